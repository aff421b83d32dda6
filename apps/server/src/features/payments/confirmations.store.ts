import type { Currency } from "@marzipan/contract/currencies";
import type { Language } from "@marzipan/contract/languages";
import type { PaymentKind, PaymentMethod } from "@marzipan/contract/payments";
import type { Settlement } from "@marzipan/contract/past-orders";
import type { Database, Tx } from "../../platform/database/database.ts";
import { build } from "../../platform/database/tables.ts";
import type { Column } from "../../platform/database/tables.ts";

/** What the database tells of a confirmation; money in minor units. */
export interface StoredConfirmation {
  businessName: string;
  businessPhone: string | null;
  timeZone: string;
  number: number;
  clientName: string;
  deliveryDate: string;
  deliveryTime: string | null;
  fulfilment: "pickup" | "delivery";
  address: string;
  allergens: Column<"orders.allergens">;
  allergyNote: string;
  notes: string;
  isCancelled: boolean;
  currency: Currency;
  itemsTotalMinor: number;
  agreedPriceMinor: number | null;
  totalMinor: number;
  settlement: Settlement | null;
  isImported: boolean;
  createdDay: string;
  phone: string | null;
  email: string | null;
  clientLanguage: Language | null;
  ownerLanguage: Language | null;
  items: { name: string; quantity: number; unitPriceMinor: number; lineTotalMinor: number }[];
  payments: {
    id: string;
    kind: PaymentKind;
    refersToId: string | null;
    amountMinor: number;
    currency: Currency;
    method: PaymentMethod;
    paidAt: string;
  }[];
}

/** Returns what is told of an order's confirmation; nothing for one that is deleted or is none of the business's. */
export async function loadConfirmation(
  tx: Tx,
  orderId: string,
): Promise<StoredConfirmation | null> {
  const [row] = await tx.query<{ confirmation: StoredConfirmation | null }>({
    name: "receipt_of",
    text: "select app.receipt_of($1, $2) as confirmation",
    values: [tx.businessId, orderId],
  });
  return row?.confirmation ?? null;
}

/** Returns what is told of the confirmation of the order whose private link was entered; nothing without an order. */
export async function loadOwnConfirmation(tx: Tx): Promise<StoredConfirmation | null> {
  const [row] = await tx.query<{ confirmation: StoredConfirmation | null }>({
    name: "own_receipt",
    text: "select app.own_receipt() as confirmation",
    values: [],
  });
  return row?.confirmation ?? null;
}

/** Returns what is told of the confirmation behind a link; nothing when the link is revoked or unknown. */
export async function findSharedConfirmation(
  database: Database,
  tokenHash: string,
): Promise<StoredConfirmation | null> {
  const [row] = await database.lookUp<{ confirmation: StoredConfirmation | null }>({
    text: "select receipt as confirmation from app.read_shared_receipt($1)",
    values: [tokenHash],
  });
  return row?.confirmation ?? null;
}

/** Stores a link to an order's confirmation. */
export async function addLink(
  tx: Tx,
  link: { id: string; orderId: string; tokenHash: string },
): Promise<void> {
  await tx.query(
    build.insertInto("receipt_link").values({
      business_id: tx.businessId,
      id: link.id,
      order_id: link.orderId,
      token_hash: link.tokenHash,
      created_at: tx.now,
    }),
  );
}

/** Counts the links to an order's confirmation that are open. */
export async function countLinks(tx: Tx, orderId: string): Promise<number> {
  const [row] = await tx.query(
    build
      .selectFrom("receipt_link")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("business_id", "=", tx.businessId)
      .where("order_id", "=", orderId)
      .where("revoked_at", "is", null),
  );
  return row?.count ?? 0;
}

/** Revokes every open link to an order's confirmation. */
export async function revokeLinks(tx: Tx, orderId: string): Promise<void> {
  await tx.query(
    build
      .updateTable("receipt_link")
      .set({ revoked_at: tx.now })
      .where("business_id", "=", tx.businessId)
      .where("order_id", "=", orderId)
      .where("revoked_at", "is", null),
  );
}
