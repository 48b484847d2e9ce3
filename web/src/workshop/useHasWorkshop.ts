/** Whether a game has a workshop: known when its own part of the client is here. */
import { loadGame } from "../games";
import { useLoad } from "../net/useLoad";

export function useHasWorkshop(game: string): boolean {
  const loaded = useLoad(`client ${game}`, () => loadGame(game));
  return loaded.state === "ready" && loaded.value?.Workshop !== undefined;
}
