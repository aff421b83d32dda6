import type { Allergen } from "@marzipan/contract/food-facts";
import type { Currency } from "@marzipan/contract/currencies";
import type { Language } from "@marzipan/contract/languages";
import type { Tx } from "../../platform/database/database.ts";
import type { RequestLine } from "./requests.store.ts";
import type { Column } from "../../platform/database/tables.ts";

/** A request as it is stored when it comes in. */
export interface NewRequest {
  id: string;
  name: string;
  phone: string;
  email: string | null;
  language: Language;
  deliveryDate: string;
  deliveryTime: string;
  fulfilment: "pickup" | "delivery";
  address: string | null;
  note: string;
  allergens: Allergen[];
  allergyNote: string;
  currency: Currency;
  totalMinor: number;
  isFromTotal: boolean;
  searchKey: string;
  askKey: string | null;
  askHash: string;
  lines: RequestLine[];
  pictureIds: readonly string[];
  eventId: string;
  tokenHash: string;
}

/** A request that came in before under the same key. */
export interface AskedBefore {
  id: string;
  number: number;
  ask_hash: Column<"order_request.ask_hash">;
}

/** Answers the request that came in under a key, hashed. */
export async function findAsked(tx: Tx, askKey: string): Promise<AskedBefore | undefined> {
  const [row] = await tx.query<AskedBefore>({
    name: "find_asked",
    text: "select id, number, ask_hash from app.find_asked($1)",
    values: [askKey],
  });
  return row;
}

/** Answers how many of the files are free uploads of the entered menu, put up since an instant. */
export async function countFreeUploads(
  tx: Tx,
  ids: readonly string[],
  since: Date,
): Promise<number> {
  const [row] = await tx.query<{ count: number }>({
    name: "count_free_uploads",
    text: "select app.count_free_uploads($1, $2) as count",
    values: [ids, since],
  });
  return row?.count ?? 0;
}

/** Stores a request with its lines, pictures, first event and token; answers its number in the business. */
export async function addRequest(tx: Tx, asked: NewRequest): Promise<number> {
  const [counter] = await tx.query<{ number: number }>({
    name: "next_request_number",
    text: "select app.next_request_number() as number",
    values: [],
  });
  const number = counter?.number ?? 0;
  const { businessId } = tx;
  await tx.query({
    name: "add_request",
    text: `insert into order_request (business_id, id, number, status, name, phone, email, language, delivery_date,
        delivery_time, fulfilment, address, note, allergens, allergy_note, currency, total_minor, is_from_total,
        search_key, ask_key, ask_hash, created_at, updated_at)
      values ($1, $2, $3, 'new', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
        '#' || $3::int || ' ' || $18, $19, $20, $21, $21)`,
    values: [
      businessId,
      asked.id,
      number,
      asked.name,
      asked.phone,
      asked.email,
      asked.language,
      asked.deliveryDate,
      asked.deliveryTime,
      asked.fulfilment,
      asked.address,
      asked.note,
      asked.allergens,
      asked.allergyNote,
      asked.currency,
      asked.totalMinor,
      asked.isFromTotal,
      asked.searchKey,
      asked.askKey,
      asked.askHash,
      tx.now,
    ],
  });
  await tx.query({
    name: "add_request_lines",
    text: `insert into request_item (business_id, request_id, position, catalog_item_id, product_id, name, unit_note,
        quantity, unit_price_minor, line_total_minor, is_from_price, shown_name, shown_unit_note)
      select $1, $2, (l.place - 1)::smallint, l.catalog_item_id, l.product_id, l.name, l.unit_note, l.quantity,
        l.unit_price_minor, l.line_total_minor, l.is_from_price, l.shown_name, l.shown_unit_note
      from rows from (json_to_recordset($3::json) as (catalog_item_id uuid, product_id uuid, name text, unit_note text,
        quantity numeric, unit_price_minor bigint, line_total_minor bigint, is_from_price boolean,
        shown_name text, shown_unit_note text)) with ordinality
        as l (catalog_item_id, product_id, name, unit_note, quantity, unit_price_minor, line_total_minor,
          is_from_price, shown_name, shown_unit_note, place)`,
    values: [businessId, asked.id, JSON.stringify(asked.lines)],
  });
  if (asked.pictureIds.length > 0) {
    await tx.query({
      name: "add_request_pictures",
      text: `insert into request_picture (business_id, request_id, position, file_id)
        select $1, $2, (p.place - 1)::smallint, p.file from unnest($3::uuid[]) with ordinality as p (file, place)`,
      values: [businessId, asked.id, asked.pictureIds],
    });
  }
  await tx.query({
    name: "add_asked_event",
    text: "insert into request_event (business_id, request_id, id, kind, at) values ($1, $2, $3, 'asked', $4)",
    values: [businessId, asked.id, asked.eventId, tx.now],
  });
  await tx.query({
    name: "add_request_token",
    text: "select app.add_request_token($1, $2)",
    values: [asked.tokenHash, asked.id],
  });
  return number;
}
