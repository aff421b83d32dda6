import type { Tx } from "../../platform/database/database.ts";
import { aMillisecondLater } from "../../platform/database/later.ts";
import type { ErasedPerson } from "../../platform/account/erase-person.ts";

/** Removes a person from the descriptions of expenses; suppliers keep their names. Returns no files. */
export async function erasePersonInExpenses(tx: Tx, { keys }: ErasedPerson): Promise<[]> {
  await tx.query({
    text: `update expense e
        set description = app.without(e.description, $2), search_key = app.without(e.search_key, $2),
            updated_at = greatest($3::timestamptz, ${aMillisecondLater})
      where e.business_id = $1 and app.names_any(e.description, $2)`,
    values: [tx.businessId, keys, tx.now],
  });
  return [];
}
