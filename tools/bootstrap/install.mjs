import { createHash } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { Failure } from "./failure.mjs";
import { runNpm } from "./npm.mjs";
import { inProject, readText } from "./project.mjs";
import { prunePackages } from "./prune.mjs";

const reasons = [
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|network/i,
    "check the network connection",
  ],
  [/ENOSPC/, "free some space on the disk"],
  [/EACCES|EPERM|EROFS/, "make the project's folder writable"],
  [/in sync|lock file/i, "restore package.json and package-lock.json as they were published"],
];

function makeStamp(lockText) {
  const hash = createHash("sha256").update(lockText).digest("hex");
  return `${hash} ${process.platform}-${process.arch}\n`;
}

function allows(list, value) {
  const entries = [list ?? []].flat();
  if (entries.includes(`!${value}`)) return false;
  return entries.every((entry) => entry.startsWith("!")) || entries.includes(value);
}

/**
 * An optional package that names no `os` and no `cpu` is never required, since npm may skip it; one
 * that names them is required where they match.
 */
function isNeededHere(entry) {
  if (entry.optional && !entry.os && !entry.cpu) return false;
  const isMusl = process.platform === "linux" && !readGlibcVersion();
  return (
    allows(entry.os, process.platform) &&
    allows(entry.cpu, process.arch) &&
    (process.platform !== "linux" || allows(entry.libc, isMusl ? "musl" : "glibc"))
  );
}

let glibcVersion;
function readGlibcVersion() {
  glibcVersion ??= process.report.getReport().header.glibcVersionRuntime ?? "";
  return glibcVersion;
}

/** Returns the names of the packages of the lockfile's text that node_modules does not hold as locked. */
function listMissing(lockText) {
  const installed = JSON.parse(readText("node_modules/.package-lock.json") ?? "{}").packages ?? {};
  return Object.entries(JSON.parse(lockText).packages)
    .filter(([path, entry]) => path.includes("node_modules/") && !entry.link)
    .filter(([, entry]) => isNeededHere(entry))
    .filter(
      ([path, entry]) => installed[path]?.version !== entry.version || !existsSync(inProject(path)),
    )
    .map(([path]) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length));
}

function explain(output) {
  const advice =
    reasons.find(([pattern]) => pattern.test(output))?.[1] ?? "see npm's message above";
  return new Failure(`Marzipan's packages could not be installed: ${advice}, then run it again.`);
}

/**
 * Makes sure that node_modules holds what package-lock.json says: at once when the stamp of an
 * earlier run fits the lockfile, by comparing when a person installed by hand, otherwise through npm,
 * with every version compared afterwards. What nothing loads is removed. Not by `npm ci`: npm 11.19 refuses a lockfile that lacks
 * the optional packages of other systems, as it does where the registry did not have them.
 */
export async function ensureInstalled() {
  const lockText = readText("package-lock.json");
  if (!lockText) throw new Failure("package-lock.json is missing: clone Marzipan again.");
  const stamp = makeStamp(lockText);
  if (readText("node_modules/.marzipan-stamp") === stamp) return;
  if (
    !existsSync(inProject("node_modules/.package-lock.json")) ||
    listMissing(lockText).length > 0
  ) {
    const beganAt = performance.now();
    process.stdout.write("Installing packages from the lockfile (only when it changes)…\n");
    const { code, output } = await runNpm([
      "install",
      "--no-save",
      "--include=dev",
      "--include=optional",
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
    ]);
    const missing = code === 0 ? listMissing(lockText) : [];
    if (code !== 0) {
      process.stderr.write(`${output.trim()}\n`);
      throw explain(output);
    }
    if (missing.length > 0) {
      throw new Failure(
        `npm did not install ${missing.slice(0, 3).join(", ")} as locked: check the network connection, remove node_modules and run it again.`,
      );
    }
    process.stdout.write(`Installed in ${Math.round((performance.now() - beganAt) / 1000)} s.\n`);
  }
  mkdirSync(inProject("node_modules"), { recursive: true });
  prunePackages();
  writeFileSync(inProject("node_modules/.marzipan-stamp"), stamp);
}
