import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { FileStore } from "./files.port.ts";

/** Keeps files in a folder; a file is whole or not there, also when the machine stops in between. */
export function createFolderStore(folder: string): FileStore {
  const placeOf = (key: string): string => {
    if (!/^[\w-]+(\/[\w.-]+)*$/.test(key) || key.includes(".."))
      throw new Error(`not a file key: ${key}`);
    return path.join(folder, key);
  };
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
    remove: (key) => rm(placeOf(key), { force: true }),
    removeAll: (name) => rm(placeOf(name), { force: true, recursive: true }),
  };
}
