import type { FileProblem } from "./import-file.types.ts";

/** What a file is by its bytes: what can be read, or why it cannot. */
export type FileKind = "workbook" | "own_data" | "text" | FileProblem;

const starts = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

const latin = (bytes: Uint8Array): string => new TextDecoder("latin1").decode(bytes);

/** Returns what a compound file of Microsoft's is: a workbook behind a password, or an old one. */
function kindOfCompound(bytes: Uint8Array): FileKind {
  const names = latin(bytes).replaceAll("\u0000", "");
  return names.includes("EncryptedPackage") ? "password" : "old_excel";
}

/** Returns what a ZIP archive is by the names in it. */
function kindOfArchive(bytes: Uint8Array): FileKind {
  const names = latin(bytes);
  if (names.includes("xl/workbook.xml")) return "workbook";
  if (names.includes("client.csv") && names.includes("orders.csv")) return "own_data";
  if (names.includes("xl/workbook.bin")) return "old_excel";
  if (names.includes("Index/Document.iwa") || names.includes("Index.zip")) return "numbers";
  if (/\[Content_Types\]\.xml/.test(names) && !/word\/|ppt\//.test(names)) return "broken";
  return "other_kind";
}

const isPicture = (bytes: Uint8Array): boolean =>
  starts(bytes, 0x89, 0x50, 0x4e, 0x47) ||
  starts(bytes, 0xff, 0xd8, 0xff) ||
  starts(bytes, 0x47, 0x49, 0x46, 0x38) ||
  (starts(bytes, 0x52, 0x49, 0x46, 0x46) && latin(bytes.subarray(8, 12)) === "WEBP") ||
  /^ftyp(?:heic|heix|mif1|avif)/.test(latin(bytes.subarray(4, 12)));

/** Returns whether a text has bytes that no text has, one in fifty or more of its beginning. */
function isBinary(bytes: Uint8Array): boolean {
  const start = bytes.subarray(0, 4000);
  // Of two-byte letters every second byte may be nothing.
  const isWide = starts(bytes, 0xff, 0xfe) || starts(bytes, 0xfe, 0xff);
  const odd = start.filter((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27));
  const nothings = odd.filter((byte) => byte === 0).length;
  const isUtf16 = nothings > start.length / 4 && odd.length - nothings < start.length / 50;
  return !isWide && !isUtf16 && odd.length > start.length / 50;
}

/** Returns what a file is, by its bytes alone: names lie. */
export function findKind(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return "empty";
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return kindOfCompound(bytes);
  if (starts(bytes, 0x50, 0x4b)) return kindOfArchive(bytes);
  if (starts(bytes, 0x25, 0x50, 0x44, 0x46)) return "pdf";
  if (isPicture(bytes)) return "picture";
  const start = latin(bytes.subarray(0, 1000)).toLowerCase();
  // Programs hand out web pages and XML with the ending of Excel, which Excel opens.
  if (/<html|<table|<!doctype|<\?xml/.test(start)) return "old_excel";
  return isBinary(bytes) ? "other_kind" : "text";
}
