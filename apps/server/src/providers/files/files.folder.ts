import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { FileStore } from "./files.port.ts";

/** Answers a key if it is one, made of words and slashes; anything that could lead elsewhere throws. */
export function checkFileKey(key: string): string {
  if (!/^[\w-]+(\/[\w.-]+)*$/.test(key) || key.includes("..")) {
    throw new Error(`not a file key: ${key}`);
  }
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
    remove: async (key) => await rm(placeOf(key), { force: true }),
    removeAll: async (name) => await rm(placeOf(name), { force: true, recursive: true }),
  };
}
