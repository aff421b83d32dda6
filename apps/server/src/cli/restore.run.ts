import pg from "pg";
import { compareMigrations, versionBeforeBaseline } from "../platform/database/baseline.ts";
import { endRestoring, findCutRestore, markRestoring } from "../platform/database/restoring.ts";
import { StartupError } from "../platform/errors/startup-error.ts";
import { listMigrations, listTables, quoteName } from "./backup.catalog.ts";
import type { BackupTotals } from "./backup.format.ts";
import { readParts, verifyBackup } from "./backup.read.ts";
import { loadRows } from "./restore.load.ts";
import type { StoredFiles } from "./stored-files.ts";

/** What to bring back, and where to. */
export interface RestoreOptions {
  ownerUrl: string;
  /** Where the files go: a folder is replaced as a whole, a bucket keeps what else it holds. */
  files: StoredFiles;
  /** The archive to read. */
  path: string;
  /** Replaces what the database holds. */
  isForced: boolean;
  /** Migrates the database to the named migration, or to the newest without a name. */
  migrate: (lastName?: string) => Promise<void>;
  /** The names of the migrations that this Marzipan knows. */
  knownMigrations: string[];
}

async function holdsRows(client: pg.ClientBase): Promise<boolean> {
  if ((await listMigrations(client)).length === 0) return (await listTables(client)).length > 0;
  for (const table of await listTables(client)) {
    if (table.schema !== "public") continue;
    const { rows } = await client.query(`select exists (select from ${quoteName(table)}) as found`);
    if (rows[0]?.found) return true;
  }
  return false;
}

/** Removes all that migrations and the job queue made, so that migrations can begin again. */
async function clearDatabase(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(`
    select format('drop schema %I cascade', nspname) as statement from pg_namespace
     where nspname in ('app', 'pgboss')
    union all
    select format('drop %s if exists public.%I cascade',
             case c.relkind when 'v' then 'view' when 'm' then 'materialized view'
               when 'S' then 'sequence' when 'f' then 'foreign table' else 'table' end, c.relname)
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'e', 'i'))
    union all
    select format('drop routine if exists %s cascade', p.oid::regprocedure)
      from pg_proc p where p.pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    union all
    select format('drop type if exists public.%I cascade', t.typname)
      from pg_type t where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')
       and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')`);
  await client.query("begin");
  for (const { statement } of rows) await client.query(statement);
  await client.query("commit");
}

async function refuseRunningServer(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query(
    `select from pg_stat_activity where datname = current_database()
       and application_name in ('marzipan', 'marzipan-live', 'marzipan-jobs') limit 1`,
  );
  if (rows.length === 0) return;
  throw new StartupError("A Marzipan server works on this database: stop it, then restore.");
}

/** Refuses a database whose tables Citus has spread: they cannot be taken away and made again in one go. */
async function refuseSpread(client: pg.ClientBase): Promise<void> {
  const known = await client.query(
    "select from pg_class where oid = to_regclass('pg_dist_partition')",
  );
  if (known.rowCount === 0) return;
  const spread = await client.query("select 1 from pg_dist_partition limit 1");
  if (spread.rowCount === 0) return;
  throw new StartupError(
    "The tables of this database are spread by Citus: restore into a new database on the coordinator, then run npm run admin -- distribute.",
  );
}

async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Restores a backup into an empty database, at the schema it was made with, and then up to the
 * newest. The whole backup is checked before anything changes. Until all of it is back the database bears a
 * mark, under which no server starts and a restore may begin again. Throws `StartupError` when the backup is
 * damaged or from a newer Marzipan, when a server works on the database, when Citus has spread its tables, or when it
 * holds rows and `isForced` is not set.
 */
export async function restoreBackup(options: RestoreOptions): Promise<BackupTotals> {
  const { manifest, totals } = await verifyBackup(options.path);
  const migrations = compareMigrations(manifest.migrations, options.knownMigrations);
  if (migrations.newer !== null) {
    throw new StartupError("The backup was made by a newer Marzipan: restore it with that one.");
  }
  if (migrations.isTooOld) {
    throw new StartupError(
      `The backup is of an older Marzipan than this one can upgrade: restore it with ${versionBeforeBaseline}, start that, and back up again.`,
    );
  }
  await withClient(options.ownerUrl, async (client) => {
    await refuseRunningServer(client);
    await refuseSpread(client);
    const wasCut = (await findCutRestore(client)) !== null;
    if (!options.isForced && !wasCut && (await holdsRows(client))) {
      throw new StartupError(
        "The database already holds data: restore into an empty one (another DATA_DIR), or add -- --force to replace all of it.",
      );
    }
    await markRestoring(client, options.path);
    await clearDatabase(client);
  });
  await options.migrate(migrations.names.at(-1));

  const files = await options.files.bringBack();
  await withClient(options.ownerUrl, async (client) => {
    await client.query("begin");
    await loadRows(client, manifest, readParts(options.path), files.put);
    await client.query("commit");
  });
  await files.end();
  await options.migrate();
  await withClient(options.ownerUrl, endRestoring);
  return totals;
}
