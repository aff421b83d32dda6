import { StartupError } from "../platform/startup-error.ts";

/** One file of an archive. */
export interface TarEntry {
  name: string;
  content: Buffer;
}

const blockBytes = 512;
const nameBytes = 100;
const prefixBytes = 155;
const checksumAt = 148;

function splitName(name: string): { name: string; prefix: string } {
  if (Buffer.byteLength(name) <= nameBytes) return { name, prefix: "" };
  for (let at = name.indexOf("/"); at > 0; at = name.indexOf("/", at + 1)) {
    const prefix = name.slice(0, at);
    const rest = name.slice(at + 1);
    if (Buffer.byteLength(prefix) <= prefixBytes && Buffer.byteLength(rest) <= nameBytes) {
      return { name: rest, prefix };
    }
  }
  throw new Error(`the name is too long for an archive: ${name}`);
}

function sumBytes(header: Buffer): number {
  let sum = 0;
  for (const [at, byte] of header.entries()) {
    sum += at >= checksumAt && at < checksumAt + 8 ? 0x20 : byte;
  }
  return sum;
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, "0");
}

/** Answers the bytes of one file in a POSIX (ustar) archive: header, content, padding. */
export function encodeTarEntry(entry: TarEntry): Buffer {
  const header = Buffer.alloc(blockBytes);
  const { name, prefix } = splitName(entry.name);
  header.write(name, 0);
  header.write(octal(0o600, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(entry.content.length, 11), 124);
  header.write(octal(0, 11), 136);
  header.write("0", 156);
  header.write("ustar\u000000", 257);
  header.write(prefix, 345);
  header.write(`${octal(sumBytes(header), 6)}\0 `, checksumAt);
  const padding = Buffer.alloc((blockBytes - (entry.content.length % blockBytes)) % blockBytes);
  return Buffer.concat([header, entry.content, padding]);
}

/** The two empty blocks that end an archive. */
export const tarEnd = Buffer.alloc(2 * blockBytes);

function readName(header: Buffer): string {
  const text = (from: number, length: number) =>
    header
      .subarray(from, from + length)
      .toString()
      .replace(/\0.*$/s, "");
  const prefix = text(345, prefixBytes);
  return prefix ? `${prefix}/${text(0, nameBytes)}` : text(0, nameBytes);
}

/**
 * Reads an archive entry by entry, holding one entry in memory at a time. Throws `StartupError` when
 * the bytes are no archive or end too early.
 */
export async function* readTarEntries(bytes: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const source = bytes[Symbol.asyncIterator]();
  let kept: Buffer[] = [];
  let keptBytes = 0;

  async function take(length: number): Promise<Buffer> {
    while (keptBytes < length) {
      const next = await source.next();
      if (next.done) throw new StartupError("The backup ends too early: it is damaged.");
      kept.push(next.value);
      keptBytes += next.value.length;
    }
    const all = kept.length === 1 && kept[0] ? kept[0] : Buffer.concat(kept);
    kept = [all.subarray(length)];
    keptBytes -= length;
    return all.subarray(0, length);
  }

  for (;;) {
    const header = await take(blockBytes);
    if (header.every((byte) => byte === 0)) return;
    if (
      Number.parseInt(header.toString("latin1", checksumAt, checksumAt + 6), 8) !== sumBytes(header)
    ) {
      throw new StartupError("This is no backup of Marzipan, or it is damaged.");
    }
    const size = Number.parseInt(header.toString("latin1", 124, 135), 8);
    const content = Buffer.from(await take(size));
    await take((blockBytes - (size % blockBytes)) % blockBytes);
    yield { name: readName(header), content };
  }
}
