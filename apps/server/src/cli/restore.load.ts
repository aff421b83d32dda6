import type pg from "pg";
import { ourSchemas, quoteIdentifier, quoteName, textSettings } from "./backup.catalog.ts";
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

function makeInsert(table: Table): string {
  const columns = table.columns.map(({ name }) => quoteIdentifier(name)).join(", ");
  const values = table.columns.map(({ type }, at) => `(r.value ->> ${at})::${type}`).join(", ");
  return `insert into ${quoteName(table)} (${columns}) overriding system value
          select ${values} from json_array_elements($1::json) as r`;
}

/**
 * Fills a database that has the backup's schema and no rows worth keeping, in the transaction that is
 * open on the client: rows that migrations made are replaced, foreign keys are checked at the end.
 */
export async function loadRows(
  client: pg.ClientBase,
  manifest: Manifest,
  parts: AsyncIterable<BackupPart>,
  keepFile: (key: string, content: Buffer) => Promise<void>,
): Promise<void> {
  await client.query(textSettings);
  const letChecksGo = await holdBackChecks(client);
  if (manifest.tables.length > 0) {
    await client.query(`truncate ${manifest.tables.map(quoteName).join(", ")}`);
  }
  const inserts = manifest.tables.map((table) =>
    table.columns.length > 0 ? makeInsert(table) : "",
  );
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
