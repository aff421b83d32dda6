import { chownSync, lstatSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** The operating system account that the database server runs under. */
export interface Account {
  uid: number;
  gid: number;
}

const lastResort: Account = { uid: 65534, gid: 65534 };

/** Returns an account that the system knows by name, since initdb refuses one without. */
function findUnprivileged(): Account {
  try {
    const entries = readFileSync("/etc/passwd", "utf8").split("\n");
    const accounts = entries.flatMap((entry) => {
      const [name, , uid, gid] = entry.split(":");
      return name && uid && gid && uid !== "0"
        ? [{ name, account: { uid: Number(uid), gid: Number(gid) } }]
        : [];
    });
    const preferred = accounts.find(({ name }) => name === "nobody") ?? accounts.at(-1);
    return preferred?.account ?? lastResort;
  } catch {
    return lastResort;
  }
}

/**
 * Returns the account that PostgreSQL must run under: `undefined` (our own) unless we are root, whom
 * PostgreSQL refuses. Root uses the owner of the existing cluster folder, else `nobody`, else another
 * unprivileged account of the system, else 65534.
 */
export function chooseAccount(clusterDir: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : findUnprivileged();
}

/**
 * Gives a folder and all in it to an account when its owner is another one, as after a copy made by
 * root. Nothing is read when the folder itself already has the right owner.
 */
export function giveFolder(dir: string, account: Account): void {
  if (lstatSync(dir).uid === account.uid) return;
  for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink())
      chownSync(join(entry.parentPath, entry.name), account.uid, account.gid);
  }
  chownSync(dir, account.uid, account.gid);
}
