import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type pg from "pg";

const head = `// Written by npm run schema from the migrated schema; schema.test.ts compares it. What a column holds more narrowly
// than PostgreSQL says is in column-types.ts.
import type { Generated } from "kysely";
import type { ColumnTypes } from "../column-types.ts";

/** The tables as the migrations leave them, with the columns that the application may use; calendar days and times of day are texts. */
export interface Tables {`;

/** Where it is said what columns hold more narrowly. */
const narrowerFile = fileURLToPath(new URL("./column-types.ts", import.meta.url));

const typeNames: Readonly<Record<string, string>> = {
  bigint: "number",
  boolean: "boolean",
  date: "string",
  bytea: "Buffer",
  integer: "number",
  "integer[]": "number[]",
  numeric: "number",
  smallint: "number",
  text: "string",
  "text[]": "string[]",
  "time without time zone": "string",
  "timestamp with time zone": "Date",
  uuid: "string",
};

interface Column {
  table: string;
  name: string;
  type: string;
  isNullable: boolean;
  isMade: boolean;
}

const columns = (role: string): string => `
  select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
    c.relkind = 'r' and not a.attnotnull as "isNullable", d.adbin is not null as "isMade"
  from pg_attribute a join pg_class c on c.oid = a.attrelid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where c.relkind in ('r', 'v') and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
    and (has_column_privilege('${role}', c.oid, a.attnum, 'select') or has_column_privilege('${role}', c.oid, a.attnum, 'insert'))
  order by c.relname, a.attnum`;

/** Returns the types of a migrated database's tables, for the query builder, as TypeScript. */
export async function describeTables(client: pg.Client, role: string): Promise<string> {
  const { rows } = await client.query<Column>(columns(role));
  const narrower = new Set(
    [...readFileSync(narrowerFile, "utf8").matchAll(/^ {2}"(\w+\.\w+)":/gm)].map(([, key]) => key),
  );
  const tables = new Map<string, string[]>();
  for (const column of rows) {
    const line = `    ${column.name}: ${writeType(column, narrower)};`;
    tables.set(column.table, [...(tables.get(column.table) ?? []), line]);
  }
  for (const { table, name } of rows) narrower.delete(`${table}.${name}`);
  if (narrower.size > 0) throw new Error(`no such columns: ${[...narrower].join(", ")}`);
  const parts = [...tables].map(([name, lines]) => `  ${name}: {\n${lines.join("\n")}\n  };`);
  return `${head}\n${parts.join("\n")}\n}\n`;
}

function writeType(column: Column, narrower: ReadonlySet<string | undefined>): string {
  const key = `${column.table}.${column.name}`;
  const known = narrower.has(key) ? `ColumnTypes["${key}"]` : typeNames[column.type];
  if (known === undefined) throw new Error(`say in column-types.ts what ${key} holds`);
  const type = column.isNullable ? `${known} | null` : known;
  return column.isMade ? `Generated<${type}>` : type;
}
