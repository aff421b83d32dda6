import type * as ownAccount from "@marzipan/contract/own-account";
import type { Input } from "@marzipan/contract/endpoint";
import { AppError, fieldError } from "../../platform/errors/app-error.ts";
import type { Asker } from "../../platform/request/asker.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { emailKey } from "../../platform/account/email-key.ts";
import { hashToken, makeToken } from "../../platform/formats/ids.ts";
import { countAct } from "../../platform/limits/throttle.ts";
import { linkToDisavow, makeDisavowal } from "./disavowals.actions.ts";
import { sendEmailAskedMail, sendEmailChangedMail } from "./mails.actions.ts";
import {
  addChangeToken,
  isKnownEmail,
  readChangeEmail,
  spendChangeToken,
} from "./own-account.store.ts";
import { sendEmailLinkMail, sendEmailTakenMail } from "./own-mails.actions.ts";
import { addresseeOf, requirePassword } from "./own-password.actions.ts";
import type { Transact } from "./own-password.actions.ts";

const minuteMs = 60_000;

/** How long the link to confirm a new address works. */
const changeTtlMs = 24 * 60 * minuteMs;

const windows = {
  ask: { lengthMs: 60 * minuteMs, most: 5 },
  confirm: { lengthMs: 15 * minuteMs, most: 60 },
} as const;

/**
 * Mails a link to a new address, which counts once the link's page was confirmed, and tells the present one.
 * For a taken address its owner is told instead; the answer is the same.
 */
export async function changeEmail(
  deps: Deps,
  transact: Transact,
  asker: Asker,
  body: Input<typeof ownAccount.changeEmail>["body"],
): Promise<{ ok: true }> {
  const origin = asker.linkOrigin();
  const own = await requirePassword(deps, transact, body.password);
  const key = emailKey(body.email);
  if (key === own.email_key) throw fieldError("email", "same_email");
  const now = deps.now();
  await countAct(deps, {
    key: `email-change:${own.id}`,
    window: windows.ask,
    refusal: "rate_limited",
  });
  const token = makeToken();
  const isTaken = await isKnownEmail(deps.database, key);
  const expiresAt = new Date(now.getTime() + changeTtlMs);
  await transact(async (tx) => {
    await addChangeToken(tx, hashToken(token), body.email, expiresAt);
    const link = await linkToDisavow(deps, asker, own, tx);
    await sendEmailAskedMail(deps, addresseeOf(own), body.email, link, tx);
  });
  const person = { ...addresseeOf(own), email: body.email };
  if (isTaken) await sendEmailTakenMail(deps, person);
  else await sendEmailLinkMail(deps, person, `${origin}/auth/verify?change=${token}`);
  return { ok: true };
}

/** Makes the address that a token was mailed to the account's; the old address is told. A second use counts as success. */
export async function confirmEmail(deps: Deps, asker: Asker, token: string): Promise<{ ok: true }> {
  const now = deps.now();
  await countAct(deps, {
    key: `email-confirm:${asker.address}`,
    window: windows.confirm,
    refusal: "too_many_verifications",
  });
  const hash = hashToken(token);
  const email = await readChangeEmail(deps.database, hash);
  if (email === null) throw new AppError("verification_invalid");
  const disavowal = makeDisavowal(deps, asker);
  const change = await spendChangeToken(
    deps.database,
    { hash, emailKey: emailKey(email), disavowal },
    now,
  );
  if (change.outcome === "invalid") throw new AppError("verification_invalid");
  if (change.outcome === "expired") throw new AppError("verification_expired");
  if (change.outcome === "used") throw new AppError("verification_used");
  if (change.outcome === "taken") throw new AppError("email_taken");
  if (change.outcome === "already") return { ok: true };
  deps.live.tell(change.business_id, ["account"]);
  await sendEmailChangedMail(
    deps,
    { email: change.old_email, fullName: change.full_name, language: change.language },
    change.new_email,
    disavowal?.link ?? null,
  );
  return { ok: true };
}
