import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { emailKey } from "../../platform/account/email-key.ts";
import { hashToken } from "../../platform/formats/ids.ts";
import { countAct, isOneTooMany, isOneTooManyIn } from "../../platform/limits/throttle.ts";
import type { Counted, Window } from "../../platform/limits/throttle.ts";

/** How often one visitor, or one phone at one business, may do what anyone may. */
const windows = {
  ask: { lengthMs: 10 * 60_000, most: 20 },
  "ask-phone": { lengthMs: 60 * 60_000, most: 6 },
  upload: { lengthMs: 10 * 60_000, most: 12 },
  days: { lengthMs: 60_000, most: 120 },
  status: { lengthMs: 60_000, most: 120 },
} as const satisfies Record<string, Window>;

/** Counts what a visitor does; one too many is `rate_limited` with the seconds to wait. */
export async function countVisit(
  deps: Deps,
  what: keyof typeof windows,
  who: string,
): Promise<void> {
  const key = `request-${what}:${who}`;
  await countAct(deps, { key, window: windows[what], refusal: "rate_limited" });
}

/** How many mails strangers may have sent to one address by asking for orders, on whichever menus. */
const mailsWindow: Window = { lengthMs: 60 * 60_000, most: 10 };

/** Counts a mail that a request would send to an address which no one has proved to be theirs; returns whether it may be sent. */
export async function mayBeMailed(deps: Deps, email: string | null | undefined): Promise<boolean> {
  return !!email && !(await isOneTooMany(deps, mailsTo(email)));
}

/** As `mayBeMailed`, counted in the transaction that sends it. */
export async function mayBeMailedIn(tx: Tx, email: string | null): Promise<boolean> {
  return !!email && !(await isOneTooManyIn(tx, mailsTo(email)));
}

/** Counted under a hash: what is counted outlives the wish of a customer to be forgotten. */
function mailsTo(email: string): Counted {
  return { key: `request-mails:${hashToken(emailKey(email))}`, window: mailsWindow };
}
