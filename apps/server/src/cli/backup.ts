import { existsSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { openEmbedded } from "../platform/database/embedded/embedded.ts";
import { StartupError, reportStartupError } from "../platform/errors/startup-error.ts";
import { writeBackup } from "./backup.write.ts";
import { explainBreak } from "./explain-break.ts";
import { isFullDisk } from "../platform/process/full-disk.ts";
import { openTarget } from "./target.ts";

const usage =
  "npm run backup writes into the folder of backups; npm run backup -- <file or folder> writes there.";

/** Returns the place that was named, `undefined` for none; anything else than one is refused with what can be said. */
function readPlace(): string | undefined {
  try {
    const { positionals } = parseArgs({ options: {}, allowPositionals: true });
    if (positionals.length > 1) throw new StartupError(usage);
    return positionals[0];
  } catch {
    throw new StartupError(usage);
  }
}

function choosePath(given: string | undefined, dataDir: string, now: Date): string {
  const name = `marzipan-backup-${now.toISOString().slice(0, 19).replaceAll(":", "")}.mzb`;
  if (!given) return join(dataDir, "backups", name);
  const path = resolve(process.env["INIT_CWD"] ?? ".", given);
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ? join(path, name) : path;
}

async function run(given: string | undefined): Promise<void> {
  const target = await openTarget(process.env, openEmbedded);
  try {
    const now = new Date();
    const path = choosePath(given, target.dataDir, now);
    if (existsSync(path)) throw new StartupError(`${path} already exists: choose another name.`);
    const { ownerUrl, files } = target;
    const saved = await writeBackup({ ownerUrl, store: files.store, path, now });
    const size = `${Math.ceil(saved.sizeBytes / 1024)} KB`;
    const from = files.bucket === null ? "" : ` of the bucket ${files.bucket}`;
    console.log(
      `Backed up ${saved.rows} rows and ${saved.files} files${from} into ${path} (${size}).`,
    );
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (isFullDisk(error) || code === "EACCES") {
      throw new StartupError(`The backup could not be written (${code}): choose another place.`);
    }
    throw explainBreak(error, "The backup", "backup");
  } finally {
    await target.close();
  }
}

try {
  await run(readPlace());
} catch (error) {
  reportStartupError(error);
}
