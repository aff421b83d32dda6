import type { Tx } from "../../platform/database/database.ts";
import type { ErasedPerson } from "../../platform/account/erase-person.ts";

/** Removes a person from the notes and references of payments; amounts stay. Returns no files. */
export async function erasePersonInPayments(
  tx: Tx,
  { orderIds, identifiers, keys }: ErasedPerson,
): Promise<[]> {
  const { businessId } = tx;
  await tx.query({
    text: `update payment p
        set note = '', reference = app.without(p.reference, $3),
            search_key = coalesce('#' || p.order_number::text || E'\\n', '') || lower(app.without(p.reference, $3))
      where p.business_id = $1 and p.order_id = any ($2)`,
    values: [businessId, orderIds, identifiers],
  });
  await tx.query({
    text: `update payment p
        set note = app.without(p.note, $2), reference = app.without(p.reference, $2),
            search_key = app.without(p.search_key, $3)
      where p.business_id = $1 and p.order_id is null and app.names_any(p.note || ' ' || p.reference, $2)`,
    values: [businessId, identifiers, keys],
  });
  return [];
}
