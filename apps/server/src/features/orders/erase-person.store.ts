import type { Tx } from "../../platform/database/database.ts";
import { aMillisecondLater } from "../../platform/database/later.ts";
import type { Column } from "../../platform/database/tables.ts";
import { erasedName } from "../../platform/account/erase-person.ts";
import type { ErasedPerson } from "../../platform/account/erase-person.ts";

/**
 * Removes a person from their orders and from the remembered items; returns the files of the orders' pictures. The
 * orders' search text is `orderSearchText` of what is left.
 */
export async function erasePersonInOrders(
  tx: Tx,
  { orderIds, identifiers, keys }: ErasedPerson,
): Promise<string[]> {
  const { businessId, now } = tx;
  await tx.query({
    text: `update order_item i
        set dessert_name = app.without(i.dessert_name, $3), name_key = app.without(i.name_key, $4)
      where i.business_id = $1 and i.order_id = any ($2)`,
    values: [businessId, orderIds, identifiers, keys],
  });
  await tx.query({
    text: `update orders o
        set client_id = null, client_name = $3, client_key = $3, phone = null, customer_email = null,
            address = null, notes = null, cancel_reason = null, allergy_note = '', has_page = false, customer_update = null,
            search_key = '#' || o.number::text || ' ' || $3 || coalesce(' ' || (
              select string_agg(n.name_key, ' ' order by n.place) from (
                select i.name_key, min(i.position) as place from order_item i
                 where i.business_id = $1 and i.order_id = o.id and i.name_key <> '' group by 1) n), ''),
            updated_at = greatest($4::timestamptz, ${aMillisecondLater})
      where o.business_id = $1 and o.id = any ($2)`,
    values: [businessId, orderIds, erasedName, now],
  });
  await tx.query({
    text: `update order_event set by_name = null
      where business_id = $1 and order_id = any ($2) and account_id is null`,
    values: [businessId, orderIds],
  });
  await tx.query({
    text: "delete from item_memory where business_id = $1 and app.names_any(dessert_name, $2)",
    values: [businessId, identifiers],
  });
  const files = await tx.query<{ file_id: Column<"order_picture.file_id"> }>({
    text: "delete from order_picture where business_id = $1 and order_id = any ($2) returning file_id",
    values: [businessId, orderIds],
  });
  return files.map((row) => row.file_id);
}
