import type pg from "pg";
import { StartupError } from "../platform/errors/startup-error.ts";
import {
  listTables,
  ourSchemas,
  quoteIdentifier,
  quoteName,
  textSettings,
} from "./backup.catalog.ts";
import type { TableShape } from "./backup.catalog.ts";
import type { Manifest } from "./backup.format.ts";
import type { BackupPart } from "./backup.read.ts";

type Table = Manifest["tables"][number];

async function listStatements(client: pg.ClientBase, sql: string): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(sql);
  return rows.map(({ statement }) => statement);
}

async function runAll(client: pg.ClientBase, statements: string[]): Promise<void> {
  for (const statement of statements) await client.query(statement);
}

/**
 * Defers foreign keys to the commit and disables triggers, so that tables can be filled in any
 * order.
 */
async function holdBackChecks(client: pg.ClientBase): Promise<() => Promise<void>> {
  const keys = (mode: string) =>
    listStatements(
      client,
      `select format('alter table %I.%I alter constraint %I ${mode}', n.nspname, t.relname, k.conname) as statement
         from pg_constraint k join pg_class t on t.oid = k.conrelid join pg_namespace n on n.oid = t.relnamespace
        where k.contype = 'f' and k.conparentid = 0 and not k.condeferrable and n.nspname in ${ourSchemas}`,
    );
  const triggers = (mode: string) =>
    listStatements(
      client,
      `select distinct format('alter table %I.%I ${mode} trigger user', n.nspname, t.relname) as statement
         from pg_trigger g join pg_class t on t.oid = g.tgrelid join pg_namespace n on n.oid = t.relnamespace
        where not g.tgisinternal and n.nspname in ${ourSchemas}`,
    );
  const undo = [...(await keys("not deferrable")), ...(await triggers("enable"))];
  await runAll(client, [
    ...(await keys("deferrable initially deferred")),
    ...(await triggers("disable")),
  ]);
  return async () => {
    await client.query("set constraints all immediate");
    await runAll(client, undo);
  };
}

/**
 * Returns the statement that fills a table. Its types are those of the database: what an archive says of itself
 * becomes no SQL, since the owner of a database may run programs by it.
 */
function makeInsert(table: Table, own: readonly TableShape[]): string {
  const shape = own.find(({ schema, name }) => schema === table.schema && name === table.name);
  const types = new Map(shape?.columns.map(({ name, type }) => [name, type]));
  const strange = shape ? table.columns.find(({ name }) => !types.has(name)) : table;
  if (strange) {
    throw new StartupError(
      `This is no backup of Marzipan, or it is damaged: it holds ${strange.name}, which its Marzipan does not have.`,
    );
  }
  const columns = table.columns.map(({ name }) => quoteIdentifier(name)).join(", ");
  const values = table.columns
    .map(({ name }, at) => `(r.value ->> ${at})::${types.get(name) ?? "text"}`)
    .join(", ");
  return `insert into ${quoteName(table)} (${columns}) overriding system value
          select ${values} from json_array_elements($1::json) as r`;
}

/**
 * Fills a database that has the backup's schema and no rows worth keeping, in the transaction that is
 * open on the client: rows that migrations made are replaced, foreign keys are checked at the end. Throws
 * `StartupError` when the backup names a table or a column that the schema does not have.
 */
export async function loadRows(
  client: pg.ClientBase,
  manifest: Manifest,
  parts: AsyncIterable<BackupPart>,
  keepFile: (key: string, content: Buffer) => Promise<void>,
): Promise<void> {
  await client.query(textSettings);
  const own = await listTables(client);
  const inserts = manifest.tables.map((table) =>
    table.columns.length > 0 ? makeInsert(table, own) : "",
  );
  const letChecksGo = await holdBackChecks(client);
  if (manifest.tables.length > 0) {
    await client.query(`truncate ${manifest.tables.map(quoteName).join(", ")}`);
  }
  for await (const part of parts) {
    if (part.kind === "file") await keepFile(part.key, part.content);
    else await client.query(inserts[part.tableIndex] ?? "", [part.json]);
  }
  await letChecksGo();
  for (const sequence of manifest.sequences) {
    await client.query("select setval($1::regclass, $2::bigint)", [
      quoteName(sequence),
      sequence.lastValue,
    ]);
  }
}
