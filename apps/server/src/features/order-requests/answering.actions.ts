import { hash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import type * as orderRequests from "@marzipan/contract/order-requests";
import { toMinor } from "@marzipan/domain/money";
import { canMoveRequest } from "@marzipan/domain/order-requests";
import { AppError, fieldError } from "../../platform/errors/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import { hashToken, makeId } from "../../platform/formats/ids.ts";
import { memberOf } from "../../platform/account/member.ts";
import { takePlace } from "../catalog/day-places.actions.ts";
import { readOrderingFrame } from "../catalog/ordering.actions.ts";
import type { OrderingFrame } from "../catalog/ordering.actions.ts";
import { refuseSoldOut } from "../catalog/sold-out.actions.ts";
import { holdClients } from "../clients/for-orders.actions.ts";
import { acceptInto } from "./accepting.actions.ts";
import { getOrderRequest } from "./request-details.actions.ts";
import type { Answering } from "./request-details.actions.ts";
import { requestToken, statusPath } from "./request-token.rules.ts";
import { mailCustomer, withOrder } from "./request-texts.actions.ts";
import { addRequestEvent, changeRequest, keepToken, lockRequest } from "./requests.store.ts";
import type { RequestChange, RequestRow } from "./requests.store.ts";

type Details = ReplyOf<typeof orderRequests.getOrderRequest>;

/** Locks a request that can move to a state; refused when it was answered before, or changed since. */
async function lockOpen(
  tx: Tx,
  id: string,
  to: "quoted" | "accepted" | "declined",
  expectedUpdatedAt: string | undefined,
): Promise<RequestRow> {
  const row = await lockRequest(tx, id);
  if (!row) throw new AppError("not_found");
  if (!canMoveRequest(row.status, to))
    throw new AppError("request_is_answered", { status: row.status });
  if (expectedUpdatedAt !== undefined && Date.parse(expectedUpdatedAt) !== row.updated_at.getTime())
    throw new AppError("changed_elsewhere");
  return row;
}

/** Returns whether a request has just this answer since its sender saw it: it is sent again, since its own answer was lost. */
async function hasThisAnswer(
  tx: Tx,
  id: string,
  expectedUpdatedAt: string | undefined,
  given: RequestChange,
): Promise<boolean> {
  if (expectedUpdatedAt === undefined) return false;
  const row = await lockRequest(tx, id);
  if (!row || Date.parse(expectedUpdatedAt) >= row.updated_at.getTime()) return false;
  return isDeepStrictEqual({ ...row, ...given }, row);
}

/**
 * Accepts a request: client and pending order are made in one transaction, under the lock on the
 * day. The same acceptance repeated by the same person gets the same answer, so that a lost answer
 * can be retried; any other is refused with `request_is_answered`.
 */
export async function acceptOrderRequest(
  tx: Tx<"session">,
  answering: Answering,
  id: string,
  body: Input<typeof orderRequests.acceptOrderRequest>["body"],
): Promise<Details> {
  const { expectedUpdatedAt, ...changes } = body;
  await holdClients(tx);
  const known = await lockRequest(tx, id);
  const { accountId, fullName } = memberOf(await tx.entered, tx.now);
  const mark = hash("sha256", JSON.stringify([accountId, body]), "base64url");
  if (known?.status === "accepted" && known.accepted_as === mark)
    return await getOrderRequest(tx, answering, id);
  const row = await lockOpen(tx, id, "accepted", expectedUpdatedAt);
  const frame = await readOrderingFrame(tx);
  const quoted = row.status === "quoted" ? row.quote_price_minor : null;
  const order = await acceptInto(tx, frame, row, {
    ...changes,
    agreedPriceMinor:
      changes.agreedPrice === undefined
        ? quoted
        : changes.agreedPrice === null
          ? null
          : toMinor(changes.agreedPrice),
    mayExceed: changes.overCapacity ?? false,
    by: { accountId, fullName },
    mark,
  });
  return await tellAndRead(
    tx,
    answering,
    frame,
    withOrder(row, order),
    "accepted",
    order.total_minor,
  );
}

/** Offers a price until an instant in the future; offering again replaces it, and the same one sent twice is told once. */
export async function quoteOrderRequest(
  tx: Tx<"session">,
  answering: Answering,
  id: string,
  body: Input<typeof orderRequests.quoteOrderRequest>["body"],
): Promise<Details> {
  const validUntil = new Date(body.validUntil);
  const mayExceed = body.overCapacity ?? false;
  const offer: RequestChange = {
    status: "quoted",
    quote_price_minor: toMinor(body.price),
    quote_message: body.message ?? "",
    quote_valid_until: validUntil,
    may_exceed: mayExceed,
  };
  if (await hasThisAnswer(tx, id, body.expectedUpdatedAt, offer))
    return await getOrderRequest(tx, answering, id);
  const row = await lockOpen(tx, id, "quoted", body.expectedUpdatedAt);
  if (validUntil <= tx.now) throw fieldError("validUntil", "not_possible");
  const frame = await readOrderingFrame(tx);
  await takePlace(tx, row.delivery_date, mayExceed);
  if (!mayExceed) await refuseSoldOut(tx, row.delivery_date, row.lines.map(namesOfLine));
  await answer(tx, row, "quoted", { ...offer, quoted_at: tx.now });
  return await tellAndRead(tx, answering, frame, row, "quoted", row.total_minor);
}

/** Declines a request with a message to the customer; the same decline sent twice is told once. */
export async function declineOrderRequest(
  tx: Tx<"session">,
  answering: Answering,
  id: string,
  body: Input<typeof orderRequests.declineOrderRequest>["body"],
): Promise<Details> {
  const decline: RequestChange = { status: "declined", answer_message: body.message };
  if (await hasThisAnswer(tx, id, body.expectedUpdatedAt, decline))
    return await getOrderRequest(tx, answering, id);
  const row = await lockOpen(tx, id, "declined", body.expectedUpdatedAt);
  const frame = await readOrderingFrame(tx);
  await answer(tx, row, "declined", { ...decline, answered_at: tx.now });
  return await tellAndRead(tx, answering, frame, row, "declined", row.total_minor);
}

function namesOfLine({ name, product_id }: RequestRow["lines"][number]) {
  return { dessert_name: name, productId: product_id };
}

async function answer(
  tx: Tx<"session">,
  row: RequestRow,
  status: "quoted" | "declined",
  change: RequestChange,
): Promise<void> {
  const { fullName } = memberOf(await tx.entered, tx.now);
  await changeRequest(tx, row, { ...change, status });
  await addRequestEvent(tx, { id: makeId(), requestId: row.id, kind: status, byName: fullName });
}

async function tellAndRead(
  tx: Tx,
  answering: Answering,
  frame: OrderingFrame,
  { id, delivery_date, delivery_time }: RequestRow,
  status: "quoted" | "accepted" | "declined",
  totalMinor: number,
): Promise<Details> {
  const { deps, origin } = answering;
  const token = requestToken(deps.sessionSecret, id);
  await keepToken(tx, hashToken(token), id);
  const changed = await lockRequest(tx, id);
  if (changed) {
    const told = { totalMinor, link: origin + statusPath(token) };
    const shown = { ...changed, delivery_date, delivery_time };
    await mailCustomer(tx, deps, frame.head, shown, status, told);
  }
  return await getOrderRequest(tx, answering, id);
}
