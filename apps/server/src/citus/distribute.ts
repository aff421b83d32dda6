import type pg from "pg";
import { withOwner } from "../platform/database/owner.ts";
import type { NamedTable } from "../platform/feature/feature.ts";
import { StartupError } from "../platform/errors/startup-error.ts";

/** The usage line of `npm run admin -- distribute`. */
export const distributeUsage =
  "npm run admin -- distribute                  spread the tables over the nodes of a Citus coordinator, servers stopped";

/**
 * The tables that stand whole on every node, since statements join them with rows of one business. The other tables of
 * all businesses stay on the coordinator: what is written to a whole table waits for every node and for each other.
 */
export const onEveryNode: ReadonlySet<string> = new Set([
  "account",
  "business",
  "menu_address",
  "subscription",
]);

type Say = (line: string) => void;

/**
 * Spreads the tables of a coordinator's database over its nodes: those whose key begins with the business by it, side
 * by side; those that are joined with them whole on every node, with the functions that policies and statements call.
 * What was done stays done, so that it can be run again after it was cut short. Keys between tables are laid aside
 * meanwhile, since neither of two tables can go first.
 */
export async function distribute(
  ownerUrl: string,
  tables: readonly NamedTable[],
  say: Say,
): Promise<void> {
  await withOwner(ownerUrl, async (client) => {
    await refuseOthers(client);
    await keepSettings(client);
    await placeFunctions(client, say);
    const placed = await listPlaced(client);
    const wanted = await planTables(client, tables);
    const missing = wanted.filter(({ name }) => !placed.has(name));
    const first = wanted.find(({ isSpread }) => isSpread)?.name;
    say(`${wanted.length - missing.length} tables are placed, ${missing.length} are to be.`);
    if (missing.length > 0) await layKeysAside(client, missing, say);
    for (const { name, isSpread } of missing) {
      const beside = name === first ? "none" : first;
      await (isSpread
        ? client.query(
            "select create_distributed_table($1::regclass, 'business_id', colocate_with => $2)",
            [name, beside],
          )
        : client.query("select create_reference_table($1::regclass)", [name]));
      say(`${name}: ${isSpread ? "spread by business" : "whole on every node"}`);
    }
    await putKeysBack(client, say);
    say("Done.");
  });
}

/** Refuses a database without Citus, and a second run at the same time. */
async function refuseOthers(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ is_citus: boolean; is_alone: boolean }>(
    `select to_regclass('pg_dist_partition') is not null as is_citus,
            pg_try_advisory_lock(hashtext('marzipan-distribute')) as is_alone`,
  );
  if (rows[0]?.is_citus !== true)
    throw new StartupError(
      "The database of DATABASE_URL is no Citus coordinator: run `create extension citus` there and add its nodes first.",
    );
  if (!rows[0].is_alone) throw new StartupError("The tables are being distributed already.");
}

/**
 * Stores with the database what its connections need: what the policies read is set for the transaction and must reach
 * the nodes, and grants and migrations change tables that point to each other, one node after the other.
 */
async function keepSettings(client: pg.Client): Promise<void> {
  await client.query(`do $$ begin
    execute format('alter database %I set citus.propagate_set_commands = %L', current_database(), 'local');
    execute format('alter database %I set citus.multi_shard_modify_mode = %L', current_database(), 'sequential');
  end $$`);
}

/** Makes our functions on every node: of a policy's function Citus takes along the function alone, not those it calls. */
async function placeFunctions(client: pg.Client, say: Say): Promise<void> {
  await client.query("begin");
  // The nodes get them in any order, so that one may call another that is not there yet.
  await client.query("set local citus.propagate_set_commands = 'local'");
  await client.query("set local check_function_bodies = off");
  const { rowCount } = await client.query(
    `select create_distributed_function(p.oid::regprocedure) from pg_proc p
      where p.pronamespace = 'app'::regnamespace and not exists (
        select from pg_dist_object o where o.classid = 'pg_proc'::regclass and o.objid = p.oid)`,
  );
  await client.query("commit");
  if (rowCount) say(`${rowCount} functions are made on every node.`);
}

async function listPlaced(client: pg.Client): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string }>(
    "select logicalrelid::text as name from pg_dist_partition where logicalrelid::text !~ '^pgboss'",
  );
  return new Set(rows.map(({ name }) => name));
}

interface Planned {
  name: string;
  isSpread: boolean;
}

/** Returns the tables of the features, those that stay whole first. */
async function planTables(client: pg.Client, tables: readonly NamedTable[]): Promise<Planned[]> {
  const { rows } = await client.query<{ name: string; begins_with: string }>(
    `select c.oid::regclass::text as name, a.attname as begins_with
       from pg_class c
       join pg_constraint p on p.conrelid = c.oid and p.contype = 'p'
       join pg_attribute a on a.attrelid = c.oid and a.attnum = p.conkey[1]
      where c.oid::regclass::text = any ($1) and c.relkind in ('r', 'p')
      order by name`,
    [tables.map(({ name }) => name)],
  );
  const planned = rows.flatMap(({ name, begins_with }): Planned[] => {
    if (onEveryNode.has(name)) return [{ name, isSpread: false }];
    return begins_with === "business_id" ? [{ name, isSpread: true }] : [];
  });
  return planned.toSorted((one, other) => Number(one.isSpread) - Number(other.isSpread));
}

/** Drops the keys of and to some tables, each written down in the same transaction. */
async function layKeysAside(
  client: pg.Client,
  missing: readonly Planned[],
  say: Say,
): Promise<void> {
  await client.query("begin");
  await client.query(`create table if not exists app.key_laid_aside (
    relation text not null, name text not null, definition text not null, primary key (relation, name))`);
  const { rows } = await client.query<{ relation: string; name: string }>(
    `insert into app.key_laid_aside
       select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
        where contype = 'f' and (conrelid::regclass::text = any ($1) or confrelid::regclass::text = any ($1))
     on conflict do nothing returning relation, name`,
    [missing.map(({ name }) => name)],
  );
  for (const { relation, name } of rows)
    await client.query(`alter table ${relation} drop constraint ${client.escapeIdentifier(name)}`);
  await client.query("commit");
  if (rows.length > 0) say(`${rows.length} keys between tables are laid aside.`);
}

/** Creates the keys that were laid aside again, each in a transaction of its own. */
async function putKeysBack(client: pg.Client, say: Say): Promise<void> {
  const { rows: kept } = await client.query(
    "select from pg_class where oid = to_regclass('app.key_laid_aside')",
  );
  if (kept.length === 0) return;
  const { rows } = await client.query<{ relation: string; name: string; definition: string }>(
    "select relation, name, definition from app.key_laid_aside order by relation, name",
  );
  for (const { relation, name, definition } of rows) {
    await client.query("begin");
    await client.query(
      `alter table ${relation} add constraint ${client.escapeIdentifier(name)} ${definition}`,
    );
    await client.query("delete from app.key_laid_aside where relation = $1 and name = $2", [
      relation,
      name,
    ]);
    await client.query("commit");
  }
  await client.query("drop table app.key_laid_aside");
  say(`${rows.length} keys between tables stand again.`);
}
