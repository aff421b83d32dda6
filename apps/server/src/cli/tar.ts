import { createReadStream } from "node:fs";
import { buffer } from "node:stream/consumers";
import { createGunzip } from "node:zlib";
import { extract, pack } from "tar-stream";
import type { Pack } from "tar-stream";

/** One file of an archive. */
export interface TarEntry {
  name: string;
  content: Buffer;
}

/**
 * Returns a POSIX archive of the entries as a stream; an entry is asked for when the one before it has been taken.
 * An entry that fails breaks the stream.
 */
export function packTar(entries: AsyncIterable<TarEntry>): Pack {
  const archive = pack();
  addEntries(archive, entries).catch((error: Error) => archive.destroy(error));
  return archive;
}

async function addEntries(archive: Pack, entries: AsyncIterable<TarEntry>): Promise<void> {
  for await (const { name, content } of entries) {
    const header = { name, mode: 0o600, mtime: new Date(0) };
    await new Promise<void>((resolve, reject) => {
      archive.entry(header, content, (error) => (error ? reject(error) : resolve()));
    });
  }
  archive.finalize();
}

/** Reads a compressed archive entry by entry, holding one entry in memory at a time. */
export async function* readTar(path: string): AsyncGenerator<TarEntry> {
  const file = createReadStream(path);
  const unpacked = createGunzip();
  const archive = extract();
  file.once("error", (error) => unpacked.destroy(error));
  unpacked.once("error", (error) => archive.destroy(error));
  file.pipe(unpacked).pipe(archive);
  try {
    for await (const entry of archive) {
      yield { name: entry.header.name, content: await buffer(entry) };
    }
  } finally {
    file.destroy();
    unpacked.destroy();
  }
}
