import type pg from "pg";

/**
 * A schema of this name marks a restore in progress. If the restore is interrupted the database
 * looks empty or has rows without files, and the mark keeps servers from starting on it.
 */
const schema = "marzipan_restoring";

/** Notes that a restore of a backup begins. */
export async function markRestoring(client: pg.ClientBase, backup: string): Promise<void> {
  await client.query(`create schema if not exists ${schema}`);
  await client.query(`create table if not exists ${schema}.note (backup text not null)`);
  await client.query(`delete from ${schema}.note`);
  await client.query(`insert into ${schema}.note values ($1)`, [backup]);
}

/** Notes that the restore is done. */
export async function endRestoring(client: pg.ClientBase): Promise<void> {
  await client.query(`drop schema if exists ${schema} cascade`);
}

/** Returns of which backup a restore was begun and not ended; `null` where none was. */
export async function findCutRestore(client: pg.ClientBase): Promise<string | null> {
  const known = await client.query<{ found: string | null }>(
    "select to_regclass($1)::text as found",
    [`${schema}.note`],
  );
  if (!known.rows[0]?.found) return null;
  const { rows } = await client.query<{ backup: string }>(`select backup from ${schema}.note`);
  return rows[0]?.backup ?? "the backup";
}
