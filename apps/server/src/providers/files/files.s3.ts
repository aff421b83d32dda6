import { Disk } from "flydrive";
import { S3Driver } from "flydrive/drivers/s3";
import type { S3Config } from "../../platform/config/outside.ts";
import { checkFileKey } from "./files.folder.ts";
import type { FileStore } from "./files.port.ts";

/** Keeps files in a private bucket of an S3-compatible store; nothing in it is to be read without our key. */
export function createS3Store(config: S3Config): FileStore {
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = config;
  const disk = new Disk(
    new S3Driver({
      bucket,
      region,
      credentials: { accessKeyId, secretAccessKey },
      ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
      supportsACL: false,
      visibility: "private",
    }),
  );
  return {
    put: async (key, bytes) => await disk.put(checkFileKey(key), bytes),
    get: async (key) => {
      const known = checkFileKey(key);
      try {
        return await disk.getBytes(known);
      } catch (error) {
        if (!(await disk.exists(known))) return null;
        throw error;
      }
    },
    remove: async (key) => await disk.delete(checkFileKey(key)),
    removeAll: async (folder) => await removeUnder(disk, checkFileKey(folder)),
  };
}

/** Keys are compared one by one: the disk takes a folder for a prefix, so that `a/1` would take `a/12` along. */
async function removeUnder(disk: Disk, folder: string): Promise<void> {
  let page: string | undefined;
  do {
    const found = await disk.listAll(folder, {
      recursive: true,
      ...(page === undefined ? {} : { paginationToken: page }),
    });
    for (const entry of found.objects) {
      if (entry.isFile && entry.key.startsWith(`${folder}/`)) await disk.delete(entry.key);
    }
    page = found.paginationToken;
  } while (page !== undefined);
}
