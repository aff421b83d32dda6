import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../../../../..");
const git = (...args: string[]): Buffer =>
  execFileSync("git", args, { cwd: root, stdio: ["ignore", "pipe", "ignore"], maxBuffer: 2 ** 30 });

/** The sources of a version, beside what it shares with this one: packages of others and the built pages. */
export interface PreviousVersion {
  /** The server's entry. */
  main: string;
  clear(): void;
}

/**
 * Lays out the version before the newest migration; this version itself where the history is not here, as in an archive
 * or a clone of the last commit alone.
 */
export function layOutPrevious(): PreviousVersion {
  const commit = findPrevious();
  if (commit === null)
    return { main: path.join(root, "apps/server/src/main.ts"), clear: () => undefined };
  mkdirSync(path.join(root, ".cache"), { recursive: true });
  // Inside of the project, where Node finds the packages of others.
  const folder = mkdtempSync(path.join(root, ".cache/previous-"));
  execFileSync("tar", ["-x", "-C", folder], {
    input: git("archive", commit, "apps/server", "packages", "package.json"),
  });
  const scope = path.join(folder, "node_modules/@marzipan");
  mkdirSync(scope, { recursive: true });
  for (const name of readdirSync(path.join(folder, "packages")))
    symlinkSync(path.join(folder, "packages", name), path.join(scope, name));
  for (const shared of ["apps/server/node_modules", "apps/menu/dist", "apps/web/dist"]) {
    if (!existsSync(path.join(root, shared))) continue;
    mkdirSync(path.dirname(path.join(folder, shared)), { recursive: true });
    symlinkSync(path.join(root, shared), path.join(folder, shared));
  }
  return {
    main: path.join(folder, "apps/server/src/main.ts"),
    clear: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function findPrevious(): string | null {
  try {
    const newest = git(
      "log",
      "-1",
      "--format=%H",
      "--diff-filter=A",
      "--",
      "apps/server/migrations",
    );
    return git("rev-parse", "--verify", `${newest.toString().trim()}^`).toString().trim();
  } catch {
    return null;
  }
}
