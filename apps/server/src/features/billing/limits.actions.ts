import type { LimitName } from "@marzipan/contract/plans";
import { isOverLimit, planThatLifts, plans } from "@marzipan/domain/plans";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Member } from "../../platform/account/member.ts";
import { lockCounter } from "./billing.store.ts";

/**
 * Refuses one more when the plan's limit is reached (rulings §3). Runs inside the creating
 * transaction and locks the business's counter row first, so that two concurrent creations cannot
 * both be the last. Unlimited plans skip lock and count.
 */
export async function refuseOverLimit(
  tx: Tx,
  member: Pick<Member, "plan">,
  limitName: LimitName,
  count: () => Promise<number>,
): Promise<void> {
  const limit = plans[member.plan.plan].limits[limitName];
  if (isOverLimit(limit, Number.MAX_SAFE_INTEGER)) {
    await lockCounter(tx);
    const used = await count();
    if (isOverLimit(limit, used)) {
      throw new AppError("limit_reached", {
        limitName,
        limit,
        used,
        plan: planThatLifts(limitName, used) ?? "premium",
      });
    }
  }
}

/**
 * Returns how many more the plan takes, `null` without a limit. Who is about to add so many locks the business's
 * counter before (`holdLimits`), as `refuseOverLimit` does.
 */
export async function roomLeft(
  member: Pick<Member, "plan">,
  limitName: LimitName,
  count: () => Promise<number>,
): Promise<number | null> {
  const limit = plans[member.plan.plan].limits[limitName];
  if (!isOverLimit(limit, Number.MAX_SAFE_INTEGER)) return null;
  return Math.max(0, limit - (await count()));
}

/** Locks the business's counter until the transaction ends: no one else adds what the plan limits meanwhile. */
export async function holdLimits(tx: Tx): Promise<void> {
  await lockCounter(tx);
}
