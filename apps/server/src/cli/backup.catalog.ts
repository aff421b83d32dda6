import type pg from "pg";

/** A table whose rows a backup holds. */
export interface TableShape {
  schema: string;
  name: string;
  columns: { name: string; type: string }[];
}

/** A number sequence and the last number it gave. */
export interface SequenceState {
  schema: string;
  name: string;
  lastValue: string;
}

/**
 * The schemas that migrations fill, as an SQL list. Not `pgboss`: the server recreates the job
 * queue.
 */
export const ourSchemas = "('public', 'app')";

const isOurs = `
  n.nspname in ${ourSchemas}
  and c.relname not in ('kysely_migration', 'kysely_migration_lock')
  and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`;

/** How values are written as text, the same on every server and version. */
export const textSettings = `
  set local datestyle to 'ISO, YMD'; set local intervalstyle to 'postgres'; set local timezone to 'UTC';
  set local bytea_output to 'hex'; set local extra_float_digits to 3; set local row_security to off;
  set local statement_timeout to 0; set local idle_in_transaction_session_timeout to 0`;

/** Returns every table of ours by name, with its stored columns in their order (generated ones left out). */
export async function listTables(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(`
    select n.nspname as schema, c.relname as name,
           coalesce(json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
             order by a.attnum) filter (where a.attname is not null), '[]') as columns
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
           and not a.attisdropped and a.attgenerated = ''
     where c.relkind in ('r', 'p') and not c.relispartition and ${isOurs}
     group by 1, 2 order by 1, 2`);
  return rows;
}

/** Returns the state of every sequence of ours that has given a number. */
export async function listSequences(client: pg.ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<SequenceState>(`
    select n.nspname as schema, c.relname as name, s.last_value::text as "lastValue"
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_sequences s on s.schemaname = n.nspname and s.sequencename = c.relname
     where c.relkind = 'S' and s.last_value is not null and ${isOurs} order by 1, 2`);
  return rows;
}

/** Returns the names of the migrations that the database has had, oldest first; none when it is new. */
export async function listMigrations(client: pg.ClientBase): Promise<string[]> {
  const known = await client.query("select to_regclass('kysely_migration') as found");
  if (!known.rows[0]?.found) return [];
  const { rows } = await client.query<{ name: string }>(
    "select name from kysely_migration order by name",
  );
  return rows.map(({ name }) => name);
}

/** Returns a table's or sequence's name as SQL. */
export function quoteName({ schema, name }: { schema: string; name: string }): string {
  return `${quoteIdentifier(schema)}.${quoteIdentifier(name)}`;
}

/** Returns an identifier as SQL. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
