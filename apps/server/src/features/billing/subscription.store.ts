import type { Tx } from "../../platform/database/database.ts";
import { build } from "../../platform/database/tables.ts";

/** Loads the business's subscription as it is stored. */
export async function loadSubscription(tx: Tx) {
  return (
    await tx.query(
      build
        .selectFrom("subscription")
        .select([
          "plan",
          "status",
          "trial_end_at",
          "trial_used_at",
          "current_period_end_at",
          "paid_until",
          "subscription_ref",
          "customer_ref",
          "billing_interval",
          "next_charge_at",
          "charge_minor",
          "charge_currency",
          "scheduled_kind",
          "scheduled_plan",
          "scheduled_at",
          "last_paid_minor",
          "last_paid_currency",
          "last_paid_at",
        ])
        .where("business_id", "=", tx.businessId),
    )
  )[0];
}

/** A subscription as it is stored. */
export type SubscriptionRow = NonNullable<Awaited<ReturnType<typeof loadSubscription>>>;
