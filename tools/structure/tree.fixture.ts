import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Writes files into a new folder, gives its path to `read`, and removes it afterwards. */
export function withTree<T>(files: Readonly<Record<string, string>>, read: (root: string) => T): T {
  const root = mkdtempSync(path.join(tmpdir(), "mz-house-"));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    }
    return read(root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
