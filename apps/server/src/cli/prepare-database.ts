import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { preparedNameOfOurs } from "../platform/database/embedded/cluster.ts";
import { startEmbedded } from "../platform/database/embedded/embedded.ts";
import { hasPrepared, keepPrepared, preparedRoot } from "../platform/database/embedded/prepared.ts";
import { migrateToLatest } from "../platform/database/migrate.ts";

/**
 * Creates an empty database with all migrations beside the build, unless it is there: a first start copies it instead of
 * making its own.
 */
const name = preparedNameOfOurs();
if (!hasPrepared(preparedRoot, name)) {
  const parent = path.dirname(preparedRoot);
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(parent, "database-draft-"));
  try {
    const { ownerUrl, stop } = await startEmbedded({
      dataDir: folder,
      log: () => undefined,
      preparedRoot: null,
    });
    try {
      await migrateToLatest(ownerUrl);
    } finally {
      await stop();
    }
    keepPrepared(preparedRoot, name, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
