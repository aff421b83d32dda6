import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { nodeEnvironment } from "../platform/testing/server-process.ts";

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "mz-arguments-"));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** Runs the backup as a person does; returns what it says when it fails. */
function backUp(...given: string[]): Promise<string> {
  const program = fileURLToPath(new URL("backup.ts", import.meta.url));
  const env = { ...nodeEnvironment(), INIT_CWD: home, DATA_DIR: join(home, "data") };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...given], { env, cwd: home }, (_error, _out, said) =>
      resolve(said),
    );
  });
}

it("says how a backup is asked for, and writes none, where it is asked for something else", async () => {
  for (const given of [["--help"], ["-h"], ["one", "two"]]) {
    expect(await backUp(...given)).toContain("npm run backup -- <file or folder>");
  }
  expect(readdirSync(home)).toEqual([]);
});
