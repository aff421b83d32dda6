import { addDays, dayIn } from "@marzipan/domain/dates";
import { expiresNow, isQuoteExpired, personalDataDays } from "@marzipan/domain/order-requests";
import type { Deps } from "../../platform/feature/deps.ts";
import type { Tx } from "../../platform/database/database.ts";
import { hashToken, makeId } from "../../platform/formats/ids.ts";
import { eachAlone } from "../../platform/jobs/each-alone.ts";
import { findPublicUrl } from "../../platform/request/public-url.ts";
import { readOrderingFrame } from "../catalog/ordering.actions.ts";
import { removeUnusedPictures } from "../files/pictures.actions.ts";
import {
  forgetRequest,
  listForgettable,
  listPassing,
  listUntoldEnds,
  noteEndTold,
} from "./request-jobs.store.ts";
import { mailCustomer } from "./request-texts.actions.ts";
import { requestToken, statusPath } from "./request-token.rules.ts";
import { addRequestEvent, changeRequest, keepToken, lockRequest } from "./requests.store.ts";
import type { RequestRow } from "./requests.store.ts";
import { mayBeMailedIn } from "./visits.actions.ts";

const hourMs = 3_600_000;
const idOfRow = (row: { id: string }): string => row.id;

/**
 * Expires open requests whose day has passed in the business's time zone and notifies its devices
 * and the customers; also tells customers whose offered price has expired. Each end is told once.
 */
export async function expirePassed(deps: Deps): Promise<void> {
  const now = deps.now();
  // Tomorrow in UTC: no time zone's today is later.
  const passing = await listPassing(deps.database, addDays(dayIn("UTC", now), 1));
  const expired = passing.filter((request) => doesExpire(request, request.time_zone, now));
  await eachAlone(deps.log, expired, idOfRow, ({ business_id: businessId, id, time_zone: zone }) =>
    deps.database.transact({ kind: "job", businessId }, (tx) => expire(tx, id, zone)),
  );
  const untold = await listUntoldEnds(deps.database, deps.now());
  await eachAlone(deps.log, untold, idOfRow, ({ business_id: businessId, id }) =>
    deps.database.transact({ kind: "job", businessId }, (tx) => tellEnd(tx, deps, id)),
  );
}

type Passing = Pick<RequestRow, "status" | "delivery_date">;

function doesExpire({ status, delivery_date }: Passing, timeZone: string, now: Date): boolean {
  return expiresNow({ status, deliveryDate: delivery_date, timeZone }, now);
}

/** Expires a request, unless it was answered or moved since it was listed. */
async function expire(tx: Tx, id: string, timeZone: string): Promise<void> {
  const row = await lockRequest(tx, id);
  if (!row || !doesExpire(row, timeZone, tx.now)) return;
  await changeRequest(tx, row, { status: "expired", answered_at: tx.now });
  await addRequestEvent(tx, { id: makeId(), requestId: id, kind: "expired", byName: null });
  tx.changed("requests");
}

async function tellEnd(tx: Tx, deps: Deps, id: string): Promise<void> {
  const row = await lockRequest(tx, id);
  const end = row && endOf(row, tx.now);
  // The request has changed since it was listed, or another server process has told of it.
  if (!end || (row.told_end_at !== null && row.told_end_at >= end.since)) return;
  const { head } = await readOrderingFrame(tx);
  const token = requestToken(deps.sessionSecret, id);
  await keepToken(tx, hashToken(token), id);
  const origin = findPublicUrl(deps.config);
  const link = origin === null ? null : origin + statusPath(token);
  const told = { totalMinor: row.total_minor, link };
  if (await mayBeMailedIn(tx, row.email)) await mailCustomer(tx, deps, head, row, end.kind, told);
  await noteEndTold(tx, id);
}

/** What has ended and when: the request, or the price that was offered for it. */
function endOf(
  { status, answered_at, quote_valid_until }: RequestRow,
  now: Date,
): { kind: "expired" | "lapsed"; since: Date } | null {
  if (status === "expired" && answered_at) return { kind: "expired", since: answered_at };
  if (status !== "quoted" || !quote_valid_until || !isQuoteExpired(quote_valid_until, now))
    return null;
  return { kind: "lapsed", since: quote_valid_until };
}

/** Removes name, phone, pictures and the like of requests that were closed 90 days ago (rulings §5). */
export async function forgetClosed(deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - personalDataDays * 24 * hourMs);
  const closed = await listForgettable(deps.database, before);
  await eachAlone(deps.log, closed, idOfRow, ({ business_id: businessId, id }) =>
    deps.database.transact({ kind: "job", businessId }, async (tx) => {
      await removeUnusedPictures(tx, deps, await forgetRequest(tx, id));
    }),
  );
}
