import { crc32, createDeflateRaw } from "node:zlib";

/** One file of an archive; its bytes come in pieces, so that none is ever whole in memory. */
export interface ZipEntry {
  /** Its path inside the archive, with `/`. */
  name: string;
  content: AsyncIterable<Uint8Array>;
  /** Bytes that are compressed already are stored as they are. */
  isStored?: boolean;
}

interface Written {
  name: Buffer;
  method: number;
  crc: number;
  packedBytes: number;
  bytes: number;
  offset: number;
}

// Sizes and checksum follow the bytes (bit 3); names are UTF-8 (bit 11).
const flags = 0x0808;
const most32 = 0xffff_ffff;
const most16 = 0xffff;
const version = 45;

/**
 * Writes a ZIP archive piece by piece; archives of any size and number of files are readable (ZIP64), a single
 * file has less than 4 GiB. All files bear the given time.
 */
export async function* writeZip(
  entries: AsyncIterable<ZipEntry>,
  at: Date,
): AsyncGenerator<Uint8Array> {
  const time = dosTime(at);
  const written: Written[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const method = entry.isStored ? 0 : 8;
    const file: Written = {
      name: Buffer.from(entry.name),
      method,
      crc: 0,
      packedBytes: 0,
      bytes: 0,
      offset,
    };
    const head = localHeader(file, time);
    yield head;
    const counted = count(entry.content, file);
    for await (const piece of entry.isStored ? counted : deflate(counted)) {
      file.packedBytes += piece.byteLength;
      yield piece;
    }
    const tail = descriptor(file);
    yield tail;
    offset += head.byteLength + file.packedBytes + tail.byteLength;
    written.push(file);
  }
  let directoryBytes = 0;
  for (const file of written) {
    const record = directoryRecord(file, time);
    directoryBytes += record.byteLength;
    yield record;
  }
  yield endRecords(written.length, directoryBytes, offset);
}

async function* count(
  content: AsyncIterable<Uint8Array>,
  file: Written,
): AsyncGenerator<Uint8Array> {
  for await (const piece of content) {
    file.crc = crc32(piece, file.crc);
    file.bytes += piece.byteLength;
    yield piece;
  }
}

async function* deflate(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const packer = createDeflateRaw();
  const feeding = (async () => {
    for await (const piece of content) {
      if (!packer.write(piece)) await new Promise((resolve) => packer.once("drain", resolve));
    }
    packer.end();
  })();
  feeding.catch((error: Error) => packer.destroy(error));
  try {
    yield* packer as AsyncIterable<Buffer>;
    await feeding;
  } finally {
    packer.destroy();
  }
}

function dosTime(at: Date): number {
  const year = Math.max(1980, at.getUTCFullYear());
  const day = ((year - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const clock =
    (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | Math.floor(at.getUTCSeconds() / 2);
  return ((day << 16) | clock) >>> 0;
}

/** Writes little-endian numbers one after the other: pairs of value and width in bytes. */
function pack(...fields: [value: number, width: 2 | 4 | 8][]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [, width]) => sum + width, 0));
  let at = 0;
  for (const [value, width] of fields) {
    if (width === 8) bytes.writeBigUInt64LE(BigInt(value), at);
    else bytes.writeUIntLE(value, at, width);
    at += width;
  }
  return bytes;
}

function localHeader({ name, method }: Written, time: number): Buffer {
  const head = pack(
    [0x04034b50, 4],
    [version, 2],
    [flags, 2],
    [method, 2],
    [time, 4],
    [0, 4],
    [0, 4],
    [0, 4],
    [name.byteLength, 2],
    [0, 2],
  );
  return Buffer.concat([head, name]);
}

function descriptor({ crc, packedBytes, bytes }: Written): Buffer {
  return pack([0x08074b50, 4], [crc, 4], [packedBytes, 4], [bytes, 4]);
}

function directoryRecord(file: Written, time: number): Buffer {
  const { name, method, crc, packedBytes, bytes, offset } = file;
  const isFar = offset >= most32;
  const extra = isFar ? pack([1, 2], [8, 2], [offset, 8]) : Buffer.alloc(0);
  const record = pack(
    [0x02014b50, 4],
    [version, 2],
    [version, 2],
    [flags, 2],
    [method, 2],
    [time, 4],
    [crc, 4],
    [packedBytes, 4],
    [bytes, 4],
    [name.byteLength, 2],
    [extra.byteLength, 2],
    [0, 2],
    [0, 2],
    [0, 2],
    [0, 4],
    [isFar ? most32 : offset, 4],
  );
  return Buffer.concat([record, name, extra]);
}

function endRecords(files: number, directoryBytes: number, offset: number): Buffer {
  const isLarge = files >= most16 || directoryBytes >= most32 || offset >= most32;
  const end = pack(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [Math.min(files, most16), 2],
    [Math.min(files, most16), 2],
    [Math.min(directoryBytes, most32), 4],
    [Math.min(offset, most32), 4],
    [0, 2],
  );
  if (!isLarge) return end;
  const end64 = pack(
    [0x06064b50, 4],
    [44, 8],
    [version, 2],
    [version, 2],
    [0, 4],
    [0, 4],
    [files, 8],
    [files, 8],
    [directoryBytes, 8],
    [offset, 8],
  );
  const locator = pack([0x07064b50, 4], [0, 4], [offset + directoryBytes, 8], [1, 4]);
  return Buffer.concat([end64, locator, end]);
}
