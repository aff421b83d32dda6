import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import path from "node:path";
import type { Utterance } from "./read-utterances.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const folders = ["lexicon", "src/concepts", "training"];
const features = "src/classifier/features.ts";

/** Returns the hash of all that the trained model depends on: utterances, lexicons, features and training. */
export function hashSources(utterances: readonly Utterance[]): string {
  const hash = createHash("sha256").update(JSON.stringify(utterances));
  for (const file of [features, ...folders.flatMap(listFiles)].toSorted()) {
    hash
      .update(file)
      .update("\0")
      .update(readFileSync(path.join(root, file)));
  }
  return hash.digest("hex");
}

function listFiles(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".test.ts"))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.replaceAll(path.sep, "/"));
}
