import { promises as fs } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { Kysely, PostgresAdapter, PostgresDialect, sql } from "kysely";
import type { Transaction } from "kysely";
import { FileMigrationProvider, Migrator } from "kysely/migration";
import pg from "pg";
import { StartupError } from "../errors/startup-error.ts";
import type { NamedTable } from "../feature/feature.ts";
import { compareMigrations, versionBeforeBaseline } from "./baseline.ts";
import { listFunctionFiles, readRevision, writeFunctions } from "./functions.ts";
import type { FunctionsRevision } from "./functions.ts";
import { withOwner } from "./owner.ts";

const folder = fileURLToPath(new URL("../../../migrations", import.meta.url));

/** The setting that records which functions a database has. */
const functionsSetting = "functions";

/** The oldest major version of PostgreSQL that the product runs on. */
const oldestVersion = 15;

/** The key under which Kysely locks, so that servers of versions that use its lock wait too. */
const migrationLock = 3853314791062309107n;

/** Kysely's own lock of the session cannot be released after a failed statement; ours ends with the transaction. */
class LockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {
    await Promise.resolve();
  }

  override async releaseMigrationLock(): Promise<void> {
    await Promise.resolve();
  }
}

class LockedDialect extends PostgresDialect {
  override createAdapter(): LockedAdapter {
    return new LockedAdapter();
  }
}

/**
 * Migrates a database to this version's functions and to the newest migration, or to the named one, as its owner, once,
 * in one transaction under a lock. Throws `StartupError` when the database is of a newer version or too old.
 */
export async function migrateToLatest(ownerUrl: string, lastName?: string): Promise<void> {
  const known = await listMigrationNames();
  const files = listFunctionFiles();
  const ours = readRevision(files);
  const isDone = await withOwner(ownerUrl, async (client) => {
    await refuseOldVersion(client);
    const done = await listDone(client);
    refuseOtherVersion(done, known);
    const applied = await readApplied(client);
    refuseNewerFunctions(applied, ours);
    const hasAll = known.every((name) => done.includes(name));
    return lastName === undefined && hasAll && applied?.checksum === ours.checksum;
  });
  if (isDone) return;
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 1 });
  // A statement that waits rejects with the error; an `error` event without a listener would end the process.
  pool.on("connect", (client) => client.on("error", () => undefined));
  const db = new Kysely<unknown>({ dialect: new LockedDialect({ pool }) });
  try {
    await db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(trx);
      await recordBaseline(trx, known);
      // Before the migrations, because policies and defaults of tables call functions.
      await sql.raw(writeFunctions(files)).execute(trx);
      const migrator = new Migrator({
        db: trx,
        provider: new FileMigrationProvider({ fs, path, migrationFolder: folder }),
        // Each feature numbers its migrations in a range of its own, and needs those of no other feature.
        allowUnorderedMigrations: true,
      });
      const { error } = await (lastName
        ? migrator.migrateTo(lastName)
        : migrator.migrateToLatest());
      if (error) throw error;
      await sql`
        insert into app.setting (name, value) values (${functionsSetting}, ${JSON.stringify(ours)})
        on conflict (name) do update set value = excluded.value`.execute(trx);
    });
  } finally {
    await db.destroy();
  }
}

/** Replaces the names of the migrations that the baseline replaced by its own. */
async function recordBaseline(trx: Transaction<unknown>, known: readonly string[]): Promise<void> {
  const { rows } = await sql<{ isKept: boolean }>`
    select to_regclass('kysely_migration') is not null as "isKept"`.execute(trx);
  if (!rows[0]?.isKept) return;
  const done = await sql<{ name: string }>`select name from kysely_migration`.execute(trx);
  const before = done.rows.map(({ name }) => name);
  const { names } = compareMigrations(before, known);
  const gone = before.filter((name) => !names.includes(name));
  if (gone.length === 0) return;
  await sql`delete from kysely_migration where name = any (${gone})`.execute(trx);
  await sql`
    insert into kysely_migration (name, timestamp)
    select name, ${new Date().toISOString()} from unnest(${names}::text[]) name
    on conflict do nothing`.execute(trx);
}

/** Returns the names of all migrations of this version, oldest first. */
export async function listMigrationNames(): Promise<string[]> {
  const files = await fs.readdir(folder);
  return files
    .filter((file) => file.endsWith(".ts"))
    .map((file) => file.slice(0, -".ts".length))
    .toSorted();
}

/** Returns the names of the migrations that a database has. */
async function listDone(client: pg.Client): Promise<string[]> {
  const kept = await client.query<{ isKept: boolean }>(
    `select to_regclass('kysely_migration') is not null as "isKept"`,
  );
  if (!kept.rows[0]?.isKept) return [];
  const { rows } = await client.query<{ name: string }>("select name from kysely_migration");
  return rows.map(({ name }) => name);
}

/** Returns the functions that a database has, `null` when they came with its migrations or it is new. */
async function readApplied(client: pg.Client): Promise<FunctionsRevision | null> {
  const kept = await client.query<{ isKept: boolean }>(
    `select to_regclass('app.setting') is not null as "isKept"`,
  );
  if (!kept.rows[0]?.isKept) return null;
  const { rows } = await client.query<{ value: string }>(
    "select value from app.setting where name = $1",
    [functionsSetting],
  );
  return rows[0] ? (JSON.parse(rows[0].value) as FunctionsRevision) : null;
}

/** An older server goes on while a newer one has migrated, but does not start: it could be older by many versions. */
function refuseOtherVersion(done: readonly string[], known: readonly string[]): void {
  const { newer, isTooOld } = compareMigrations(done, known);
  if (newer !== null) throw newerVersion(newer);
  if (isTooOld) {
    throw new StartupError(
      `This database is of an older Marzipan than this one can upgrade: start ${versionBeforeBaseline} on it first, then this one.`,
    );
  }
}

function refuseNewerFunctions(applied: FunctionsRevision | null, ours: FunctionsRevision): void {
  if (applied === null || applied.revision <= ours.revision) return;
  throw newerVersion(`functions ${applied.revision}`);
}

function newerVersion(what: string): StartupError {
  return new StartupError(
    `A newer version of Marzipan has migrated this database (${what}): start that version, or restore the backup from before.`,
  );
}

async function refuseOldVersion(client: pg.Client): Promise<void> {
  const answer = await client.query<{ version: string }>(
    "select current_setting('server_version_num') as version",
  );
  const major = Math.floor(Number(answer.rows[0]?.version ?? 0) / 10_000);
  if (major < oldestVersion) {
    throw new StartupError(
      `PostgreSQL ${major} is too old: Marzipan needs ${oldestVersion} or newer.`,
    );
  }
}

/**
 * Lets the application's role use what the migrations made: the functions, and of the tables what their features declare.
 * Repeated at each start, changes nothing twice.
 */
export async function grantAccess(
  ownerUrl: string,
  role: string,
  tables: readonly NamedTable[],
): Promise<void> {
  await withOwner(ownerUrl, async (client) => {
    const name = client.escapeIdentifier(role);
    await client.query("begin");
    await client.query("select pg_advisory_xact_lock(hashtext('marzipan-grants'))");
    await client.query(`
      revoke all on schema public from public;
      grant usage on schema public, app to ${name};
      grant execute on all functions in schema app to ${name};
      ${tables.flatMap((one) => writeGrants(one, name)).join("\n")}`);
    await client.query("commit");
  });
}

function writeGrants({ name, table }: NamedTable, role: string): string[] {
  return table.grants.map((grant) => `grant ${grant} on ${name} to ${role};`);
}
