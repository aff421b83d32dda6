import type { Allergen } from "@marzipan/contract/food-facts";
import type { Currency } from "@marzipan/contract/currencies";
import type { Language } from "@marzipan/contract/languages";
import type { Tx } from "../../platform/database/database.ts";
import type { RequestLine } from "./requests.store.ts";
import { build } from "../../platform/database/tables.ts";
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

/** Returns the request that came in under a key, hashed. */
export async function findAsked(tx: Tx, askKey: string): Promise<AskedBefore | undefined> {
  const [row] = await tx.query<AskedBefore>({
    name: "find_asked",
    text: "select id, number, ask_hash from app.find_asked($1)",
    values: [askKey],
  });
  return row;
}

/** Returns how many of the files are free uploads of the entered menu, put up since an instant. */
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

/** Stores a request with its lines, pictures, first event and token; returns its number in the business. */
export async function addRequest(tx: Tx, asked: NewRequest): Promise<number> {
  const [counter] = await tx.query<{ number: number }>({
    name: "next_request_number",
    text: `update business_counter set last_request_number = last_request_number + 1
      where business_id = $1 returning last_request_number as number`,
    values: [tx.businessId],
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
  const place = (position: number) => ({
    business_id: businessId,
    request_id: asked.id,
    position,
  });
  const lines = asked.lines.map((line, index) => ({ ...place(index), ...line }));
  await tx.query(build.insertInto("request_item").values(lines));
  if (asked.pictureIds.length > 0) {
    const pictures = asked.pictureIds.map((file_id, index) => ({ ...place(index), file_id }));
    await tx.query(build.insertInto("request_picture").values(pictures));
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
