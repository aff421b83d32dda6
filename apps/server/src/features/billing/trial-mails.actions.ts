import { dayIn } from "@marzipan/domain/dates";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { eachAlone } from "../../platform/jobs/each-alone.ts";
import { formatIn, wordsIn } from "../../platform/formats/translator.ts";
import { buttonTo } from "../accounts/mails.actions.ts";
import { listEndingTrials, noteTrialTold } from "./trial-mails.store.ts";
import type { EndingTrial } from "./trial-mails.store.ts";

const dayMs = 86_400_000;
/** How long before its end the owner is told (rulings §3). */
const toldBeforeMs = 3 * dayMs;

/** Notifies owners whose trial ends within 3 days, each once (rulings §3). */
export async function tellEndingTrials(deps: Deps): Promise<void> {
  const now = deps.now();
  const until = new Date(now.getTime() + toldBeforeMs);
  const ending = await listEndingTrials(deps.database, until, now);
  const idOf = (trial: EndingTrial): string => trial.business_id;
  await eachAlone(deps.log, ending, idOf, async (trial) => {
    const proof = { kind: "job", businessId: trial.business_id } as const;
    await deps.database.transact(proof, async (tx) => {
      await noteTrialTold(tx, now);
      await sendTrialMail(deps, tx, trial, now);
    });
  });
}

async function sendTrialMail(deps: Deps, tx: Tx, trial: EndingTrial, now: Date): Promise<void> {
  const { email, full_name: name, language, plan, trial_end_at: endsAt, time_zone: zone } = trial;
  const t = await wordsIn(language);
  const days = Math.ceil((endsAt.getTime() - now.getTime()) / dayMs);
  const mail = {
    recipient: email,
    language,
    subject: t("mails.trial_subject", { n: days }),
    lines: [
      t("mails.greeting", { name }),
      t("mails.trial_text", {
        plan: t(`billing.plan_${plan}`),
        date: formatIn(language).date(dayIn(zone, endsAt)),
      }),
    ],
    ...buttonTo(deps, "/pricing", t("mails.plans")),
  };
  await deps.messenger.queueMail(mail, tx);
}
