import type * as orders from "@marzipan/contract/orders";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import { restorableSince } from "@marzipan/domain/deleted";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Read } from "../../platform/database/database.ts";
import type { Asked, Tx } from "../../platform/database/transaction.ts";
import { JsonValue } from "../../platform/formats/json-value.ts";
import { orderDetails } from "./orders.store.ts";

/** An order with pictures and history. */
export type Details = JsonValue<ReplyOf<typeof orders.getOrder>>;

/** How a list of statements leaves: with the commit, or while the transaction goes on. */
export type Ending = "commit" | "go on";

/** Returns one order with pictures and history, also one in Recently deleted. */
export async function getOrder(read: Read, id: string): Promise<Details> {
  const { rows } = await read(({ businessId, now }) =>
    orderDetails(businessId, id, restorableSince(now)),
  );
  return detailsOf(rows);
}

/**
 * Sends statements that change an order and returns it as it is after them, in one round trip; one that is gone is
 * `not_found`.
 */
export async function storeAndRead(
  tx: Tx,
  id: string,
  changes: readonly Asked[],
  ending: Ending,
): Promise<Details> {
  const details = orderDetails(tx.businessId, id, restorableSince(tx.now));
  if (ending === "commit") return detailsOf(await tx.commitWith([...changes, details]));
  const answers = await tx.send([...changes, details]);
  return detailsOf(answers.at(-1) as { json: string }[]);
}

function detailsOf(rows: readonly { json: string }[]): Details {
  const [row] = rows;
  if (!row) throw new AppError("not_found");
  return new JsonValue(row.json);
}
