import type { OrderingRules } from "@marzipan/contract/ordering-rules";
import type { Tx } from "../../platform/database/database.ts";
import type { Column } from "../../platform/database/tables.ts";

/** The owner's settings that close days. Opening hours count once the menu has an address. */
export interface DayRules {
  max_orders_a_day: Column<"menu_settings.max_orders_a_day">;
  closed_days: OrderingRules["closedDays"];
  opening_hours: OrderingRules["openingHours"];
  has_slug: boolean;
}

/** Returns the settings that close days; `undefined` while the owner has saved none. */
export async function loadDayRules(tx: Tx): Promise<DayRules | undefined> {
  const [row] = await tx.query<DayRules>({
    name: "day_rules",
    text: `select max_orders_a_day, closed_days, opening_hours, slug is not null as has_slug
      from menu_settings where business_id = $1`,
    values: [tx.businessId],
  });
  return row;
}

/** Locks a day until the transaction ends: concurrent orders for one day wait here (rulings §5). */
export async function lockDay(tx: Tx, day: string): Promise<void> {
  await tx.query({
    name: "lock_capacity_day",
    text: `insert into capacity_day (business_id, day) values ($1, $2)
      on conflict (business_id, day) do update set day = excluded.day`,
    values: [tx.businessId, day],
  });
}
