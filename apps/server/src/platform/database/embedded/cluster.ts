import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chmodSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { StartupError } from "../../errors/startup-error.ts";
import { giveFolder } from "./account.ts";
import type { Account } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import { explainOutput } from "./failure.ts";
import { copyPrepared, preparedName } from "./prepared.ts";

/** The one major version whose data folders this Marzipan reads and writes. */
const postgresMajor = 18;

/** The superuser of the embedded cluster, who owns the database and runs the migrations. */
export const ownerRole = "marzipan_owner";

/** A cluster folder as its server is told of it: the `-D` argument, and a descriptor to inherit as number 3. */
export interface OpenFolder {
  argument: string;
  descriptor: number | "ignore";
  close(): void;
}

/**
 * Opens a cluster folder for the account of the server. Root hands the open folder itself to the
 * child, who therefore never walks the parents, which may be private (root's home, a `mktemp -d`).
 */
export function openFolder(dir: string, account: Account | undefined): OpenFolder {
  if (!account || process.platform !== "linux") {
    return { argument: dir, descriptor: "ignore", close: () => undefined };
  }
  const descriptor = openSync(dir, constants.O_RDONLY | constants.O_DIRECTORY);
  return { argument: "/proc/self/fd/3", descriptor, close: () => closeSync(descriptor) };
}

/** The environment of PostgreSQL's programs: nothing of ours, so that no PG* variable changes them. */
export const programEnvironment = { PATH: "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" };

/**
 * Returns whether a finished cluster is in the folder. Throws `StartupError` when it was written
 * by another major version of PostgreSQL.
 */
export function hasCluster(clusterDir: string): boolean {
  let version: string;
  try {
    version = readFileSync(join(clusterDir, "PG_VERSION"), "utf8").trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
  if (version === String(postgresMajor)) return true;
  throw new StartupError(
    `The data in ${clusterDir} was written by PostgreSQL ${version}, and this Marzipan reads version ${postgresMajor}: ` +
      `make a backup with the Marzipan that wrote it, and bring it into a new DATA_DIR with npm run restore.`,
  );
}

const manner = [
  ["--username", ownerRole],
  ["--auth", "trust"],
  ["--encoding", "UTF8", "--locale", "C"],
  ["--locale-provider", "builtin", "--builtin-locale", "C.UTF-8"],
  ["--no-instructions"],
].flat();

/** Returns the name of the prepared database that is like one of our own making. */
export function preparedNameOfOurs(): string {
  return preparedName([String(postgresMajor), ...manner]);
}

async function runInitdb(
  options: readonly string[],
  dir: string,
  binaries: Binaries,
  account: Account | undefined,
) {
  const folder = openFolder(dir, account);
  const child = spawn(binaries.initdb, ["-D", folder.argument, ...options], {
    ...account,
    cwd: "/",
    env: programEnvironment,
    stdio: ["ignore", "pipe", "pipe", folder.descriptor],
  });
  let output = "";
  child.stdout?.on("data", (part: Buffer) => (output += part.toString()));
  child.stderr?.on("data", (part: Buffer) => (output += part.toString()));
  const code = await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  folder.close();
  return { code, output };
}

/**
 * Removes what an interrupted first start left. It is renamed first: the program that makes a cluster outlives a
 * killed server for a moment and goes on writing into its folder, wherever that is.
 */
function removeDraft(draft: string): void {
  if (!existsSync(draft)) return;
  const aside = `${draft}.${randomBytes(4).toString("hex")}`;
  renameSync(draft, aside);
  rmSync(aside, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
}

/**
 * Creates an empty cluster (UTF-8, code point order, page checksums), or copies the prepared one, which has the migrations
 * too. It grows under another name and is renamed when whole, so an interrupted first start leaves nothing that looks
 * finished.
 */
export async function createCluster(
  clusterDir: string,
  binaries: Binaries,
  account: Account | undefined,
  preparedRoot: string | null,
): Promise<void> {
  const draft = `${clusterDir}.new`;
  removeDraft(draft);
  mkdirSync(draft, { mode: 0o700 });
  const isCopied = preparedRoot !== null && copyPrepared(preparedRoot, preparedNameOfOurs(), draft);
  if (!isCopied) {
    removeDraft(draft);
    mkdirSync(draft, { mode: 0o700 });
  }
  if (account) giveFolder(draft, account);
  chmodSync(draft, 0o700);
  const { code, output } = await runInitdb(
    isCopied ? ["--sync-only"] : manner,
    draft,
    binaries,
    account,
  );
  if (code !== 0) {
    rmSync(draft, { recursive: true, force: true });
    throw explainOutput(output, clusterDir);
  }
  rmSync(clusterDir, { recursive: true, force: true });
  renameSync(draft, clusterDir);
}
