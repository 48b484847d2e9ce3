/** The scene where it can be drawn. It is loaded by itself, so that the shelf needs no three. */
import { useUnsettled } from "@shell/kit";
import { Component, lazy, type ReactNode, Suspense } from "react";
import type { SceneProps } from "./scene/Scene";

const Scene = lazy(() => import("./scene/Scene"));

let able: boolean | null = null;

/** Whether this browser draws in three dimensions; asked once. */
export function canDraw(): boolean {
  if (able === null) {
    try {
      const context = document.createElement("canvas").getContext("webgl2");
      able = context !== null && context !== undefined;
      context?.getExtension("WEBGL_lose_context")?.loseContext();
    } catch {
      able = false;
    }
  }
  return able;
}

export function SceneArea(props: SceneProps) {
  return (
    <Fallen>
      <Suspense fallback={<Coming />}>
        <Scene {...props} />
      </Suspense>
    </Fallen>
  );
}

function Coming() {
  useUnsettled(true);
  return <p className="gp-scene-wait soft">Building the grid-set…</p>;
}

/** A scene that fails takes nothing with it: the maps are enough to play. */
class Fallen extends Component<{ children: ReactNode }, { fallen: boolean }> {
  override state = { fallen: false };
  static getDerivedStateFromError() {
    return { fallen: true };
  }
  override render() {
    if (!this.state.fallen) return this.props.children;
    return (
      <p className="gp-scene-wait soft" data-testid="no-scene">
        The scene cannot be drawn here. The level maps show the same.
      </p>
    );
  }
}
