import { spawnSync } from "node:child_process";
import { projectRoot } from "./structure/files.ts";
import { reportFindings } from "./structure/report.ts";
import type { Findings } from "./structure/report.ts";

/** The rule holds for commits after this one; earlier subjects are longer and stay as they are. */
const firstOfRule = "da23584";
/** The longest subject, in characters: longer ones are cut off where lists of commits show them. */
const mostCharacters = 72;

/**
 * Checks under `root` that the subjects of commits after `since` have at most 72 characters; those that
 * git writes itself ("Merge …", "Revert …") may be longer. Where there is no git, no repository, or only
 * a part of the history without `since`, nothing is checked.
 */
export function checkCommits(root: string, since = firstOfRule): Findings {
  const { status, stdout } = spawnSync("git", ["log", "--format=%h %s", `${since}..HEAD`], {
    cwd: root,
    encoding: "utf8",
  });
  if (status !== 0) return { complaints: [], fine: "the history is not here: nothing to check" };
  const commits = stdout.split("\n").filter((line) => line !== "");
  const complaints = commits.flatMap((line) => {
    const at = line.indexOf(" ");
    const subject = line.slice(at + 1);
    const { length } = Array.from(subject);
    if (length <= mostCharacters || /^(?:Merge|Revert) /.test(subject)) return [];
    return [
      `${line.slice(0, at)} “${subject}” has ${length} characters, the most is ${mostCharacters}`,
    ];
  });
  return { complaints, fine: `${commits.length} commits have short subjects` };
}

if (import.meta.main) reportFindings("commits", checkCommits(projectRoot));
