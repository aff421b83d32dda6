import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the SQL functions: `<feature>/<name>.sql`, and `revision.json`. */
export const functionsFolder = fileURLToPath(new URL("../../../functions", import.meta.url));

/** Which state of the function files a database has. */
export interface FunctionsRevision {
  /** Grows with every change of a file, so that an older server does not replace newer functions. */
  revision: number;
  /** The SHA-256 of all files, base64url. */
  checksum: string;
}

/** One file of SQL functions. */
export interface FunctionFile {
  feature: string;
  /** The function's name, without its schema. */
  name: string;
  text: string;
}

/** Lists the function files by feature and name. */
export function listFunctionFiles(): FunctionFile[] {
  return readdirSync(functionsFolder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".sql"))
    .toSorted()
    .map((file) => ({
      feature: path.dirname(file),
      name: path.basename(file, ".sql"),
      text: readFileSync(path.join(functionsFolder, file), "utf8"),
    }));
}

/** Returns the revision of some function files: its number from `revision.json`, its checksum from the files. */
export function readRevision(files: readonly FunctionFile[]): FunctionsRevision {
  const hash = createHash("sha256");
  for (const { feature, name, text } of files) hash.update(`\0${feature}/${name}\0`).update(text);
  return { revision: readRecorded().revision, checksum: hash.digest("base64url") };
}

/** Returns what `npm run schema` last wrote to `revision.json`. */
export function readRecorded(): FunctionsRevision {
  const text = readFileSync(path.join(functionsFolder, "revision.json"), "utf8");
  return JSON.parse(text) as FunctionsRevision;
}

/**
 * Returns the statements that create or replace the functions. Bodies are not checked, because tables and functions
 * that they name may be created later in the transaction.
 */
export function writeFunctions(files: readonly FunctionFile[]): string {
  return [
    "create schema if not exists app;",
    "set local check_function_bodies = off;",
    ...files.map(({ text }) => text),
    "set local check_function_bodies = on;",
    dropUnused,
  ].join("\n");
}

/**
 * Servers of the version before may call a function, or a form of it with other arguments, that has no file any more:
 * it is marked now and dropped when functions change the next time. Functions with a file have just been written by
 * this transaction.
 */
const dropUnused = `
do $$
declare
  one record;
begin
  for one in
    select p.oid::regprocedure as name, obj_description(p.oid, 'pg_proc') is not null as is_marked,
           p.xmin = pg_current_xact_id()::xid as has_file
      from pg_proc p
     where p.pronamespace = 'app'::regnamespace
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop
    if not one.has_file and one.is_marked then
      execute format('drop function %s', one.name);
    elsif one.has_file = one.is_marked then
      execute format('comment on function %s is %L', one.name, case when not one.has_file then 'unused' end);
    end if;
  end loop;
end $$;`;
