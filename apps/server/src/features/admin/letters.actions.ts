import type { AdminAct } from "@marzipan/contract/admin";
import type { PlanName } from "@marzipan/contract/plans";
import type { Translate } from "@marzipan/phrases/translate";
import type { Deps } from "../../platform/feature/deps.ts";
import { findPublicUrl } from "../../platform/request/public-url.ts";
import { formatIn, wordsIn } from "../../platform/formats/translator.ts";
import { sendApprovedMail, sendBlockedMail, sendDeclinedMail } from "../auth/mails.actions.ts";
import type { Addressee } from "../accounts/mails.actions.ts";
import type { UserDetailsRow } from "./users.store.ts";

/** What a letter tells beside the act itself. */
interface LetterFacts {
  reason?: string | null;
  plan?: PlanName;
  until?: string | null;
}

interface Letter {
  act: AdminAct;
  person: Addressee;
  facts: LetterFacts;
}

/** Collects letters during a transaction and sends them after its commit. */
export interface Letters {
  add(act: AdminAct, user: UserDetailsRow, facts: LetterFacts): void;
  /** Drops the letters of an attempt that was rolled back and is retried. */
  clear(): void;
  /** Sends all; one that cannot be queued is logged and undoes nothing. */
  send(): Promise<void>;
}

/** Creates an empty collection of letters. */
export function gatherLetters(deps: Deps): Letters {
  let letters: Letter[] = [];
  return {
    add: (act, user, facts) => {
      const { email, full_name: fullName, language } = user;
      letters.push({ act, person: { email, fullName, language }, facts });
    },
    clear: () => {
      letters = [];
    },
    send: async () => {
      for (const letter of letters) {
        await sendLetter(deps, letter).catch((error: unknown) =>
          deps.log.error({ err: error, act: letter.act }, "a mail about an account was lost"),
        );
      }
    },
  };
}

async function sendLetter(deps: Deps, { act, person, facts }: Letter): Promise<void> {
  const { reason = null } = facts;
  if (act === "approve") return await sendApprovedMail(deps, person);
  if (act === "decline") return await sendDeclinedMail(deps, person, reason);
  if (act === "block") return await sendBlockedMail(deps, person, reason);
  const t = await wordsIn(person.language);
  const origin = findPublicUrl(deps.config);
  await deps.messenger.queueMail({
    recipient: person.email,
    language: person.language,
    subject: t(`admin.mail_${act}_subject`),
    lines: [
      t("mails.greeting", { name: person.fullName }),
      act === "plan" ? sayPlan(t, person, facts) : t(`admin.mail_${act}_text`),
    ],
    ...(origin === null ? {} : { button: { label: t("mails.sign_in"), link: `${origin}/auth` } }),
  });
}

function sayPlan(t: Translate, person: Addressee, { plan = "basic", until }: LetterFacts): string {
  const name = t(`billing.plan_${plan}`);
  if (!until) return t("admin.mail_plan_text", { plan: name });
  const date = formatIn(person.language).date(until);
  return t("admin.mail_plan_text_until", { plan: name, date });
}
