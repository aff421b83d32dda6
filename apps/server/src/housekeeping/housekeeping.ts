import { restorableSince } from "@marzipan/domain/deleted";
import type pg from "pg";
import { deleteClosedAccounts } from "./delete-closed.ts";
import { withOwner } from "../platform/database/owner.ts";
import type { Deps } from "../platform/feature/deps.ts";
import { tablesOf } from "../platform/feature/feature.ts";
import type { CleanUpStep, Table } from "../platform/feature/feature.ts";
import { features } from "../features.ts";

/**
 * Removes what has expired, over all businesses: idempotency keys after 24 hours (rulings §8), what
 * was deleted more than 30 days ago (rulings §4), expenses with their receipts, files that nothing
 * has used for a day, whose bytes are subtracted from the plan's storage, ended sessions, old
 * throttle windows, tokens and messages, those of the contact form after a year, personal data of
 * closed order requests, accounts that were closed 30 days ago, and once a day files without a row.
 * A step that fails is logged and does not stop the others.
 */
export async function cleanUp(deps: Deps, ownerUrl: string): Promise<void> {
  await withOwner(ownerUrl, async (client) => {
    for (const { name, run } of listSteps()) {
      try {
        await run(deps, client);
      } catch (error) {
        deps.log.warn({ err: error, step: name }, "a step of the clean-up waits for the next one");
      }
    }
  });
}

/** Features to the right first: their rows point at those of the features to the left. */
function listSteps(): CleanUpStep[] {
  const fromTheRight = features.toReversed();
  return [
    ...tablesOf(fromTheRight).map(({ name, table }) => ({
      name,
      run: (deps: Deps, client: pg.Client) => removeRows(client, name, table, deps.now()),
    })),
    ...fromTheRight.flatMap((feature) => feature.cleanUp),
    { name: "closed accounts", run: deleteClosedAccounts },
  ];
}

/** Removes what was put away before an instant; rows of other tables that name it stay, and name nothing any more. */
async function removePutAway(
  client: pg.Client,
  name: string,
  staysWhile: string | undefined,
  since: Date,
): Promise<void> {
  const isOver = `gone.deleted_at < $1${staysWhile === undefined ? "" : ` and not gone.${staysWhile}`}`;
  const { rows } = await client.query<{ table: string; column: string }>(
    `select f.conrelid::regclass::text as table, a.attname as column
       from pg_constraint f
       join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[2]
      where f.contype = 'f' and f.confdeltype = 'a' and f.confrelid = $1::regclass and not a.attnotnull`,
    [name],
  );
  for (const { table, column } of rows)
    await client.query(
      `update ${table} t set ${column} = null from ${name} gone
        where ${isOver} and gone.business_id = t.business_id and gone.id = t.${column}`,
      [since],
    );
  await client.query(`delete from ${name} gone where ${isOver}`, [since]);
}

/** Removes a table's rows that had their time, as its feature says. */
async function removeRows(
  client: pg.Client,
  name: string,
  { isRestorable, staysWhile, ends }: Table,
  now: Date,
): Promise<void> {
  if (isRestorable) await removePutAway(client, name, staysWhile, restorableSince(now));
  if (!ends) return;
  const age = "months" in ends ? `${ends.months} months` : `${ends.hours} hours`;
  const isOver = ends.after.map((column) => `${column} < $1::timestamptz - $2::interval`);
  await client.query(`delete from ${name} where ${isOver.join(" or ")}`, [now, age]);
}
