/** What is in a file that somebody has chosen, if it may be the value of an option. */
import { Fault } from "../net/api";

const LONGEST = 64 * 1024; // bytes, as the server has it

/** Its text, or a `Fault` that says in a sentence why it cannot be used. */
export async function textOf(file: File): Promise<string> {
  if (file.size > LONGEST) throw bad(`It is larger than ${LONGEST / 1024} kB.`);
  const bytes = await file.arrayBuffer().catch(() => {
    throw bad("It could not be read.");
  });
  if (bytes.byteLength === 0) throw bad("It is empty.");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw bad("It is not a text in UTF-8.");
  }
}

const bad = (why: string) => new Fault("client/bad-file", why);

/** As it is read by itself: with a capital letter and a full stop. */
export function sentence(words: string): string {
  const said = words.slice(0, 1).toUpperCase() + words.slice(1);
  return /[.!?]$/.test(said) ? said : `${said}.`;
}
