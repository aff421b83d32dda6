import {
  accessSync,
  chownSync,
  constants,
  mkdtempSync,
  realpathSync,
  rmdirSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { StartupError } from "../../errors/startup-error.ts";
import type { Account } from "./account.ts";

const prefix = "marzipan-";
const socketName = ".s.PGSQL.5432.lock";
/** The shortest limit of the systems we run on: 104 bytes with the closing zero on macOS, 108 on Linux. */
const longestSocketPathBytes = 103;

function canBeEntered(dir: string, account: Account): boolean {
  const { mode, uid, gid } = statSync(dir);
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
  const mayEnter = ((mode >> shift) & 1) === 1;
  const parent = dirname(dir);
  return mayEnter && (parent === dir || canBeEntered(parent, account));
}

function isUsable(base: string, account: Account | undefined): boolean {
  try {
    accessSync(base, constants.W_OK | constants.X_OK);
    const socketPath = join(base, `${prefix}XXXXXX`, socketName);
    const isShort = Buffer.byteLength(socketPath) <= longestSocketPathBytes;
    return isShort && (!account || canBeEntered(realpathSync(base), account));
  } catch {
    return false;
  }
}

/**
 * Creates a private folder (mode 0700, of the account that runs the server) whose path is short enough
 * for a unix socket, however long the data folder's path is. Throws `StartupError` when no temporary
 * folder will do, or when root may not give it away (a container without the right to do so).
 */
export function makeSocketFolder(account: Account | undefined): string {
  const bases = ["/tmp", tmpdir(), process.env["XDG_RUNTIME_DIR"], "/var/tmp", "/run", "/dev/shm"];
  const base = bases.find((candidate) => candidate && isUsable(candidate, account));
  if (!base) {
    throw new StartupError(
      "Marzipan found no short temporary folder for its database's socket: make /tmp writable, or set TMPDIR to a short path.",
    );
  }
  const dir = mkdtempSync(join(base, prefix));
  try {
    if (account) chownSync(dir, account.uid, account.gid);
  } catch {
    rmdirSync(dir);
    throw new StartupError(
      "Marzipan's database does not run as root, and root may not act as another user here: start Marzipan as an ordinary user, or set DATABASE_URL to a PostgreSQL 15 or newer.",
    );
  }
  return dir;
}
