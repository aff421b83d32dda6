import type { OrderingRules } from "@marzipan/contract/ordering-rules";
import type { Tx } from "../../platform/database/database.ts";

/** What the owner said of her days; hours count once her menu has a name. */
export interface DayRules {
  max_orders_a_day: number | null;
  closed_days: OrderingRules["closedDays"];
  opening_hours: OrderingRules["openingHours"];
  has_slug: boolean;
}

/** Answers what the owner said of her days; `undefined` while she said nothing. */
export async function loadDayRules(tx: Tx): Promise<DayRules | undefined> {
  const [row] = await tx.query<DayRules>({
    name: "day_rules",
    text: `select max_orders_a_day, closed_days, opening_hours, slug is not null as has_slug
      from menu_settings where business_id = $1`,
    values: [tx.businessId],
  });
  return row;
}

/** Holds a day until the transaction ends: whoever takes one of its places waits here (rulings §5). */
export async function lockDay(tx: Tx, day: string): Promise<void> {
  await tx.query({
    name: "lock_capacity_day",
    text: `insert into capacity_day (business_id, day) values ($1, $2)
      on conflict (business_id, day) do update set day = excluded.day`,
    values: [tx.businessId, day],
  });
}
