import { randomUUID } from "node:crypto";
import type { Dirent } from "node:fs";
import { mkdir, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { flushFolder } from "../../platform/process/flush-folder.ts";
import type { FileStore } from "./files.port.ts";

/** Returns whether a text is a key: made of words and slashes, with nothing that could lead elsewhere. */
export function isFileKey(key: string): boolean {
  return /^[\w-]+(\/[\w.-]+)*$/.test(key) && !key.includes("..");
}

/** Returns a key if it is one; anything else throws. */
export function checkFileKey(key: string): string {
  if (!isFileKey(key)) throw new Error(`not a file key: ${key}`);
  return key;
}

/** Stores files in a folder; a file is whole or not there, also when the machine stops in between. */
export function createFolderStore(folder: string): FileStore {
  const placeOf = (key: string): string => path.join(folder, checkFileKey(key));
  return {
    put: async (key, bytes) => {
      const place = placeOf(key);
      await makeFolder(path.dirname(place), folder);
      const draft = `${place}.${randomUUID()}.part`;
      try {
        // On the disk before it gets its name, and its name on the disk before it counts as kept.
        await writeFile(draft, bytes, { flush: true });
        await rename(draft, place);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await flushFolder(path.dirname(place));
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

/** Creates a folder inside another; what holds a new one is on the disk before a file is kept in it. */
async function makeFolder(folder: string, root: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let at = folder; at.length >= first.length; at = path.dirname(at)) {
    await flushFolder(path.dirname(at));
    if (at === root) return;
  }
}

/**
 * Lists the keys below a folder, which may itself be gone by now. What the store did not put there, and what it
 * has half written, is none of its keys.
 */
async function* listKeys(folder: string, prefix = ""): AsyncGenerator<string> {
  let entries: Dirent[];
  try {
    entries = await readdir(path.join(folder, prefix), { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return;
    throw error;
  }
  for (const entry of entries) {
    const key = `${prefix}${entry.name}`;
    if (entry.isDirectory()) yield* listKeys(folder, `${key}/`);
    else if (entry.isFile() && isFileKey(key) && !key.endsWith(".part")) yield key;
  }
}
