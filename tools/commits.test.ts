import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { checkCommits } from "./commits.check.ts";
import { withTree } from "./structure/tree.fixture.ts";

function git(root: string, ...args: string[]): string {
  const who = ["-c", "user.name=a", "-c", "user.email=a@example.test"];
  return spawnSync("git", [...who, ...args], { cwd: root, encoding: "utf8" }).stdout.trim();
}

/** Creates a repository with a long first subject and one commit for each of the given ones. */
function complaintsAbout(subjects: readonly string[]): readonly string[] {
  return withTree({ "a.txt": "a\n" }, (root) => {
    git(root, "init", "-q");
    git(root, "commit", "-q", "--allow-empty", "-m", "x".repeat(90));
    const base = git(root, "rev-parse", "HEAD");
    for (const subject of subjects) git(root, "commit", "-q", "--allow-empty", "-m", subject);
    return checkCommits(root, base).complaints;
  });
}

describe("subjects of commits", () => {
  it("have at most 72 characters, counted as people do", () => {
    expect(complaintsAbout(["x".repeat(72), "😀".repeat(72)])).toEqual([]);
    expect(complaintsAbout(["x".repeat(73)])).toEqual([
      expect.stringContaining("has 73 characters, the most is 72"),
    ]);
  });

  it("may be longer where git writes them", () => {
    expect(complaintsAbout([`Revert "${"x".repeat(72)}"`])).toEqual([]);
  });

  it("are not looked at without a repository, or without the commit that the rule begins after", () => {
    withTree({ "a.txt": "a\n" }, (root) => {
      expect(checkCommits(root).complaints).toEqual([]);
      git(root, "init", "-q");
      git(root, "commit", "-q", "--allow-empty", "-m", "x".repeat(90));
      expect(checkCommits(root).complaints).toEqual([]);
    });
  });
});
