/** Where a link or a post could be: a diamond between every two pads side by side. */
import { type CSSProperties, memo } from "react";
import type { Extent } from "./aids";
import type { Cell, Link } from "./format";
import { EAST, linkKey, NORTH, plus } from "./geometry";
import { type Index, spotAt } from "./model";
import { edgeWords } from "./words";

interface EdgesProps {
  index: Index;
  cells: Cell[];
  extent: Extent;
  tool: "link" | "post";
}

export const Edges = memo(function Edges({ index, cells, extent, tool }: EdgesProps) {
  const found: Link[] = [];
  for (const cell of cells) {
    if (spotAt(index, cell).pad === null) continue;
    for (const way of [EAST, NORTH]) {
      const there = plus(cell, way);
      if (spotAt(index, there).pad !== null) found.push([cell, there]);
    }
  }
  const [left] = extent.least;
  const [, top] = extent.most;
  return found.map(([a, b]) => {
    const key = linkKey([a, b]);
    const there = tool === "post" ? index.posts.has(key) : index.links.has(key);
    const x = (a[0] + b[0]) / 2 - left + 0.5;
    const y = top - (a[1] + b[1]) / 2 + 0.5;
    return (
      <button
        key={key}
        type="button"
        className="ws-edge"
        tabIndex={-1}
        data-edge={key}
        data-there={there}
        aria-label={edgeWords(tool, there, [a, b])}
        title={edgeWords(tool, there, [a, b])}
        style={{ "--x": x, "--y": y } as CSSProperties}
      />
    );
  });
});
