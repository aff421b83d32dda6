import { searchedAs, searchedName } from "../../platform/database/searched-as.ts";
import type { Allergen, FoodMark } from "@marzipan/contract/food-facts";
import type { Currency } from "@marzipan/contract/currencies";
import type { RememberedItem, SuggestedProduct } from "@marzipan/domain/item-suggestions";
import type { OrderLine } from "@marzipan/domain/orders";
import { nameKey } from "@marzipan/domain/search";
import type { Statement, Tx } from "../../platform/database/database.ts";
import { mostNamedRows, textPerCount, valueRows } from "../../platform/database/value-rows.ts";
import type { Column } from "../../platform/database/tables.ts";

const rememberingText = textPerCount(
  (
    count,
  ) => `insert into item_memory (business_id, currency, last_used_at, name_key, dessert_name, product_id,
          unit_price_minor, uses)
        values ${valueRows(count, 3, 5)}
      on conflict (business_id, name_key, currency) do update set
        dessert_name = excluded.dessert_name,
        product_id = coalesce(excluded.product_id, item_memory.product_id),
        unit_price_minor = case when excluded.unit_price_minor > 0 then excluded.unit_price_minor
          else item_memory.unit_price_minor end,
        uses = item_memory.uses + excluded.uses,
        last_used_at = excluded.last_used_at`,
);

/**
 * Asks to remember names and prices of lines for the next time they are typed. A price of 0 does not
 * replace a known one; a line without a product keeps the product that is remembered. Lines without
 * names ask nothing.
 */
export function rememberLines(
  tx: Tx,
  currency: Currency,
  lines: readonly OrderLine[],
): Statement[] {
  const byKey = new Map<string, OrderLine & { uses: number }>();
  for (const line of lines) {
    const key = nameKey(line.dessertName);
    const known = byKey.get(key);
    if (key !== "") byKey.set(key, { ...line, uses: (known?.uses ?? 0) + 1 });
  }
  if (byKey.size === 0) return [];
  // Rows are locked in one order everywhere, so that two orders with the same items cannot
  // deadlock.
  const rows = [...byKey].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const remembering: Statement = {
    ...(rows.length <= mostNamedRows ? { name: `remember_lines_${rows.length}` } : {}),
    text: rememberingText(rows.length),
    values: [
      tx.businessId,
      currency,
      tx.now,
      ...rows.flatMap(([key, line]) => [
        key,
        line.dessertName,
        line.productId,
        line.unitPriceMinor,
        line.uses,
      ]),
    ],
  };
  return [remembering];
}

const matchesOf = (patterns: readonly string[]): string =>
  `${searchedAs("name_key", patterns)} like all ($2::text[])`;

/** Lists remembered names that hold all patterns, or whose product does, the most used first, at most 100. */
export async function listRemembered(
  tx: Tx,
  patterns: readonly string[],
): Promise<RememberedItem[]> {
  const matches = matchesOf(patterns);
  return await tx.query<RememberedItem>({
    name: searchedName("remembered_items", patterns),
    text: `select name_key as "nameKey", dessert_name as "dessertName", product_id as "productId", currency,
        unit_price_minor as "unitPriceMinor", uses
      from item_memory
      where business_id = $1 and (${matches} or product_id in (
        select id from product where business_id = $1 and deleted_at is null and ${matches}))
      order by uses desc, last_used_at desc limit 100`,
    values: [tx.businessId, patterns],
  });
}

/** Lists products whose name holds all patterns, or that a remembered name belongs to, at most 200, with their prices on the menu. */
export async function listSuggestedProducts(
  tx: Tx,
  patterns: readonly string[],
): Promise<SuggestedProduct[]> {
  const matches = matchesOf(patterns);
  return await tx.query<SuggestedProduct>({
    name: searchedName("suggested_products", patterns),
    text: `select id, name, name_key as "nameKey", allergens,
        (has_no_allergens or cardinality(allergens) > 0) as "allergensStated", marks, menu.currency, menu.price_minor as "priceMinor"
      from product
      left join lateral (select c.currency, c.price_minor from catalog_item c
        where c.business_id = $1 and c.product_id = product.id and c.deleted_at is null
        order by c.position, c.id limit 1) menu on true
      where business_id = $1 and deleted_at is null and (${matches} or id in (
        select product_id from item_memory where business_id = $1 and ${matches}))
      order by name_key, id limit 200`,
    values: [tx.businessId, patterns],
  });
}

/** An item of a client's latest order with what is known of its product. */
export interface LastTimeRow {
  client: string;
  dessert_name: Column<"order_item.dessert_name">;
  product_id: Column<"order_item.product_id">;
  quantity: number;
  unit_price_minor: Column<"order_item.unit_price_minor">;
  currency: Currency;
  allergens: Allergen[];
  has_no_allergens: Column<"product.has_no_allergens">;
  marks: FoodMark[];
  image_id: Column<"product.image_id">;
}

/**
 * Lists the first items of each client's last order that is over: of a day before `today` or completed; without one of
 * the last of all. Cancelled and deleted orders do not count.
 */
export async function listLastItems(
  tx: Tx,
  clientIds: readonly string[],
  today: string,
): Promise<LastTimeRow[]> {
  return await tx.query<LastTimeRow>({
    name: "last_time_items",
    text: `select c.id as client, i.dessert_name, p.id as product_id, i.quantity::float8 as quantity,
        i.unit_price_minor, o.currency, coalesce(p.allergens, '{}') as allergens,
        coalesce(p.has_no_allergens, false) as has_no_allergens, coalesce(p.marks, '{}') as marks,
        p.image_id
      from unnest($2::uuid[]) as c (id)
        cross join lateral (select id, currency from orders
          where business_id = $1 and client_id = c.id and deleted_at is null and cancelled_at is null
          order by delivery_date < $3::date or status = 'completed' desc, delivery_date desc,
            coalesce(delivery_time, '24:00'::time) desc, id desc limit 1) o
        cross join lateral (select * from order_item
          where business_id = $1 and order_id = o.id and dessert_name <> '' order by position limit 8) i
        left join product p on p.business_id = $1 and p.id = i.product_id and p.deleted_at is null
      order by c.id, i.position`,
    values: [tx.businessId, clientIds, today],
  });
}
