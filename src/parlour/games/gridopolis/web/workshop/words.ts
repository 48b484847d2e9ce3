/** What is where, in words: for those who listen, and for the line below the maps. */
import { spoken } from "../cells";
import { linksAround } from "./aids";
import type { Cell, Link } from "./format";
import { AROUND, COMPASS, keyOf, linkKey, linkOf, plus } from "./geometry";
import { type Index, MIDDLE, spotAt } from "./model";
import { nameOf } from "./seating";

/** "e3 on level 0, pad, start marker of South" */
export function cellWords(index: Index, cell: Cell): string {
  const spot = spotAt(index, cell);
  const said = [spoken(cell)];
  if (spot.pad === null) said.push("empty");
  else said.push(spot.pad === MIDDLE ? "pad" : `pad of ${nameOf(spot.pad)}`);
  if (spot.teleporter) said.push("teleporter");
  if (spot.kingerizer !== null) said.push(`kingerizer of ${nameOf(spot.kingerizer)}`);
  if (spot.marker !== null) said.push(`start marker of ${nameOf(spot.marker)}`);
  if (spot.pad !== null) {
    const around = linksAround(index, keyOf(cell));
    const ways = COMPASS.filter((_, i) => around[i]);
    if (ways.length > 0) said.push(`linked ${ways.join(", ")}`);
    const posts = COMPASS.filter((_, i) => {
      const way = AROUND[i] as Cell;
      return index.posts.has(linkKey(linkOf(cell, plus(cell, way))));
    });
    if (posts.length > 0) said.push(`post ${posts.join(", ")}`);
  }
  return said.join(", ");
}

/** "Link between e5 and f5 on level 0" */
export function edgeWords(tool: "link" | "post", there: boolean, [a, b]: Link): string {
  const what = tool === "link" ? "Link" : "Post";
  return `${there ? what : `No ${tool}`} between ${spoken(a)} and ${spoken(b)}`;
}
