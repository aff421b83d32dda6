import { detectOldEncoding } from "./detect-encoding.rules.ts";

const marks: readonly (readonly [string, readonly number[]])[] = [
  ["utf-8", [0xef, 0xbb, 0xbf]],
  ["utf-16le", [0xff, 0xfe]],
  ["utf-16be", [0xfe, 0xff]],
];

/** Returns the encoding of a text without a mark whose Latin letters are two bytes each, `null` for others. */
function twoByteEncoding(bytes: Uint8Array): string | null {
  const start = bytes.subarray(0, 400);
  const zeros = [0, 0];
  for (const [index, byte] of start.entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const enough = start.length / 8;
  if ((zeros[1] ?? 0) > enough && (zeros[1] ?? 0) > (zeros[0] ?? 0)) return "utf-16le";
  return (zeros[0] ?? 0) > enough ? "utf-16be" : null;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Returns the encoding of a text, by its bytes alone: its mark, else UTF-8 where it is that, else the likeliest. */
export function detectEncoding(bytes: Uint8Array): string {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return marked[0];
  return twoByteEncoding(bytes) ?? (isUtf8(bytes) ? "utf-8" : detectOldEncoding(bytes));
}
