import { randomUUID } from "node:crypto";
import type { Dirent } from "node:fs";
import { mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { FileStore } from "./files.port.ts";

/** Answers whether a text is a key: made of words and slashes, with nothing that could lead elsewhere. */
export function isFileKey(key: string): boolean {
  return /^[\w-]+(\/[\w.-]+)*$/.test(key) && !key.includes("..");
}

/** Answers a key if it is one; anything else throws. */
export function checkFileKey(key: string): string {
  if (!isFileKey(key)) throw new Error(`not a file key: ${key}`);
  return key;
}

/** Keeps files in a folder; a file is whole or not there, also when the machine stops in between. */
export function createFolderStore(folder: string): FileStore {
  const placeOf = (key: string): string => path.join(folder, checkFileKey(key));
  return {
    put: async (key, bytes) => {
      const place = placeOf(key);
      await mkdir(path.dirname(place), { recursive: true });
      const draft = `${place}.${randomUUID()}.part`;
      await writeFile(draft, bytes);
      await rename(draft, place);
    },
    get: async (key) => {
      try {
        return await readFile(placeOf(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
        throw error;
      }
    },
    keys: () => listKeys(folder),
    remove: async (key) => await rm(placeOf(key), { force: true }),
    removeAll: async (name) => await rm(placeOf(name), { force: true, recursive: true }),
  };
}

/** What the store did not put there, and what it has half written, is none of its keys. */
async function* listKeys(folder: string): AsyncGenerator<string> {
  let entries: Dirent[];
  try {
    entries = await readdir(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  for (const entry of entries) {
    const place = path.relative(folder, path.join(entry.parentPath, entry.name));
    const key = place.split(path.sep).join("/");
    if (entry.isFile() && isFileKey(key) && !key.endsWith(".part")) yield key;
  }
}
