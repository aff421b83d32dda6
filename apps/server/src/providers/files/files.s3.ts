import type { Disk } from "flydrive";
import type { S3Config } from "../../platform/config/outside.ts";
import { checkFileKey, isFileKey } from "./files.folder.ts";
import type { FileStore } from "./files.port.ts";

/**
 * Keeps files in a private bucket of an S3-compatible store; nothing in it is to be read without our key. What
 * speaks to it is loaded with the first file, so that a server without a bucket does not carry it.
 */
export function createS3Store(config: S3Config): FileStore {
  let opened: Promise<Disk> | undefined;
  const open = (): Promise<Disk> => (opened ??= openDisk(config));
  return {
    put: async (key, bytes) => {
      const known = checkFileKey(key);
      await (await open()).put(known, bytes);
    },
    get: async (key) => {
      const known = checkFileKey(key);
      const disk = await open();
      try {
        return await disk.getBytes(known);
      } catch (error) {
        if (!(await disk.exists(known))) return null;
        throw error;
      }
    },
    keys: async function* () {
      for await (const key of listUnder(await open(), "")) if (isFileKey(key)) yield key;
    },
    remove: async (key) => {
      const known = checkFileKey(key);
      await (await open()).delete(known);
    },
    removeAll: async (folder) => {
      const known = checkFileKey(folder);
      await removeUnder(await open(), known);
    },
  };
}

async function openDisk(config: S3Config): Promise<Disk> {
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
    }),
  );
}

/** Keys are compared one by one: the disk takes a folder for a prefix, so that `a/1` would take `a/12` along. */
async function removeUnder(disk: Disk, folder: string): Promise<void> {
  for await (const key of listUnder(disk, folder)) {
    if (key.startsWith(`${folder}/`)) await disk.delete(key);
  }
}

async function* listUnder(disk: Disk, prefix: string): AsyncGenerator<string> {
  let page: string | undefined;
  do {
    const found = await disk.listAll(prefix, {
      recursive: true,
      ...(page === undefined ? {} : { paginationToken: page }),
    });
    for (const entry of found.objects) if (entry.isFile) yield entry.key;
    page = found.paginationToken;
  } while (page !== undefined);
}
