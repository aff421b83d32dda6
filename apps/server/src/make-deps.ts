import path from "node:path";
import type { Logger } from "pino";
import { createFolderStore } from "./providers/files/files.folder.ts";
import { createOutbox } from "./providers/messages/messages.outbox.ts";
import type { Config } from "./platform/config/config.ts";
import { createDatabase } from "./platform/database/database.ts";
import type { OpenedDatabase } from "./platform/database/open-database.ts";
import { createPool } from "./platform/database/pool.ts";
import type { Deps } from "./platform/deps.ts";
import { createLiveHub } from "./platform/live/live-hub.ts";

/** What a test may put in the place of the real thing. */
export interface DepsOverrides {
  now?: () => Date;
  checksReplies?: boolean;
}

/** Makes the dependencies from the configuration and an opened database. */
export function makeDeps(
  config: Config,
  log: Logger,
  opened: OpenedDatabase,
  overrides: DepsOverrides = {},
): Deps {
  const now = overrides.now ?? (() => new Date());
  const pool = createPool({
    connectionString: opened.appUrl,
    max: config.databasePoolSize,
    name: "marzipan",
  });
  const live = createLiveHub({ connectionString: opened.appUrl, pool, log });
  const database = createDatabase({
    pool,
    role: opened.role,
    now,
    onChange: (businessId, topics) => live.tell(businessId, topics),
  });
  return {
    config,
    database,
    log,
    now,
    live,
    files: createFolderStore(path.join(config.dataDir, "files")),
    messenger: createOutbox(database.lookUp, now),
    sessionSecret: config.sessionSecret ?? opened.keptSecret,
    checksReplies: overrides.checksReplies ?? false,
  };
}
