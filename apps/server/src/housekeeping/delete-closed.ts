import type pg from "pg";
import { reopenableSince } from "../features/accounts/closing.rules.ts";
import type { Deps } from "../platform/feature/deps.ts";
import { tablesOf } from "../platform/feature/feature.ts";
import type { ClosedAccount } from "../platform/feature/feature.ts";
import { features } from "../features.ts";

/**
 * Deletes the accounts that were closed more than 30 days ago, each in a transaction of its own:
 * account, sessions, messages to its address, counters and notes about it, and with a business's
 * last account the business with every row, then its files (rulings §3). An account reopened in the
 * meantime stays; one that cannot be deleted is logged and does not stop the others.
 */
export async function deleteClosedAccounts(deps: Deps, client: pg.Client): Promise<void> {
  const since = reopenableSince(deps.now());
  const { rows } = await client.query<{ id: string }>(
    "select id from account where closed_at <= $1 order by closed_at",
    [since],
  );
  for (const { id } of rows) {
    try {
      const businessId = await deleteAccount(client, id, since);
      // Files that cannot be removed now have no row any more, so the clean-up of orphans removes
      // them later.
      if (businessId !== null) await deps.files.removeAll(businessId);
    } catch (error) {
      deps.log.warn({ err: error, accountId: id }, "a closed account is not wholly deleted yet");
    }
  }
}

/** Deletes one account; returns its business where that went with it. */
async function deleteAccount(client: pg.Client, id: string, since: Date): Promise<string | null> {
  await client.query("begin");
  try {
    const { rows } = await client.query<ClosedAccount>(
      `select id, business_id as "businessId", email, email_key as "emailKey", phone_e164 as phone from account
        where id = $1 and closed_at <= $2 for update`,
      [id, since],
    );
    const [closed] = rows;
    const gone = closed ? await deleteAll(client, closed) : null;
    await client.query("commit");
    return gone;
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}

async function deleteAll(client: pg.Client, closed: ClosedAccount): Promise<string | null> {
  const { id, businessId } = closed;
  for (const feature of features) await feature.eraseAccount(client, closed);
  await client.query("delete from account where id = $1", [id]);
  const owners = await client.query(
    "select from account where business_id = $1 and role = 'owner' limit 1",
    [businessId],
  );
  if (owners.rowCount !== 0) return null;
  // Without its last owner the business goes, and with it what its staff could sign in to.
  await deleteStaff(client, businessId);
  for (const table of await listTenantTables(client)) {
    await client.query(`delete from ${table} where business_id = $1`, [businessId]);
  }
  await client.query("delete from business where id = $1", [businessId]);
  return businessId;
}

async function deleteStaff(client: pg.Client, businessId: string): Promise<void> {
  const { rows } = await client.query<ClosedAccount>(
    `select id, business_id as "businessId", email, email_key as "emailKey", phone_e164 as phone from account
      where business_id = $1`,
    [businessId],
  );
  for (const one of rows) {
    for (const feature of features) await feature.eraseAccount(client, one);
    await client.query("delete from account where id = $1", [one.id]);
  }
}

/** Lists the features' tables with rows of businesses, those that point at others before those that they point at. */
async function listTenantTables(client: pg.Client): Promise<string[]> {
  const owned = tablesOf(features).filter(({ table }) => table.rowsOf !== "none");
  const { rows } = await client.query<{ name: string; pointed_at_by: string[] }>(
    `select c.relname as name, array(
       select f.conrelid::regclass::text from pg_constraint f
        where f.contype = 'f' and f.confrelid = c.oid and f.conrelid <> c.oid) as pointed_at_by
       from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
        and c.relname = any ($1::text[]) and c.relname <> 'business'`,
    [owned.map(({ name }) => name)],
  );
  const ordered: string[] = [];
  let waiting = rows;
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const free = waiting.filter((one) => !one.pointed_at_by.some((other) => names.has(other)));
    if (free.length === 0) throw new Error(`tables point at each other: ${[...names].join(", ")}`);
    ordered.push(...free.map(({ name }) => name));
    waiting = waiting.filter((one) => !free.includes(one));
  }
  return ordered;
}
