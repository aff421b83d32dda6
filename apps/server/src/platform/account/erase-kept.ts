import type { Tx } from "../database/database.ts";
import type { ErasedPerson } from "./erase-person.ts";

/**
 * Removes stored replies of the idempotency table that name a person, so that they are not sent again, and messages to
 * them or about them. Returns no files.
 */
export async function erasePersonInReplies(tx: Tx, person: ErasedPerson): Promise<[]> {
  const { clientIds, requestIds, names, phones, emails, identifiers } = person;
  const written = names.map((name) => JSON.stringify(name));
  await tx.query({
    text: "update idempotency set reply = null where business_id = $1 and app.names_any(reply, $2)",
    values: [tx.businessId, [...written, ...phones, ...emails, ...clientIds]],
  });
  await tx.query({
    text: "select app.forget_messages($1, $2)",
    values: [
      [...emails, ...phones],
      [...identifiers, ...requestIds],
    ],
  });
  return [];
}
