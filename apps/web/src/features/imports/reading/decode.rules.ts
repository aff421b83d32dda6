import type { Language } from "@marzipan/contract/languages";

/** What programs of a language wrote before UTF-8, and Excel still writes as CSV. */
const oldEncodings: Partial<Record<Language, string>> = {
  he: "windows-1255",
  ar: "windows-1256",
  ja: "shift_jis",
  zh: "gb18030",
};

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

/**
 * Returns the text of a file: by its mark, else UTF-8 where it is that, else as programs in the person's language
 * write it.
 */
export function decodeText(bytes: Uint8Array, language: Language): string {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  const encoding = marked?.[0] ?? twoByteEncoding(bytes);
  if (encoding !== null) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(oldEncodings[language] ?? "windows-1252").decode(bytes);
  }
}
