import type { Language } from "@marzipan/contract/languages";
import type { Allergen } from "@marzipan/contract/food-facts";
import type { Database, Tx } from "../../platform/database/database.ts";
import { build } from "../../platform/database/tables.ts";
import type { Column } from "../../platform/database/tables.ts";

/** A person's feed as it is stored. */
export interface FeedRow {
  seed: Column<"calendar_feed.seed">;
  token_hash: Column<"calendar_feed.token_hash">;
  created_at: Column<"calendar_feed.created_at">;
}

/** Returns the feed of an account; row-level security shows no one else's. */
export async function loadFeed(tx: Tx, accountId: string): Promise<FeedRow | undefined> {
  return (
    await tx.query(
      build
        .selectFrom("calendar_feed")
        .select(["seed", "token_hash", "created_at"])
        .where("business_id", "=", tx.businessId)
        .where("account_id", "=", accountId),
    )
  )[0];
}

/** Stores the feed of an account in place of one that it had. */
export async function putFeed(
  tx: Tx,
  feed: { account_id: Column<"calendar_feed.account_id"> } & Pick<FeedRow, "seed" | "token_hash">,
): Promise<void> {
  const { account_id, seed, token_hash } = feed;
  const fresh = { seed, token_hash, created_at: tx.now };
  await tx.query(
    build
      .insertInto("calendar_feed")
      .values({ business_id: tx.businessId, account_id, ...fresh })
      .onConflict((oc) => oc.columns(["business_id", "account_id"]).doUpdateSet(fresh)),
  );
}

/** Removes the feed of an account. */
export async function removeFeed(tx: Tx, accountId: string): Promise<void> {
  await tx.query(
    build
      .deleteFrom("calendar_feed")
      .where("business_id", "=", tx.businessId)
      .where("account_id", "=", accountId),
  );
}

/** An order as a feed tells it. */
export interface FedOrder {
  id: string;
  number: number;
  clientName: string;
  phone: string | null;
  day: string;
  time: string | null;
  fulfilment: "pickup" | "delivery";
  address: string | null;
  notes: string | null;
  allergens: Allergen[];
  allergyNote: string | null;
  isCompleted: boolean;
  updatedAt: string;
  items: { name: string; quantity: number }[];
}

/** What is behind a feed's address. */
export interface Fed {
  business_name: Column<"business.name">;
  time_zone: Column<"business.time_zone">;
  language: Language;
  orders: FedOrder[];
}

/** How many orders of past and of coming days a feed tells of, the nearest; for a year of them a program would ask for too much. */
const most = { past: 200, coming: 1000 };

/** Returns whether an address is one of a feed. */
export async function hasFeed(database: Database, tokenHash: string): Promise<boolean> {
  const [row] = await database.lookUp<{ known: boolean }>({
    name: "has_calendar_feed",
    group: tokenHash,
    text: "select app.has_calendar_feed($1) as known",
    values: [tokenHash],
  });
  return row?.known === true;
}

/** Returns what is behind a feed's address; nothing for one that is unknown or opens no more. */
export async function findFed(
  database: Database,
  tokenHash: string,
  now: Date,
): Promise<Fed | undefined> {
  const [row] = await database.lookUp<Fed>({
    name: "read_calendar_feed",
    group: tokenHash,
    text: "select * from app.read_calendar_feed($1, $2, $3, $4)",
    values: [tokenHash, now, most.past, most.coming],
  });
  return row;
}
