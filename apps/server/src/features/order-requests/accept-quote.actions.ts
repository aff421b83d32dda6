import * as contract from "@marzipan/contract/order-requests-public";
import type { RequestStatusView } from "@marzipan/contract/order-requests-public";
import { toMinor } from "@marzipan/domain/money";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { readOrderingFrame } from "../catalog/ordering.actions.ts";
import { holdClients } from "../clients/for-orders.actions.ts";
import { prepareToNotify } from "../notifications/notify.actions.ts";
import { acceptInto } from "./accepting.actions.ts";
import { getRequestStatus, refuseOldQuote, underToken } from "./request-status.actions.ts";
import { loadOwnRequest } from "./request-status.store.ts";
import { mailCustomer, withOrder } from "./request-texts.actions.ts";
import { statusPath } from "./request-token.rules.ts";
import { lockRequest } from "./requests.store.ts";

/** The customer's token, and the origin of links to the status page. */
export interface Customer {
  token: string;
  visitor: string;
  origin: string;
}

/**
 * Accepts the price that the business offered. The token's proof may only read the request, so the
 * order is made under the job proof of its business, in one transaction that checks the request
 * again under a lock. Idempotent: a second call changes nothing.
 */
export async function acceptRequestQuote(
  deps: Deps,
  { token, visitor, origin }: Customer,
  price: number,
): Promise<RequestStatusView> {
  const own = await underToken(deps, token, visitor, async (tx) => {
    const row = await loadOwnRequest(tx);
    if (!row) throw new AppError("not_found");
    if (row.status !== "accepted") refuseOldQuote(row, toMinor(price), tx.now);
    return row;
  });
  if (own.status !== "accepted") await makeOrder(deps, own, price, origin + statusPath(token));
  return await underToken(deps, token, visitor, (tx) => getRequestStatus(tx, token));
}

async function makeOrder(
  deps: Deps,
  own: { id: string; business_id: string },
  price: number,
  link: string,
): Promise<void> {
  const priceMinor = toMinor(price);
  await deps.database.transact({ kind: "job", businessId: own.business_id }, async (tx) => {
    const notify = await prepareToNotify(tx, "quote_accepted");
    await holdClients(tx);
    const row = await lockRequest(tx, own.id);
    if (!row) throw new AppError("not_found");
    if (row.status === "accepted") return;
    refuseOldQuote(row, priceMinor, tx.now);
    const frame = await readOrderingFrame(tx);
    const order = await acceptInto(tx, frame, row, {
      agreedPriceMinor: priceMinor,
      mayExceed: row.may_exceed,
      by: { accountId: null, fullName: row.name },
      mark: null,
    });
    const accepted = { ...withOrder(row, order), status: "accepted", answer_message: "" } as const;
    const told = { totalMinor: order.total_minor, link };
    await mailCustomer(tx, deps, frame.head, accepted, "accepted", told);
    await notify(row.id);
    tx.afterCommit(() => {
      deps.mailWake.ask();
      deps.pushWake.ask();
    });
    tx.changed(...(contract.acceptRequestQuote.changes ?? []));
  });
}
