import type { AdminAct, AuditFacts } from "@marzipan/contract/admin";
import type { PlanName } from "@marzipan/contract/plans";
import { sql } from "kysely";
import type pg from "pg";
import type { Tx } from "../../platform/database/database.ts";
import { build } from "../../platform/database/tables.ts";
import { makeId } from "../../platform/formats/ids.ts";

/** Does an act to an account and returns whether it changed anything. */
export async function administer(
  tx: Tx<"administrator">,
  accountId: string,
  act: Exclude<AdminAct, "plan" | "sign_out">,
  reason: string | null,
): Promise<boolean> {
  const rows = await tx.query<{ changed: boolean }>({
    text: "select app.administer($1, $2, $3, $4) as changed",
    values: [accountId, act, reason, tx.now],
  });
  return rows[0]?.changed === true;
}

/** Ends all sessions of an account and returns their ids. */
export async function endAccountSessions(
  tx: Tx<"administrator">,
  accountId: string,
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>({
    text: "select app.sign_account_out($1, $2) as id",
    values: [accountId, tx.now],
  });
  return rows.map(({ id }) => id);
}

/** A paid subscription that charges no more, and whose paid period has ended. */
const isOver = "next_charge_at is null and paid_until <= $4";

/**
 * Gives a business a plan to the end of a day of its own calendar, or without an end; returns whether it did. A paid
 * subscription that is over has no more to say about it; one that runs keeps its plan. A business whose plan is taken
 * away has had its features, as after a trial.
 */
export async function givePlan(
  tx: Tx<"administrator">,
  givenTo: string,
  plan: PlanName,
  until: string | null,
): Promise<boolean> {
  const rows = await tx.query({
    text: `update subscription set
        subscription_ref = case when ${isOver} then null else subscription_ref end,
        billing_interval = case when ${isOver} then null else billing_interval end,
        paid_until = case when ${isOver} then null else paid_until end,
        trial_used_at = case when $2 = 'basic' and plan <> 'basic' then coalesce(trial_used_at, $4) else trial_used_at end,
        plan_started_at = case when plan = $2 then plan_started_at else $4 end,
        plan = $2, status = 'active', updated_at = $4,
        current_period_end_at = (($3::date + 1)::timestamp at time zone
          (select time_zone from business where id = $1))
      where business_id = $1 and (subscription_ref is null or (${isOver}))
      returning business_id`,
    values: [givenTo, plan, until, tx.now],
  });
  return rows.length > 0;
}

/** Writes a line of the audit log; no one can change it afterwards. */
export async function addAuditLine(
  tx: Tx<"administrator">,
  byAccount: string,
  line: { act: AdminAct; aboutAccount: string; facts: AuditFacts },
): Promise<void> {
  await tx.query(
    build.insertInto("audit_event").values({
      id: makeId(),
      at: tx.now,
      by_account: byAccount,
      about_account: line.aboutAccount,
      act: line.act,
      facts: line.facts,
    }),
  );
}

/** Lists lines of the audit log, the last first, after the instant and id where the last page ended. */
export async function listAuditLines(
  tx: Tx<"administrator">,
  wanted: { aboutAccount?: string; limit: number },
  after: readonly [string, string] | null,
) {
  let query = build
    .selectFrom("audit_event")
    .leftJoin("account as by", "by.id", "audit_event.by_account")
    .leftJoin("account as about", "about.id", "audit_event.about_account")
    .select([
      "audit_event.id",
      "audit_event.at",
      "audit_event.act",
      "audit_event.facts",
      "by.id as by_id",
      "by.full_name as by_name",
      "about.id as about_id",
      "about.full_name as about_name",
    ])
    .orderBy("audit_event.at", "desc")
    .orderBy("audit_event.id", "desc")
    .limit(wanted.limit);
  if (wanted.aboutAccount) {
    query = query.where("audit_event.about_account", "=", wanted.aboutAccount);
  }
  if (after) {
    query = query.where(
      sql<boolean>`(audit_event.at, audit_event.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  }
  return await tx.query(query);
}

/** A line of the audit log. */
export type AuditRow = Awaited<ReturnType<typeof listAuditLines>>[number];

/** Deletes what was noted about an account, as the database's owner. */
export async function forgetActs(client: pg.ClientBase, accountId: string): Promise<void> {
  await client.query("delete from audit_event where about_account = $1", [accountId]);
}
