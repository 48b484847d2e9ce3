/** Bots in words. */
import type { BotInfo } from "../generated/messages";

export const titled = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** How hard a bot is to beat, and how it plays. */
export function botWords(bots: BotInfo[], name: string): string {
  const bot = bots.find((known) => known.name === name);
  return bot ? `${titled(bot.strength)}. ${bot.plays}` : "";
}
