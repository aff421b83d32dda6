import * as contract from "@marzipan/contract/order-requests-public";
import type { RequestStatusView } from "@marzipan/contract/order-requests-public";
import type { requestEventKinds } from "@marzipan/contract/order-requests";
import { toMajor } from "@marzipan/domain/money";
import { isOpenRequest, isQuoteExpired } from "@marzipan/domain/order-requests";
import { hasFeature } from "@marzipan/domain/plans";
import { closingOf } from "@marzipan/domain/possible-days";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import { together } from "../../platform/database/together.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { hashToken, makeId } from "../../platform/formats/ids.ts";
import { planOfRow } from "../../platform/account/plan-of-row.ts";
import { missMenu } from "../catalog/misses.actions.ts";
import { readOrderingFrame } from "../catalog/ordering.actions.ts";
import type { OrderingFrame } from "../catalog/ordering.actions.ts";
import { listAccountsToNotify } from "../notifications/notify.actions.ts";
import { describeLines, describeQuote } from "./request-lists.actions.ts";
import { subjectOfOrder } from "./private-page.rules.ts";
import type { PageSubject } from "./private-page.rules.ts";
import { describeOrder, historyOf, linesThatStand } from "./request-order.rules.ts";
import {
  loadItemPictures,
  loadOwnOrder,
  loadOwnRequest,
  markWithdrawn,
} from "./request-status.store.ts";
import type { OwnRequestRow } from "./request-status.store.ts";
import { isOrderToken } from "./request-token.rules.ts";
import { whatsappAbout } from "./request-texts.actions.ts";

type EventKind = (typeof requestEventKinds)[number];

/**
 * Runs work under a customer's token; an unknown one is `not_found`, many of them `rate_limited`.
 */
export async function underToken<T>(
  deps: Deps,
  token: string,
  visitor: string,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  let isEntered = false;
  try {
    return await deps.database.transact(
      {
        kind: "request",
        tokenHash: hashToken(token),
        ...(isOrderToken(token) ? { orderToken: token } : {}),
      },
      async (tx) => {
        isEntered = true;
        return await work(tx);
      },
    );
  } catch (error) {
    const isUnknown = error instanceof AppError && error.code === "not_found" && !isEntered;
    if (isUnknown) return await missMenu(deps, visitor);
    throw error;
  }
}

/** Returns what the page of the private link that was entered shows: a request with its order, or an order alone. */
export async function getRequestStatus(tx: Tx, token: string): Promise<RequestStatusView> {
  const { request, frame, order, pictures } = await together({
    request: loadOwnRequest(tx),
    frame: readOrderingFrame(tx),
    order: loadOwnOrder(tx),
    pictures: loadItemPictures(tx),
  });
  const row = request ?? (order && subjectOfOrder(order, frame.head.owner_language));
  if (!row) throw new AppError("not_found");
  const asked = row.events.map(({ kind, at }) => ({
    kind: kind as EventKind,
    at: at.toISOString(),
  }));
  const path = `/api/public/order-requests/${token}`;
  const quote = describeQuote(row, tx.now);
  return {
    number: row.number,
    status: row.status,
    language: row.language,
    business: await describeBusiness(frame, row, request ? "request" : "order"),
    name: row.name,
    phone: row.phone,
    email: row.email,
    deliveryDate: row.delivery_date,
    deliveryTime: row.delivery_time,
    fulfilment: row.fulfilment,
    address: order ? order.address : row.address,
    note: row.note,
    allergens: row.allergens,
    allergyNote: row.allergy_note,
    currency: row.currency,
    items: describeLines({ lines: linesThatStand(row.lines, order) }).map((item, index) => {
      const own = request ? null : order?.lines[index]?.picture_id;
      const ofMenu = menuPictureUrl(frame, pictures.get(item.catalogItemId ?? ""), "thumb");
      return { ...item, thumbUrl: own ? `${path}/pictures/${own}/thumb` : ofMenu };
    }),
    total: toMajor(row.total_minor),
    isFromTotal: row.is_from_total && order === null,
    quote,
    answerMessage: row.answer_message,
    order: order && describeOrder(order, showsPayments(frame, tx.now), tx.now),
    pictures: row.picture_ids.map((id) => ({
      id,
      url: `${path}/pictures/${id}/large`,
      thumbUrl: `${path}/pictures/${id}/thumb`,
    })),
    history: [...asked, ...(order ? historyOf(order) : [])],
    canAcceptQuote: row.status === "quoted" && quote !== null && !quote.isExpired,
    canWithdraw: isOpenRequest(row.status),
    receiptPath:
      order && order.paid_minor > 0 && showsPayments(frame, tx.now)
        ? `${path}/confirmation.pdf`
        : null,
    calendarPath: order && order.cancelled_at === null ? `${path}/calendar.ics` : null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** The public address of a picture of the menu; `null` while the menu is off, whose pictures no one sees then. */
function menuPictureUrl(
  { head }: OrderingFrame,
  id: string | null | undefined,
  size: "thumb" | "medium",
): string | null {
  if (!id || !head.is_slug_open || head.slug === null) return null;
  return `/api/public/menus/${head.slug}/pictures/${id}/${size}`;
}

async function describeBusiness(
  frame: OrderingFrame,
  row: PageSubject,
  kind: "request" | "order",
): Promise<RequestStatusView["business"]> {
  const { head, rules, clock } = frame;
  const menuPath = head.is_slug_open && head.slug !== null ? `/m/${head.slug}` : null;
  return {
    name: head.name,
    phone: head.phone ?? head.whatsapp_phone,
    whatsappUrl: await whatsappAbout(kind, head, row),
    address: head.address,
    country: head.country,
    timeZone: head.time_zone,
    today: clock.day,
    closesAt: closingOf(rules, clock),
    logoUrl: menuPictureUrl(frame, head.logo_id, "medium"),
    menuPath,
  };
}

function showsPayments({ head }: OrderingFrame, now: Date): boolean {
  return hasFeature(planOfRow(head, now).plan, "payment_tracking");
}

/**
 * Withdraws the entered request. Idempotent: one that is withdrawn already gets the same answer.
 */
export async function withdrawRequest(tx: Tx, token: string): Promise<RequestStatusView> {
  if (await markWithdrawn(tx, makeId(), await listAccountsToNotify(tx, "request_withdrawn"))) {
    tx.changed("notifications", ...(contract.withdrawRequest.changes ?? []));
    return await getRequestStatus(tx, token);
  }
  const view = await getRequestStatus(tx, token);
  if (view.status !== "withdrawn")
    throw new AppError("request_is_answered", { status: view.status });
  return view;
}

/** Returns whether the price of a request can be accepted now: refused when it is another, or holds no longer. */
export function refuseOldQuote(
  row: Pick<OwnRequestRow, "status" | "quote_price_minor" | "quote_valid_until">,
  priceMinor: number,
  now: Date,
): void {
  if (row.status !== "quoted" || row.quote_price_minor === null || row.quote_valid_until === null)
    throw new AppError("request_is_answered", { status: row.status });
  if (row.quote_price_minor !== priceMinor)
    throw new AppError("price_changed", { total: toMajor(row.quote_price_minor) });
  if (isQuoteExpired(row.quote_valid_until, now)) throw new AppError("quote_expired");
}
