import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { startEmbedded } from "../platform/database/embedded/embedded.ts";
import { listMigrationNames, migrateToLatest } from "../platform/database/migrate.ts";
import { StartupError, reportStartupError } from "../platform/errors/startup-error.ts";
import { restoreBackup } from "./restore.run.ts";
import { explainBreak } from "./explain-break.ts";
import { isFullDisk } from "../platform/process/full-disk.ts";
import { openTarget } from "./target.ts";

const usage = "Name the backup to bring back: npm run restore -- <file> [--force]";

function readArguments(): { path: string; isForced: boolean } {
  try {
    const options = { force: { type: "boolean", default: false } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (positionals.length !== 1 || !positionals[0]) throw new StartupError(usage);
    const path = resolve(process.env["INIT_CWD"] ?? ".", positionals[0]);
    return { path, isForced: values.force };
  } catch {
    throw new StartupError(usage);
  }
}

async function run(): Promise<void> {
  const { path, isForced } = readArguments();
  const target = await openTarget(process.env, startEmbedded);
  try {
    const { rows, files } = await restoreBackup({
      ownerUrl: target.ownerUrl,
      files: target.files,
      path,
      isForced,
      migrate: (lastName) => migrateToLatest(target.ownerUrl, lastName),
      knownMigrations: await listMigrationNames(),
    });
    const { bucket } = target.files;
    const into =
      bucket === null ? "" : ` into the bucket ${bucket} (what it held besides stays there)`;
    console.log(`Restored ${rows} rows and ${files} files${into}. Start Marzipan with npm start.`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (isFullDisk(error)) {
      throw new StartupError(
        `There is no room for the files (${code}): make some, then run the restore again.`,
      );
    }
    throw explainBreak(error, "The restore", "restore");
  } finally {
    await target.close();
  }
}

try {
  await run();
} catch (error) {
  reportStartupError(error);
}
