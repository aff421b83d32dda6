import { sql } from "kysely";
import type { Selectable } from "kysely";
import type { Language } from "@marzipan/contract/languages";
import type { Tx } from "../../platform/database/database.ts";
import { laterThanBefore } from "../../platform/database/later.ts";
import { build } from "../../platform/database/tables.ts";
import type { Tables } from "../../platform/database/generated/table-types.ts";
import type { SubscribedRow } from "../../platform/account/plan-of-row.ts";

/** A business's menu settings as they are stored. */
export type SettingsRow = Selectable<Tables["menu_settings"]>;

/** Returns the settings with the business's name and the number of items that can be seen. */
export async function loadSettings(tx: Tx) {
  return (
    await tx.query(
      build
        .selectFrom("menu_settings as m")
        .innerJoin("business as b", "b.id", "m.business_id")
        .selectAll("m")
        .select([
          "b.name as business_name",
          sql<number>`(select count(*)::int from catalog_item i where i.business_id = ${tx.businessId}
          and i.is_active and i.deleted_at is null)`.as("active_items_count"),
        ])
        .where("m.business_id", "=", tx.businessId),
    )
  )[0];
}

/** Returns whether the business has items, or had some within Recently deleted. */
export async function hadItems(tx: Tx): Promise<boolean> {
  const [row] = await tx.query(
    build.selectFrom("catalog_item").select("id").where("business_id", "=", tx.businessId).limit(1),
  );
  return row !== undefined;
}

/** Locks the settings until the transaction ends. */
export async function lockSettings(tx: Tx): Promise<SettingsRow | undefined> {
  return (
    await tx.query(
      build
        .selectFrom("menu_settings")
        .selectAll()
        .where("business_id", "=", tx.businessId)
        .forUpdate(),
    )
  )[0];
}

/** What of the settings can be changed; lists and texts of other languages replace those before. */
export type SettingsChange = Partial<Omit<SettingsRow, "business_id" | "version" | "updated_at">>;

const jsonColumns = new Set(["translations", "opening_hours", "closed_days"]);

/**
 * Changes the settings; each change makes `updated_at` later and the menu's version higher. The business is told
 * whether any of them closes or fills days, so that others need not be read with each order.
 */
export async function changeSettings(tx: Tx, change: SettingsChange): Promise<void> {
  const written = Object.fromEntries(
    Object.entries(change).map(([name, value]) => [
      name,
      jsonColumns.has(name) ? sql`${JSON.stringify(value)}::jsonb` : value,
    ]),
  );
  const hasDayRules = sql<boolean>`max_orders_a_day is not null or closed_days <> '[]'::jsonb or slug is not null`;
  const [changed] = await tx.query(
    build
      .updateTable("menu_settings")
      .set({
        ...written,
        version: sql<number>`version + 1`,
        updated_at: laterThanBefore(tx),
      })
      .where("business_id", "=", tx.businessId)
      .returning(hasDayRules.as("has_day_rules")),
  );
  if (!changed) return;
  await tx.query(
    build
      .updateTable("business")
      .set(changed)
      .where("id", "=", tx.businessId)
      .where("has_day_rules", "<>", changed.has_day_rules),
  );
}

/** What the business's plan and its owner are. */
export interface StandingRow extends SubscribedRow {
  owner_id: string;
  owner_language: Language;
  is_slug_open: boolean;
}
