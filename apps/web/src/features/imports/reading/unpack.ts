import { Unzip, UnzipInflate } from "fflate";
import { FileRefused } from "./import-file.types.ts";

/** Looks at the bytes of a part as they are unpacked; throws `FileRefused` for what must not be read on. */
export type Watch = (chunk: Uint8Array) => void;

/** The most parts of an archive; a workbook has a few for each sheet. */
const mostParts = 5000;

const join = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/** How many packed bytes are unpacked between two looks at the size: at most 16 MB come of them. */
const step = 16_384;

/**
 * Unpacks the parts of an archive for which `watchOf` returns a watch. Throws `FileRefused` once more than `mostBytes` have
 * come of them: the sizes that an archive declares may be wrong. Throws other errors for a broken archive.
 */
export function unpack(
  bytes: Uint8Array,
  mostBytes: number,
  watchOf: (name: string) => Watch | null,
): Record<string, Uint8Array> {
  const found: Record<string, Uint8Array> = {};
  let size = 0;
  let count = 0;
  const unzip = new Unzip((file) => {
    count += 1;
    if (count > mostParts) throw new FileRefused("too_large");
    const watch = watchOf(file.name);
    if (watch === null) return;
    const parts: Uint8Array[] = [];
    file.ondata = (error, part, isLast) => {
      if (error) throw error;
      size += part.length;
      if (size > mostBytes) throw new FileRefused("too_large");
      watch(part);
      parts.push(part);
      if (isLast) found[file.name] = join(parts);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += step)
    unzip.push(bytes.subarray(at, at + step), at + step >= bytes.length);
  return found;
}
