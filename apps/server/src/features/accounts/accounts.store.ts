import { sql } from "kysely";
import type { Language, Theme } from "@marzipan/contract/languages";
import type { Tx } from "../../platform/database/database.ts";
import { build } from "../../platform/database/tables.ts";
import type { Column } from "../../platform/database/tables.ts";

/** The person, the business and the subscription behind a session, in one row. */
export async function loadMe(tx: Tx) {
  const rows = await tx.query(
    build
      .selectFrom("account")
      .innerJoin("business", "business.id", "account.business_id")
      .leftJoin("subscription", "subscription.business_id", "business.id")
      .select([
        "account.id",
        "account.email",
        "account.full_name",
        "account.language",
        "account.theme",
        "account.profile_image_id",
        "account.is_admin",
        "account.role",
        "account.email_verified_at",
        "account.approved_at",
        "account.blocked_at",
        "account.decline_reason",
        "account.chosen_plan",
        "account.legal_version",
        "business.id as business_id",
        "business.name as business_name",
        "business.time_zone",
        "business.country",
        "business.currency",
        "business.phone",
        "business.logo_id",
        "business.week_start",
        "business.is_set_up",
        "business.whatsapp_texts",
        "business.has_order_pages",
        "subscription.plan",
        "subscription.status",
        "subscription.trial_end_at",
        "subscription.trial_used_at",
        "subscription.current_period_end_at",
        "subscription.end_reason",
        "subscription.end_seen_at",
        "business.past_orders",
      ])
      .where("business.id", "=", tx.businessId)
      .where("account.id", "=", sql<string>`app.account()`),
  );
  return rows[0];
}

/** Returns whether the business has orders that count as settled because payments could not be recorded. */
export async function hasSettledOrders(tx: Tx): Promise<boolean> {
  const [row] = await tx.query<{ has: boolean }>({
    name: "has_settled_orders",
    text: `select exists (select from orders where business_id = $1 and settlement = 'settled'
      and deleted_at is null and cancelled_at is null and total_minor > paid_minor) as has`,
    values: [tx.businessId],
  });
  return row?.has ?? false;
}

/** What `loadMe` answers. */
export type MeRow = NonNullable<Awaited<ReturnType<typeof loadMe>>>;

/** Changes the own account's fields that are given; a version of the legal texts is agreed to now. */
export async function changeOwnAccount(
  tx: Tx,
  fields: {
    full_name?: Column<"account.full_name">;
    language?: Language;
    theme?: Theme;
    profile_image_id?: Column<"account.profile_image_id">;
    legal_version?: Column<"account.legal_version">;
  },
): Promise<void> {
  await tx.query({
    text: "select app.change_own_account($1, $2)",
    values: [JSON.stringify(fields), tx.now],
  });
}

/** The fields of a business that its owner may change. */
export interface BusinessFields {
  name?: string;
  time_zone?: Column<"business.time_zone">;
  country?: string;
  currency?: "ILS" | "USD" | "EUR";
  phone?: string | null;
  logo_id?: Column<"business.logo_id">;
  week_start?: Column<"business.week_start">;
  is_set_up?: Column<"business.is_set_up">;
  has_order_pages?: Column<"business.has_order_pages">;
  order_page_secret?: Column<"business.order_page_secret">;
}

/** Changes the business's fields that are given, and merges its own WhatsApp texts; an empty one goes. */
export async function changeBusiness(
  tx: Tx,
  fields: BusinessFields,
  whatsappTexts: Record<string, string>,
): Promise<void> {
  await tx.query(
    build
      .updateTable("business")
      .set({ ...fields, updated_at: tx.now })
      .where("id", "=", tx.businessId),
  );
  if (Object.keys(whatsappTexts).length === 0) return;
  const emptied = Object.keys(whatsappTexts).filter((key) => whatsappTexts[key] === "");
  await tx.query({
    text: "update business set whatsapp_texts = (whatsapp_texts || $2::jsonb) - $3::text[] where id = $1",
    values: [tx.businessId, JSON.stringify(whatsappTexts), emptied],
  });
}

/** Lists the sessions that are open on an account, the last used first. */
export async function listSessions(tx: Tx, accountId: string) {
  return await tx.query(
    build
      .selectFrom("session")
      .select(["id", "browser", "system", "created_at", "last_seen_at"])
      .where("account_id", "=", accountId)
      .where("revoked_at", "is", null)
      .where("idle_expires_at", ">", tx.now)
      .orderBy("last_seen_at", "desc")
      .limit(100),
  );
}

/** Ends one of the account's sessions; returns whether there was one. */
export async function endOwnSession(
  tx: Tx,
  accountId: string,
  sessionId: string,
): Promise<boolean> {
  const rows = await tx.query(
    build
      .updateTable("session")
      .set({ revoked_at: tx.now })
      .where("account_id", "=", accountId)
      .where("id", "=", sessionId)
      .where("revoked_at", "is", null)
      .returning("id"),
  );
  return rows.length > 0;
}

/** Stores the device's fingerprint and the hash of its random label with the session (spec §7). */
export async function labelSession(
  tx: Tx,
  sessionId: string,
  fingerprint: string,
  labelHash: string,
): Promise<void> {
  await tx.query(
    build
      .updateTable("session")
      .set({ device_fingerprint: fingerprint, session_token_hash: labelHash, last_seen_at: tx.now })
      .where("id", "=", sessionId),
  );
}
