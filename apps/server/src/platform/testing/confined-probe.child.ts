import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** What a test asks a confined child to try: paths to read and to write. */
export interface ProbeJob {
  read: string[];
  write: string[];
}

/** What came of it: the paths that worked, the names of the environment, and whether a process could be started. */
export interface ProbeAnswer {
  read: string[];
  written: string[];
  environment: string[];
  hasSpawned: boolean;
  /** Where the child may write; `null` where it could not. */
  ownFolder: string | null;
}

function works(act: () => unknown): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}

process.on("message", ({ read, write }: ProbeJob) => {
  const answer: ProbeAnswer = {
    read: read.filter(
      (place) => works(() => readFileSync(place)) || works(() => readdirSync(place)),
    ),
    written: write.filter((place) => works(() => writeFileSync(place, "x"))),
    environment: Object.keys(process.env),
    hasSpawned: works(() => {
      if (spawnSync("/bin/true").error) throw new Error("refused");
    }),
    ownFolder: works(() => writeFileSync(path.join(tmpdir(), "own"), "x")) ? tmpdir() : null,
  };
  process.send?.(answer);
});
process.on("disconnect", () => process.exit(0));
