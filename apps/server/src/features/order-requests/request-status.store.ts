import type { Tx } from "../../platform/database/database.ts";
import type { RequestRow } from "./requests.store.ts";
import type { Column, JsonColumn } from "../../platform/database/tables.ts";

/** A request as its customer's token opens it, with the ids of its pictures and what happened to it. */
export type OwnRequestRow = Omit<RequestRow, "order_number" | "pictures_count"> & {
  picture_ids: string[];
  events: { kind: string; at: Date }[];
};

/** A row as JSON writes it: instants and times are texts. */
type JsonRow = {
  [Name in keyof RequestRow]: RequestRow[Name] extends Date | null ? string : RequestRow[Name];
};

/** Returns the request whose token was entered. */
export async function loadOwnRequest(tx: Tx): Promise<OwnRequestRow | undefined> {
  const [answer] = await tx.query<{
    json: {
      request: JsonRow;
      lines: RequestRow["lines"];
      pictures: string[];
      events: { kind: string; at: string }[];
    } | null;
  }>({ name: "own_request", text: "select app.own_request() as json", values: [] });
  if (!answer?.json) return undefined;
  const { request, lines, pictures, events } = answer.json;
  return {
    ...request,
    delivery_time: request.delivery_time?.slice(0, 5) ?? null,
    quote_valid_until: instant(request.quote_valid_until),
    quoted_at: instant(request.quoted_at),
    answered_at: instant(request.answered_at),
    reminded_at: instant(request.reminded_at),
    personal_removed_at: instant(request.personal_removed_at),
    told_end_at: instant(request.told_end_at),
    announced_at: instant(request.announced_at),
    created_at: new Date(request.created_at),
    updated_at: new Date(request.updated_at),
    lines,
    picture_ids: pictures,
    events: events.map(({ kind, at }) => ({ kind, at: new Date(at) })),
  };
}

function instant(at: string | Date | null): Date | null {
  return at === null ? null : new Date(at);
}

/** The order of a request, with what happened to it. */
export interface OwnOrder {
  number: number;
  status: "pending" | "in_progress" | "completed";
  ready_at: JsonColumn<"orders.ready_at">;
  cancelled_at: JsonColumn<"orders.cancelled_at">;
  delivery_date: Column<"orders.delivery_date">;
  delivery_time: Column<"orders.delivery_time">;
  fulfilment: "pickup" | "delivery";
  address: string | null;
  currency: Column<"orders.currency">;
  client_name: Column<"orders.client_name">;
  notes: Column<"orders.notes">;
  allergens: Column<"orders.allergens">;
  allergy_note: Column<"orders.allergy_note">;
  /** The client's language, `null` where it is not known. */
  language: Column<"client.language">;
  created_at: JsonColumn<"orders.created_at">;
  updated_at: JsonColumn<"orders.updated_at">;
  lines: {
    name: string;
    quantity: number;
    unit_price_minor: Column<"order_item.unit_price_minor">;
    line_total_minor: Column<"order_item.line_total_minor">;
    product_id: Column<"order_item.product_id">;
    picture_id: string | null;
  }[];
  items_total_minor: Column<"orders.items_total_minor">;
  agreed_price_minor: Column<"orders.agreed_price_minor">;
  total_minor: Column<"orders.total_minor">;
  deposit_kind: "sum" | "percent" | null;
  deposit_value_minor: Column<"orders.deposit_value_minor">;
  settlement: Column<"orders.settlement">;
  is_imported: Column<"orders.is_imported">;
  created_day: Column<"orders.created_day">;
  /** What was paid for it in its own currency. */
  paid_minor: Column<"orders.paid_minor">;
  events: { kind: string; from: string | null; to: string | null; at: string }[];
}

/** Returns the order of the private link that was entered, `null` before there is one. */
export async function loadOwnOrder(tx: Tx): Promise<OwnOrder | null> {
  const [row] = await tx.query<{ json: OwnOrder | null }>({
    name: "own_order",
    text: "select app.own_order() as json",
    values: [],
  });
  return row?.json ?? null;
}

/** Returns the first picture of each item of the entered request that the menu shows, by the item's id. */
export async function loadItemPictures(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx.query<{
    item_id: Column<"catalog_picture.item_id">;
    file_id: Column<"catalog_picture.file_id">;
  }>({
    name: "request_item_pictures",
    text: "select item_id, file_id from app.request_item_pictures()",
    values: [],
  });
  return new Map(rows.map((row) => [row.item_id, row.file_id]));
}

/** Withdraws the entered request and notifies accounts of it; returns whether it was still open. */
export async function markWithdrawn(
  tx: Tx,
  eventId: string,
  accountIds: readonly string[],
): Promise<boolean> {
  const [row] = await tx.query<{ is_gone: boolean }>({
    text: "select app.withdraw_own_request($1, $2, $3) as is_gone",
    values: [eventId, tx.now, accountIds],
  });
  return row?.is_gone ?? false;
}

/** Returns the business of a picture that belongs to the entered request or its order, `null` when it does not. */
export async function findRequestPicture(tx: Tx, id: string): Promise<string | null> {
  const [row] = await tx.query<{ business_id: Column<"order_request.business_id"> }>({
    name: "own_request_picture",
    text: "select app.own_request_picture($1) as business_id",
    values: [id],
  });
  return row?.business_id ?? null;
}
