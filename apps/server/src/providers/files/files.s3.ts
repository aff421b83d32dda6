import type { Disk } from "flydrive";
import type { S3Config } from "../../platform/config/outside.ts";
import { checkFileKey, isFileKey } from "./files.folder.ts";
import type { FileStore } from "./files.port.ts";
import { OutsideFailure, withDeadline } from "../../platform/outside/outside-call.ts";

/** How long one act may take, its repetitions included; what is listed counts page by page. */
const usualTimeoutMs = 20_000;
/** More than any file that we keep. */
const mostBytes = 100 * 1024 * 1024;

/**
 * Stores files in a private bucket of an S3-compatible store; nothing in it is to be read without our key. What
 * speaks to it is loaded with the first file, so that a server without a bucket does not carry it.
 */
export function createS3Store(config: S3Config, timeoutMs = usualTimeoutMs): FileStore {
  let opened: Promise<Disk> | undefined;
  const open = (): Promise<Disk> => (opened ??= openDisk(config, timeoutMs));
  const within = <T>(work: () => Promise<T>): Promise<T> =>
    withDeadline("the bucket", timeoutMs, work);
  return {
    put: async (key, bytes) => {
      const known = checkFileKey(key);
      const disk = await open();
      await within(async () => {
        await disk.put(known, bytes);
        // A proxy in between may acknowledge an upload that never reached the bucket, so it is
        // looked up.
        const { contentLength } = await disk.getMetaData(known);
        if (contentLength !== bytes.byteLength) {
          throw new OutsideFailure(`the bucket has ${contentLength} of ${bytes.byteLength} bytes`);
        }
      });
    },
    get: async (key) => {
      const known = checkFileKey(key);
      const disk = await open();
      return await within(async () => {
        try {
          return await readWhole(await disk.getStream(known));
        } catch (error) {
          if (!(await disk.exists(known))) return null;
          throw error;
        }
      });
    },
    keys: async function* () {
      for await (const key of listUnder(await open(), "", within)) if (isFileKey(key)) yield key;
    },
    remove: async (key) => {
      const known = checkFileKey(key);
      const disk = await open();
      await within(() => disk.delete(known));
    },
    removeAll: async (folder) => {
      const known = checkFileKey(folder);
      await removeUnder(await open(), known, within);
    },
  };
}

/** Reads a stream that holds one file of ours; more than any of them has is no file of ours. */
async function readWhole(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of stream) {
    bytes += piece.byteLength;
    if (bytes > mostBytes) throw new OutsideFailure("the bucket sends without end");
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

type Within = <T>(work: () => Promise<T>) => Promise<T>;

async function openDisk(config: S3Config, timeoutMs: number): Promise<Disk> {
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = config;
  const [{ Disk: OneDisk }, { S3Driver }] = await Promise.all([
    import("flydrive"),
    import("flydrive/drivers/s3"),
  ]);
  return new OneDisk(
    new S3Driver({
      bucket,
      region,
      credentials: { accessKeyId, secretAccessKey },
      ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
      supportsACL: false,
      visibility: "private",
      maxAttempts: 2,
      requestHandler: {
        connectionTimeout: Math.min(3000, timeoutMs / 2),
        requestTimeout: timeoutMs / 2,
        throwOnRequestTimeout: true,
        socketTimeout: timeoutMs,
      },
    }),
  );
}

/** Keys are compared one by one: the disk takes a folder for a prefix, so that `a/1` would take `a/12` along. */
async function removeUnder(disk: Disk, folder: string, within: Within): Promise<void> {
  for await (const key of listUnder(disk, folder, within)) {
    if (key.startsWith(`${folder}/`)) await within(() => disk.delete(key));
  }
}

async function* listUnder(disk: Disk, prefix: string, within: Within): AsyncGenerator<string> {
  let page: string | undefined;
  do {
    const more = page === undefined ? {} : { paginationToken: page };
    const found = await within(() => disk.listAll(prefix, { recursive: true, ...more }));
    for (const entry of found.objects) if (entry.isFile) yield entry.key;
    page = found.paginationToken;
  } while (page !== undefined);
}
