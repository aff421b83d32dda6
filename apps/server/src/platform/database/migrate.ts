import { promises as fs } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { Kysely, PostgresDialect } from "kysely";
import { FileMigrationProvider, Migrator } from "kysely/migration";
import pg from "pg";
import { StartupError } from "../startup-error.ts";
import type { NamedTable } from "../feature.ts";
import { withOwner } from "./owner.ts";

const folder = fileURLToPath(new URL("../../../migrations", import.meta.url));

/** The oldest major version of PostgreSQL that the product runs on. */
const oldestVersion = 15;

/** Brings a database to the newest migration, or to the named one, as its owner, once, under the migrator's lock. */
export async function migrateToLatest(ownerUrl: string, lastName?: string): Promise<void> {
  const isDone = await withOwner(ownerUrl, async (client) => {
    await refuseOldVersion(client);
    const done = await listDone(client);
    const known = await listMigrationNames();
    refuseNewerDatabase(done, known);
    return lastName === undefined && done.length === known.length;
  });
  if (isDone) return;
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 2 });
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const migrator = new Migrator({
      db,
      provider: new FileMigrationProvider({ fs, path, migrationFolder: folder }),
      // Each room numbers its migrations in a range of its own, and needs those of no room beside it.
      allowUnorderedMigrations: true,
    });
    const { error } = await (lastName ? migrator.migrateTo(lastName) : migrator.migrateToLatest());
    if (error) throw error;
  } finally {
    await db.destroy();
  }
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

/** An older server goes on while a newer one has migrated, but does not start: it could be older by many versions. */
function refuseNewerDatabase(done: readonly string[], known: readonly string[]): void {
  const ours = new Set(known);
  const newer = done.filter((name) => !ours.has(name)).toSorted();
  if (newer.length === 0) return;
  throw new StartupError(
    `A newer version of Marzipan has migrated this database (${newer.at(-1) ?? ""}): start that version, or restore the backup from before.`,
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
 * Lets the application's role use what the migrations made: the functions, and of the tables what their rooms say.
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
