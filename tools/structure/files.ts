import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";

const neverRead = new Set(["node_modules", "dist", "data", ".git", ".cache", "test-results"]);

/** The repository's root: the folder above `tools`. */
export const projectRoot = path.resolve(import.meta.dirname, "../..");

/** One text file: its path from the root with forward slashes, and its text. */
export interface SourceFile {
  path: string;
  text: string;
}

function* walk(root: string, folder: string): Generator<string> {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const inside = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (neverRead.has(entry.name)) continue;
    if (entry.isDirectory()) yield* walk(root, inside);
    else if (entry.isFile()) yield inside;
  }
}

/** Reads the files under some folders whose names end in one of `endings`, by path; a missing folder has none. */
export function readSources(
  root: string,
  folders: readonly string[],
  endings: readonly string[],
): SourceFile[] {
  return folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) => [...walk(root, folder)])
    .filter((file) => endings.some((ending) => file.endsWith(ending)))
    .toSorted()
    .map((file) => ({ path: file, text: readFileSync(path.join(root, file), "utf8") }));
}
