import { crc32, inflateRawSync } from "node:zlib";

/** Reads a ZIP archive by its directory at the end, as unpackers do; a wrong checksum or size fails. */
export function readZip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.subarray(at + 46, at + 46 + nameLength).toString();
    files.set(name, readEntry(archive, at, name));
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  if (at !== end) throw new Error("the directory does not end where it should");
  return files;
}

function readEntry(archive: Buffer, at: number, name: string): Buffer {
  const local = archive.readUInt32LE(at + 42);
  const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  const packed = archive.subarray(start, start + archive.readUInt32LE(at + 20));
  const bytes = archive.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed;
  if (bytes.byteLength !== archive.readUInt32LE(at + 24)) throw new Error(`${name}: wrong size`);
  if (crc32(bytes) !== archive.readUInt32LE(at + 16)) throw new Error(`${name}: wrong checksum`);
  return bytes;
}
