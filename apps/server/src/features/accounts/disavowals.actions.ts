import type { Asker } from "../../platform/request/asker.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { emailKey } from "../../platform/account/email-key.ts";
import { hashToken, makeToken } from "../../platform/formats/ids.ts";
import { addDisavowal } from "./disavowals.store.ts";

/** How many days the link "This was not me" works (rulings §2). */
export const disavowalDays = 7;

/** A new disavowal: what is kept of it, and the link that its mail carries. */
export interface Disavowal {
  hash: string;
  expiresAt: Date;
  link: string;
}

/** Creates a disavowal that is not kept yet; `null` while no address is known that a link could lead to. */
export function makeDisavowal(deps: Pick<Deps, "config" | "now">, asker: Asker): Disavowal | null {
  const origin = asker.mailOrigin();
  if (origin === null) return null;
  const token = makeToken();
  const expiresAt = new Date(deps.now().getTime() + disavowalDays * 86_400_000);
  return { hash: hashToken(token), expiresAt, link: `${origin}/not-me?token=${token}` };
}

/**
 * Returns the link "This was not me" of a mail about a change of how the account is entered; `null`
 * where there can be none. Within a transaction it works once that commits.
 */
export async function linkToDisavow(
  deps: Pick<Deps, "config" | "database" | "now">,
  asker: Asker,
  account: { id: string; email: string },
  tx?: Tx,
): Promise<string | null> {
  const disavowal = makeDisavowal(deps, asker);
  if (disavowal === null) return null;
  const { hash, expiresAt, link } = disavowal;
  const { id: accountId, email } = account;
  const kept = { hash, accountId, email, emailKey: emailKey(email), expiresAt };
  await addDisavowal(tx?.query ?? deps.database.lookUp, kept, deps.now());
  return link;
}
