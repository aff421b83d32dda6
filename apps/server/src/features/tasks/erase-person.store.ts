import type { Tx } from "../../platform/database/database.ts";
import type { ErasedPerson } from "../../platform/account/erase-person.ts";

/** Removes a person from the titles of tasks. Returns no files. */
export async function erasePersonInTasks(tx: Tx, { identifiers }: ErasedPerson): Promise<[]> {
  await tx.query({
    text: `update task set title = app.without(title, $2)
      where business_id = $1 and app.names_any(title, $2)`,
    values: [tx.businessId, identifiers],
  });
  return [];
}
