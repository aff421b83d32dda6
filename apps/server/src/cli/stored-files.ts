import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Config } from "../platform/config/config.ts";
import { StartupError } from "../platform/errors/startup-error.ts";
import { flushFolder } from "../platform/process/flush-folder.ts";
import { createFolderStore, isFileKey } from "../providers/files/files.folder.ts";
import type { FileStore } from "../providers/files/files.port.ts";
import { createS3Store } from "../providers/files/files.s3.ts";

/** Where the stored files are, for a command that takes them along or brings them back. */
export interface StoredFiles {
  store: FileStore;
  /** The bucket that holds them; `null` for the data folder. */
  bucket: string | null;
  /** Begins to bring files back: nothing takes the place of what a folder holds before the end. */
  bringBack(): Promise<BringingBack>;
}

/** Files on their way back. */
export interface BringingBack {
  put: (key: string, content: Uint8Array) => Promise<void>;
  end(): Promise<void>;
}

/** Returns where the configuration keeps files. Throws `StartupError` when a bucket cannot be reached. */
export async function openStoredFiles({
  dataDir,
  s3,
}: Pick<Config, "dataDir" | "s3">): Promise<StoredFiles> {
  if (!s3) return inFolder(join(dataDir, "files"));
  const { bucket } = s3;
  const store = createS3Store(s3);
  try {
    await store.keys()[Symbol.asyncIterator]().next();
  } catch {
    throw new StartupError(
      `The bucket ${bucket} of S3_BUCKET cannot be read: check the address, the keys and that it exists.`,
    );
  }
  return { store, bucket, bringBack: async () => ({ put: putInto(store), end: async () => {} }) };
}

/** Returns the files of a folder; one that does not exist holds none. */
export function inFolder(folder: string): StoredFiles {
  const draft = `${folder}.restored`;
  const replaced = `${folder}.replaced`;
  return {
    store: createFolderStore(folder),
    bucket: null,
    bringBack: async () => {
      await rm(draft, { recursive: true, force: true });
      return {
        put: putInto(createFolderStore(draft)),
        end: async () => {
          // The replaced folder is removed last: a restore that is killed in between can be
          // repeated.
          await rm(replaced, { recursive: true, force: true });
          if (existsSync(folder)) await rename(folder, replaced);
          if (existsSync(draft)) await rename(draft, folder);
          await flushFolder(dirname(folder));
          await rm(replaced, { recursive: true, force: true });
        },
      };
    },
  };
}

function putInto(store: FileStore): BringingBack["put"] {
  return async (key, content) => {
    if (!isFileKey(key)) throw new StartupError("The backup is damaged.");
    await store.put(key, content);
  };
}
