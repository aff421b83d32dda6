import type { Tx } from "../../platform/database/database.ts";
import type { ErasedPerson } from "../../platform/account/erase-person.ts";

/** Removes a person from questions to the agents and their answers. Returns no files. */
export async function erasePersonInMessages(tx: Tx, { keys }: ErasedPerson): Promise<[]> {
  await tx.query({
    text: `update agent_message set content = app.without(content, $2)
      where business_id = $1 and app.names_any(content, $2)`,
    values: [tx.businessId, keys],
  });
  return [];
}
