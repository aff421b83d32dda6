import type * as ownAccount from "@marzipan/contract/own-account";
import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import { dayIn } from "@marzipan/domain/dates";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { deletedOn, reopenableSince } from "./closing.rules.ts";
import { closeOwnAccount, reopenClosed } from "./own-account.store.ts";
import { sendClosedMail } from "./own-mails.actions.ts";
import { addresseeOf, requirePassword } from "./own-password.actions.ts";
import type { Transact } from "./own-password.actions.ts";

/** Closes the own account and signs out everywhere; it can be reopened for 30 days (rulings §3). */
export async function closeAccount(
  deps: Deps,
  transact: Transact,
  { password }: Input<typeof ownAccount.closeAccount>["body"],
): Promise<ReplyOf<typeof ownAccount.closeAccount>> {
  const own = await requirePassword(deps, transact, password);
  const { until, timeZone } = await transact(async (tx) => {
    const { time_zone } = await tx.entered;
    const ended = await closeOwnAccount(tx);
    tx.afterCommit(() => deps.live.endSessions(ended));
    return { until: deletedOn(tx.now), timeZone: time_zone };
  });
  await sendClosedMail(deps, addresseeOf(own), dayIn(timeZone, until));
  return { deletedOn: until.toISOString() };
}

/**
 * Reopens a closed account whose owner has been authenticated; after its 30 days
 * `wrong_credentials`.
 */
export async function reopenAccount(deps: Deps, accountId: string): Promise<void> {
  const now = deps.now();
  const isOpen = await reopenClosed(deps.database, accountId, reopenableSince(now), now);
  if (!isOpen) throw new AppError("wrong_credentials");
}
