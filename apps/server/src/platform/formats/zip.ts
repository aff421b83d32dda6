import { Readable } from "node:stream";
import type { PassThrough } from "node:stream";
import { finished } from "node:stream/promises";
import { ZipFile } from "yazl";

/** One file of an archive; its bytes come in pieces, so that none is ever whole in memory. */
export interface ZipEntry {
  /** Its path inside the archive, with `/`. */
  name: string;
  content: AsyncIterable<Uint8Array>;
  /** Bytes that are compressed already are stored as they are. */
  isStored?: boolean;
}

/**
 * Returns a ZIP archive as a stream. An entry is asked for when the one before it has been read, and no faster than
 * the archive is taken. All files bear the given time. An entry that fails breaks the stream, and a reader that goes
 * away ends the entries.
 */
export function writeZip(entries: AsyncIterable<ZipEntry>, at: Date): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  addEntries(zip, output, entries, at).catch((error: Error) => output.destroy(error));
  return output;
}

async function addEntries(
  zip: ZipFile,
  output: PassThrough,
  entries: AsyncIterable<ZipEntry>,
  at: Date,
): Promise<void> {
  let source: Readable | undefined;
  output.once("close", () => source?.destroy());
  for await (const { name, content, isStored } of entries) {
    if (output.destroyed) return;
    source = Readable.from(content, { objectMode: false });
    zip.addReadStream(source, name, { mtime: at, compress: isStored !== true });
    await finished(source);
  }
  zip.end();
}
