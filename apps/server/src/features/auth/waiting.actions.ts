import type { Deps } from "../../platform/feature/deps.ts";
import { wordsIn } from "../../platform/formats/translator.ts";
import { buttonTo } from "../accounts/mails.actions.ts";
import { claimWaiting } from "./waiting.store.ts";
import type { ToldAdministrator } from "./waiting.store.ts";

/** The least time between two of these mails; registrations in between are in the next one. */
const peaceMs = 60 * 60_000;

/** Notifies administrators that a registration waits: their open pages at once, by mail at most once an hour. */
export async function tellOfWaiting(deps: Deps): Promise<void> {
  await tell(deps, peaceMs);
}

/** Mails administrators about registrations that no mail has mentioned yet; runs every hour. */
export async function tellOfRest(deps: Deps): Promise<void> {
  await tell(deps, 0);
}

async function tell(deps: Deps, pauseMs: number): Promise<void> {
  const now = deps.now();
  const since = new Date(now.getTime() - pauseMs);
  for (const administrator of await claimWaiting(deps.database, since, now)) {
    deps.live.tell(administrator.business_id, ["account"]);
    if (administrator.is_due) await sendWaitingMail(deps, administrator);
  }
}

async function sendWaitingMail(deps: Deps, administrator: ToldAdministrator): Promise<void> {
  const { email, full_name: name, language, waiting } = administrator;
  const t = await wordsIn(language);
  await deps.messenger.queueMail({
    recipient: email,
    language,
    subject: t("mails.waiting_subject", { n: waiting }),
    lines: [t("mails.greeting", { name }), t("mails.waiting_text")],
    ...buttonTo(deps, "/admin/user-approvals", t("mails.waiting_open")),
  });
}
