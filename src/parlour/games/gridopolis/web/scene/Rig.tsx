/** The camera and the hand that turns it. Standpoints are flown to; a drag makes the look free. */

import { useFrame, useThree } from "@react-three/fiber";
import { still } from "@shell/kit";
import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { OrthographicCamera, PerspectiveCamera } from "three";
import { OrbitControls } from "three/examples/jsm/controls/OrbitControls.js";
import { type Direction, direction, FIELD, fitted, type Space, toward, turnTo } from "./camera";
import type { Cell, Look } from "./parts";

const FLIGHT = 320; // milliseconds
const [LEAST, MOST] = [0.3, 2.5]; // of the distance from which all is in the picture

interface Props {
  look: Look;
  space: Space;
  forward: Cell;
  onFree: () => void;
  onStill: () => void; // the camera has come to rest
}

export function Rig({ look, space, forward, onFree, onStill }: Props) {
  const { set, size, gl, invalidate } = useThree();
  const camera = useMemo(
    () => (look.flat ? new OrthographicCamera() : new PerspectiveCamera(FIELD)),
    [look.flat],
  );
  const now = useRef<Direction>(direction(look.from === "free" ? "seat" : look.from, forward));
  const zoom = useRef(1); // how much nearer or farther than needed somebody wants to be
  const far = useRef(0); // where `stand` has put the camera
  const flight = useRef<{ from: Direction; to: Direction; begun: number } | null>(null);
  const told = useRef({ onFree, onStill });
  told.current = { onFree, onStill };
  const aspect = size.width / Math.max(1, size.height);

  const controls = useMemo(() => {
    const made = new OrbitControls(camera, gl.domElement);
    made.enableDamping = false;
    made.enablePan = false;
    made.maxPolarAngle = Math.PI * 0.96;
    return made;
  }, [camera, gl]);
  const stand = () => {
    const { distance, half, aim, flatAim } = fitted(space, now.current, aspect);
    const flat = camera instanceof OrthographicCamera;
    const target = flat ? flatAim : aim;
    far.current = flat ? 40 : distance * zoom.current;
    camera.position.copy(target).addScaledVector(toward(now.current), far.current);
    controls.target.copy(target);
    camera.near = 0.1;
    camera.far = 200;
    if (camera instanceof OrthographicCamera) {
      camera.top = half;
      camera.bottom = -half;
      camera.left = -half * aspect;
      camera.right = half * aspect;
    } else camera.aspect = aspect;
    camera.lookAt(target);
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld();
  };
  const stander = useRef(stand);
  stander.current = stand;
  useEffect(() => {
    const begin = () => {
      flight.current = null;
    };
    const change = () => {
      now.current = { azimuth: controls.getAzimuthalAngle(), polar: controls.getPolarAngle() };
      const wanted = zoom.current * (controls.getDistance() / far.current);
      zoom.current = Math.min(MOST, Math.max(LEAST, wanted));
      stander.current(); // from there, too, all of it is in the picture
      invalidate();
    };
    const end = () => {
      told.current.onFree();
      told.current.onStill();
    };
    controls.addEventListener("start", begin);
    controls.addEventListener("change", change);
    controls.addEventListener("end", end);
    return () => controls.dispose();
  }, [controls, invalidate]);

  // A new camera, another size of the picture, other pads: stand where one stood.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `stand` is made of these
  useLayoutEffect(() => {
    set({ camera });
    stand();
    controls.update();
    told.current.onStill();
    invalidate();
  }, [camera, controls, space, aspect, set, invalidate]);

  useEffect(() => {
    if (look.from === "free") return;
    zoom.current = 1;
    const to = direction(look.from, forward);
    flight.current = { from: now.current, to, begun: still() ? 0 : performance.now() };
    invalidate();
  }, [look.from, forward, invalidate]);

  useFrame(() => {
    const trip = flight.current;
    if (!trip) return;
    const part = Math.min(1, (performance.now() - trip.begun) / FLIGHT);
    now.current = turnTo(trip.from, trip.to, part * part * (3 - 2 * part));
    stand();
    if (part < 1) invalidate();
    else {
      flight.current = null;
      controls.update();
      told.current.onStill();
    }
  });
  return null;
}
