import type { Tx } from "../../platform/database/database.ts";
import { build } from "../../platform/database/tables.ts";
import type { Column } from "../../platform/database/tables.ts";

/** What a checkout is opened for. */
export interface CheckoutWish {
  priceId: string;
  successUrl: string;
  cancelUrl: string;
}

/** The business's checkout as it was left, whose turn the caller has. */
export interface ClaimedCheckout {
  price_id: Column<"plan_checkout.price_id">;
  transaction_ref: Column<"plan_checkout.transaction_ref">;
}

/**
 * Takes the turn at the business's one checkout and returns it as it was left; `undefined` while another person has the
 * turn. A turn that was not given back ends by itself.
 */
export async function claimCheckout(
  tx: Tx,
  wish: CheckoutWish,
  staleAt: Date,
): Promise<ClaimedCheckout | undefined> {
  const [row] = await tx.query<ClaimedCheckout>({
    text: `insert into plan_checkout as c (business_id, price_id, success_url, cancel_url, claimed_at, opened_at)
           values ($1, $2, $3, $4, $5, $5)
           on conflict (business_id) do update set claimed_at = $5
             where c.claimed_at is null or c.claimed_at < $6
           returning price_id, transaction_ref`,
    values: [tx.businessId, wish.priceId, wish.successUrl, wish.cancelUrl, tx.now, staleAt],
  });
  return row;
}

/** Stores what was opened, and gives the turn back. */
export async function keepCheckout(
  tx: Tx,
  wish: CheckoutWish,
  opened: { ref: string; url: string },
): Promise<void> {
  await tx.query({
    text: `update plan_checkout set price_id = $2, transaction_ref = $3, url = $4, success_url = $5,
             cancel_url = $6, claimed_at = null, opened_at = $7 where business_id = $1`,
    values: [
      tx.businessId,
      wish.priceId,
      opened.ref,
      opened.url,
      wish.successUrl,
      wish.cancelUrl,
      tx.now,
    ],
  });
}

/** Gives the turn back without a change. */
export async function releaseCheckout(tx: Tx): Promise<void> {
  await tx.query({
    text: "update plan_checkout set claimed_at = null where business_id = $1",
    values: [tx.businessId],
  });
}

/** Returns whether a checkout waits to be paid. */
export async function hasOpenCheckout(tx: Tx): Promise<boolean> {
  const [row] = await tx.query(
    build
      .selectFrom("plan_checkout")
      .select("transaction_ref")
      .where("business_id", "=", tx.businessId),
  );
  return (row?.transaction_ref ?? null) !== null;
}
