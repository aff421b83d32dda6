import type { Language } from "@marzipan/contract/languages";
import type { OwnOrder, OwnRequestRow } from "./request-status.store.ts";

/** What a private page shows of a request, or of an order that no request became. */
export type PageSubject = Pick<
  OwnRequestRow,
  | "number"
  | "status"
  | "language"
  | "name"
  | "phone"
  | "email"
  | "delivery_date"
  | "delivery_time"
  | "fulfilment"
  | "address"
  | "note"
  | "allergens"
  | "allergy_note"
  | "currency"
  | "total_minor"
  | "is_from_total"
  | "quote_price_minor"
  | "quote_message"
  | "quote_valid_until"
  | "quoted_at"
  | "answer_message"
  | "lines"
  | "picture_ids"
  | "events"
  | "created_at"
  | "updated_at"
>;

/**
 * Returns an order as an accepted request, in the client's language or else the owner's (rulings §10.8). Phone and
 * email are left out: who has the link need not be the client.
 */
export function subjectOfOrder(order: OwnOrder, ownerLanguage: Language): PageSubject {
  return {
    number: order.number,
    status: "accepted",
    language: order.language ?? ownerLanguage,
    name: order.client_name,
    phone: "",
    email: null,
    delivery_date: order.delivery_date,
    delivery_time: order.delivery_time,
    fulfilment: order.fulfilment,
    address: order.address,
    note: order.notes ?? "",
    allergens: order.allergens,
    allergy_note: order.allergy_note,
    currency: order.currency,
    total_minor: order.items_total_minor,
    is_from_total: false,
    quote_price_minor: null,
    quote_message: "",
    quote_valid_until: null,
    quoted_at: null,
    answer_message: "",
    lines: [],
    picture_ids: [],
    events: [],
    created_at: new Date(order.created_at),
    updated_at: new Date(order.updated_at),
  };
}

const movedDays = 3;

/** Returns the day that an order was moved from in the last three days, `null` if it was not or is back on it. */
export function movedFrom(order: OwnOrder, now: Date): string | null {
  const since = now.getTime() - movedDays * 86_400_000;
  const first = order.events.find(
    ({ kind, at }) => kind === "moved" && new Date(at).getTime() > since,
  );
  const day = first?.from?.slice(0, 10) ?? null;
  return day === order.delivery_date ? null : day;
}
