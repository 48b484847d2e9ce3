/** A design in the address: behind the #, so that it never reaches a server on the way. */
import { BadFile } from "./format";

const PACKED = "z="; // deflated
const PLAIN = "j=";
const LARGEST = 64 * 1024; // as large as a blueprint may be

export async function packed(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  if (typeof CompressionStream === "undefined") return PLAIN + letters(bytes);
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return PACKED + letters(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** The text in a fragment; null if the fragment is about something else. */
export async function unpacked(fragment: string): Promise<string | null> {
  const inside = fragment.replace(/^#/, "");
  if (!inside.startsWith(PACKED) && !inside.startsWith(PLAIN)) return null;
  try {
    const bytes = bytesOf(inside.slice(2));
    const plain = inside.startsWith(PLAIN) ? bytes : await inflated(bytes);
    return new TextDecoder("utf-8", { fatal: true }).decode(plain);
  } catch (error) {
    if (error instanceof BadFile) throw error;
    throw new BadFile("The link is damaged: a part of it may have been cut off.");
  }
}

/** Read piece by piece: a short link may unfold into something that fills the memory. */
async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (typeof DecompressionStream === "undefined")
    throw new BadFile("This browser cannot open packed links.");
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = stream.getReader();
  const parts: number[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(parts);
    if (parts.length + value.length > LARGEST) {
      await reader.cancel();
      throw new BadFile("The design in the link is too large.");
    }
    parts.push(...value);
  }
}

function letters(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
