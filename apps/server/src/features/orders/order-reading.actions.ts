import { restorableSince } from "@marzipan/domain/deleted";
import { AppError } from "../../platform/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Call } from "../../platform/http/bind.ts";
import { JsonText } from "../../platform/http/bind.ts";
import type { getOrder } from "@marzipan/contract/orders";
import { orderDetails } from "./orders.store.ts";

/** Answers one order with pictures and history, also one in Recently deleted. */
export async function showOrder({
  read,
  session,
  params,
}: Call<typeof getOrder>): Promise<JsonText> {
  const { rows } = await read<{ json: string }>((now) =>
    orderDetails(session.businessId, params.id, restorableSince(now)),
  );
  return jsonOf(rows);
}

/** Answers one order with pictures and history inside a transaction; one deleted before `since` is `not_found`. */
export async function readDetails(tx: Tx, id: string, since: Date): Promise<JsonText> {
  return jsonOf(await tx.query<{ json: string }>(orderDetails(tx.businessId, id, since)));
}

/** Answers one order as the last thing of a transaction: in one round trip with its commit. */
export async function commitDetails(tx: Tx, id: string, since: Date): Promise<JsonText> {
  return jsonOf(await tx.commitWith<{ json: string }>(orderDetails(tx.businessId, id, since)));
}

function jsonOf(rows: readonly { json: string }[]): JsonText {
  const [row] = rows;
  if (!row) throw new AppError("not_found");
  return new JsonText(row.json);
}
