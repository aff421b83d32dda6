import type { Logger } from "pino";
import type { Config } from "../platform/config/config.ts";
import { createDatabase } from "../platform/database/database.ts";
import type { Database, DatabaseOptions } from "../platform/database/database.ts";
import type { OpenedDatabase } from "../platform/database/open-database.ts";
import { createPool } from "../platform/database/pool.ts";
import { watchReplica } from "../platform/database/replica-watch.ts";
import { withReplica } from "../platform/database/with-replica.ts";
import { createLiveHub } from "../platform/live/live-hub.ts";
import type { LiveHub } from "../platform/live/live-hub.ts";

/** What a way to the database is made from. */
export interface MakingDatabase extends Pick<DatabaseOptions, "longestWaitMs" | "refusesSecond"> {
  config: Config;
  opened: Pick<OpenedDatabase, "appUrl" | "role" | "isDistributed">;
  now: () => Date;
  log: Logger;
  /** As for `createPool`. */
  isDurable: boolean;
}

/** Creates the access to the configured database, and to its replica where there is one, and the hub of what changes in it. */
export function makeDatabase({ config, opened, now, log, isDurable, ...limits }: MakingDatabase): {
  database: Database;
  live: LiveHub;
} {
  const { databasePoolSize, databaseReadUrl, isPooled } = config;
  const poolOf = (connectionString: string, max: number, name = "marzipan") =>
    createPool({ connectionString, max, name, isDurable, isPooled });
  const pool = poolOf(opened.appUrl, databasePoolSize);
  const watch =
    databaseReadUrl === null
      ? null
      : watchReplica({
          primary: poolOf(opened.appUrl, 1, "marzipan-watch"),
          replica: poolOf(databaseReadUrl, 1, "marzipan-watch"),
          now,
          log,
        });
  const hub = createLiveHub({
    connectionString: config.liveDatabaseUrl ?? opened.appUrl,
    pool,
    log,
    now,
    onHeard: (businessId) => watch?.noteChange(businessId),
  });
  const live: LiveHub = {
    ...hub,
    tell: (businessId, topics, page) => {
      watch?.noteChange(businessId);
      hub.tell(businessId, topics, page);
    },
  };
  const choices = {
    ...limits,
    role: opened.role,
    isDistributed: opened.isDistributed ?? false,
    now,
    onChange: (businessId, topics) => live.tell(businessId, topics),
  } satisfies Omit<DatabaseOptions, "pool">;
  const primary = createDatabase({ ...choices, pool });
  if (watch === null || databaseReadUrl === null) return { database: primary, live };
  const replica = createDatabase({ ...choices, pool: poolOf(databaseReadUrl, databasePoolSize) });
  return { database: withReplica(primary, replica, watch), live };
}
