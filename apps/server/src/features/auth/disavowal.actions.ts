import { AppError } from "../../platform/errors/app-error.ts";
import type { Asker } from "../../platform/request/asker.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { hashToken, makeToken } from "../../platform/formats/ids.ts";
import { hashPassword } from "../../platform/passwords/passwords.ts";
import { countAct } from "../../platform/limits/throttle.ts";
import { sendEmailChangedMail } from "../accounts/mails.actions.ts";
import { tellPhoneOff } from "../accounts/own-password.actions.ts";
import { windows } from "./auth.windows.ts";
import { judgeDisavowal, spendDisavowal } from "./disavowal.store.ts";
import { mailResetLink } from "./reset.actions.ts";

/**
 * "This was not me": the account goes back to the address that the link was mailed to, its password works no
 * longer, every way in ends, and a link to choose a new password is mailed to that address (rulings §2).
 */
export async function reportUnauthorizedChange(
  deps: Deps,
  asker: Asker,
  token: string,
): Promise<{ ok: true }> {
  const now = deps.now();
  const key = `disavow:${asker.address}`;
  const refusal = "too_many_resets";
  await countAct(deps, { key, window: windows.resetUse, refusal });
  const origin = asker.linkOrigin();
  const hash = hashToken(token);
  const worth = await judgeDisavowal(deps.database, hash, now);
  if (worth !== "good") throw new AppError(worth === "used" ? "not_me_used" : "not_me_invalid");
  const nobodys = await hashPassword(makeToken(), { lines: [key], isKnown: true, refusal });
  const disowned = await spendDisavowal(deps.database, hash, nobodys, now);
  if (!disowned) throw new AppError("not_me_used");
  deps.live.endSessions(disowned.sessions);
  await mailResetLink(deps, origin, disowned.email_key);
  const { email, former_email: former, full_name: fullName, language, phone } = disowned;
  await tellPhoneOff(deps, { email, fullName, language }, phone);
  // This mail carries no "This was not me" link: an intruder who owned the former address must not
  // be able to take the account back.
  if (former !== email) {
    await sendEmailChangedMail(deps, { email: former, fullName, language }, email, null);
  }
  return { ok: true };
}
