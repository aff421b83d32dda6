import type { Standing, UserFilter } from "@marzipan/contract/admin";
import type { Expression, RawBuilder } from "kysely";
import { sql } from "kysely";
import { searchedAs } from "../../platform/database/searched-as.ts";
import type { Tx } from "../../platform/database/database.ts";
import { build } from "../../platform/database/tables.ts";
import type { PlanStanding } from "./plan-standing.rules.ts";
import type { Column } from "../../platform/database/tables.ts";

/** What users are searched by. */
const searchedText =
  "app.search_text(account.full_name || ' ' || account.email || ' ' || business.name)";

const standing = sql<Standing>`case
  when account.blocked_at is not null then 'blocked'
  when account.is_admin or account.approved_at is not null then 'approved'
  when account.declined_at is not null then 'declined'
  else 'waiting' end`;

/** Builds the text that `plan-standing.rules.ts` reads. */
function planStanding(isAdmin: Expression<boolean>, now: Date): RawBuilder<PlanStanding> {
  return sql<PlanStanding>`concat_ws(':', case when ${isAdmin} then 'true' else 'false' end,
    subscription.plan, subscription.status,
    case when subscription.trial_end_at > ${now} then 'true' else 'false' end,
    case when subscription.current_period_end_at is null then 'none'
      when subscription.current_period_end_at > ${now} then 'later' else 'over' end)`;
}

const planOfAccount = (now: Date): RawBuilder<PlanStanding> =>
  planStanding(sql<boolean>`account.is_admin`, now);

function selectUsers(now: Date) {
  return build
    .selectFrom("account")
    .innerJoin("business", "business.id", "account.business_id")
    .leftJoin("subscription", "subscription.business_id", "account.business_id")
    .select([
      "account.id",
      "account.full_name",
      "account.email",
      "account.is_admin",
      "account.email_verified_at",
      "account.chosen_plan",
      "account.created_at",
      "business.name as business_name",
      standing.as("standing"),
      planOfAccount(now).as("plan_standing"),
      sql<Date | null>`(select max(session.last_seen_at) from session
        where session.account_id = account.id)`.as("last_seen_at"),
    ]);
}

/** Which accounts a page shows; patterns must all be found in name, email and business. */
export interface UserPage {
  patterns: readonly string[];
  filter: UserFilter | undefined;
  planStandings: readonly PlanStanding[] | null;
  limit: number;
}

/** Returns the condition of a filter. */
function isShown(filter: UserFilter): RawBuilder<boolean> {
  if (filter === "admins") return sql`account.is_admin`;
  if (filter === "ready")
    return sql`${standing} = 'waiting' and account.email_verified_at is not null`;
  if (filter === "unverified")
    return sql`${standing} = 'waiting' and account.email_verified_at is null`;
  return sql`${standing} = ${filter}`;
}

/** Lists a page of accounts by when they were made, after the instant and id where the last page ended. */
export async function listPage(
  tx: Tx<"administrator">,
  page: UserPage,
  order: "asc" | "desc",
  after: readonly [string, string] | null,
) {
  let query = selectUsers(tx.now)
    .orderBy("account.created_at", order)
    .orderBy("account.id", order)
    .limit(page.limit);
  for (const pattern of page.patterns) {
    query = query.where(
      sql<boolean>`${sql.raw(searchedAs(searchedText, page.patterns))} like ${pattern}`,
    );
  }
  if (page.filter) query = query.where(isShown(page.filter));
  if (page.planStandings) {
    query = query.where(sql<boolean>`${planOfAccount(tx.now)} = any(${[...page.planStandings]})`);
  }
  if (after) {
    const sign = order === "asc" ? sql`>` : sql`<`;
    query = query.where(
      sql<boolean>`(account.created_at, account.id) ${sign} (${after[0]}::timestamptz, ${after[1]}::uuid)`,
    );
  }
  return await tx.query(query);
}

/** An account as lists carry it. */
export type UserRow = Awaited<ReturnType<typeof listPage>>[number];

/** Loads one account with what only its own sheet shows. */
export async function loadUser(tx: Tx<"administrator">, id: string) {
  return (
    await tx.query(
      selectUsers(tx.now)
        .select([
          "account.business_id",
          "account.language",
          "account.approved_at",
          "account.declined_at",
          "account.decline_reason",
          "account.blocked_at",
          "account.blocked_reason",
          "business.country",
          "business.time_zone",
          "subscription.trial_end_at",
          "subscription.current_period_end_at",
        ])
        .where("account.id", "=", id),
    )
  )[0];
}

/** What `loadUser` answers. */
export type UserDetailsRow = NonNullable<Awaited<ReturnType<typeof loadUser>>>;

/** Lists the sessions that are open on an account, the last used first. */
export async function listOpenSessions(tx: Tx<"administrator">, accountId: string) {
  return await tx.query(
    build
      .selectFrom("session")
      .select(["id", "browser", "system", "created_at", "last_seen_at"])
      .where("account_id", "=", accountId)
      .where("revoked_at", "is", null)
      .where("idle_expires_at", ">", tx.now)
      .where("expires_at", ">", tx.now)
      .orderBy("last_seen_at", "desc")
      .limit(100),
  );
}

/** What a business uses of its plan's limits. */
export interface UsageRow {
  orders: number;
  clients: number;
  products: number;
  stored_bytes: Column<"business_counter.stored_bytes">;
  people: number;
}

/** Counts what a business uses, its orders made on the days of a span. */
export async function countUsage(
  tx: Tx<"administrator">,
  ofBusiness: string,
  from: string,
  to: string,
): Promise<UsageRow> {
  const rows = await tx.query<UsageRow>({
    text: "select * from app.count_usage($1, $2, $3)",
    values: [ofBusiness, from, to],
  });
  return rows[0] as UsageRow;
}

/** How many accounts are where. */
export interface AccountCounts {
  accounts: number;
  businesses: number;
  ready: number;
  unverified: number;
  approved: number;
  declined: number;
  blocked: number;
  administrators: number;
}

/** Counts the accounts by where they stand. */
export async function countAccounts(tx: Tx<"administrator">): Promise<AccountCounts> {
  const counted = (condition: RawBuilder<unknown>): RawBuilder<number> =>
    sql<number>`count(*) filter (where ${condition})`;
  const [row] = await tx.query(
    build
      .selectFrom("account")
      .select([
        sql<number>`count(*)`.as("accounts"),
        sql<number>`(select count(*) from business)`.as("businesses"),
        counted(isShown("ready")).as("ready"),
        counted(isShown("unverified")).as("unverified"),
        counted(isShown("approved")).as("approved"),
        counted(isShown("declined")).as("declined"),
        counted(isShown("blocked")).as("blocked"),
        counted(isShown("admins")).as("administrators"),
      ]),
  );
  return row as AccountCounts;
}

/** Counts the accounts made on each day from a day on, as days begin in a time zone; days without one are left out. */
export async function countSignUps(
  tx: Tx<"administrator">,
  timeZone: string,
  from: string,
): Promise<{ day: string; count: number }[]> {
  return await tx.query<{ day: string; count: number }>({
    text: `select (created_at at time zone $1)::date as day, count(*) as count from account
      where created_at >= $2::date::timestamp at time zone $1 group by 1`,
    values: [timeZone, from],
  });
}

/** Counts the businesses by what decides their plan in force; one with an administrator counts as theirs. */
export async function countPlans(
  tx: Tx<"administrator">,
): Promise<{ plan_standing: PlanStanding; count: number }[]> {
  const isAdministrators = sql<boolean>`exists (select from account
    where account.business_id = subscription.business_id and account.is_admin)`;
  return await tx.query(
    build
      .selectFrom("subscription")
      .select([
        planStanding(isAdministrators, tx.now).as("plan_standing"),
        sql<number>`count(*)`.as("count"),
      ])
      .groupBy("plan_standing"),
  );
}
