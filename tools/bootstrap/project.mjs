import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Failure } from "./failure.mjs";

/** The absolute path of the project's root folder. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");

/** Returns an absolute path within the project. */
export function inProject(...parts) {
  return join(root, ...parts);
}

/** Returns the paths of all files under a folder, without installed packages and builds. */
export function listFiles(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => name !== "node_modules" && name !== "dist")
    .sort()
    .flatMap((name) => listFiles(join(path, name)));
}

/** Returns a SHA-256 in hex over the names and contents of files and folders, given relative to the root. */
export function hashPaths(paths) {
  const hash = createHash("sha256");
  for (const file of paths.flatMap((path) => listFiles(inProject(path)))) {
    const content = readFileSync(file);
    hash.update(`${file.slice(root.length)}\0${content.length}\0`).update(content);
  }
  return hash.digest("hex");
}

/** Returns the text of a file of the project, or `undefined` when there is none. */
export function readText(...parts) {
  const path = inProject(...parts);
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

/** Returns the script that an installed package runs under a command name. */
export function findProgram(packageName, command = packageName) {
  const manifest = readText("node_modules", packageName, "package.json");
  if (!manifest) {
    throw new Failure(
      `The package ${packageName} is missing: remove node_modules and run the command again.`,
    );
  }
  const { bin } = JSON.parse(manifest);
  return inProject("node_modules", packageName, typeof bin === "string" ? bin : bin[command]);
}
