import type { Language } from "@marzipan/contract/languages";
import type { Deps } from "../../platform/deps.ts";
import { ownAddress } from "../../platform/own-address.ts";
import { wordsIn } from "../../platform/words.ts";
import { verifyTtlMs } from "./auth.windows.ts";

/** Whom a mail goes to, by which name, in which language. */
export interface Addressee {
  email: string;
  fullName: string;
  language: Language;
}

/** What writing a mail needs. */
export type MailDeps = Pick<Deps, "messenger" | "config">;

const hourMs = 3_600_000;

/** Mails the link that verifies an address. */
export async function sendVerifyMail(
  deps: MailDeps,
  person: Addressee,
  link: string,
): Promise<void> {
  const t = await wordsIn(person.language);
  await deps.messenger.queueMail({
    recipient: person.email,
    language: person.language,
    subject: t("messages.mail_verify_subject"),
    lines: [t("messages.mail_greeting", { name: person.fullName }), t("messages.mail_verify_text")],
    button: { label: t("messages.mail_verify_action"), link },
    notes: [
      t("messages.mail_link_valid", { n: verifyTtlMs / hourMs }),
      t("messages.mail_verify_ignore"),
    ],
  });
}

/** Tells the owner of a known address that somebody tried to register with it. */
export async function sendKnownMail(
  deps: MailDeps,
  origin: string,
  email: string,
  language: Language,
): Promise<void> {
  const t = await wordsIn(language);
  await deps.messenger.queueMail({
    recipient: email,
    language,
    subject: t("messages.mail_known_subject"),
    lines: [t("messages.mail_known_text")],
    button: { label: t("messages.mail_sign_in"), link: `${origin}/auth` },
  });
}

/** Says that the registration came in, and that an administrator looks at it (spec §2). */
export async function sendReceivedMail(deps: MailDeps, person: Addressee): Promise<void> {
  const t = await wordsIn(person.language);
  await deps.messenger.queueMail({
    recipient: person.email,
    language: person.language,
    subject: t("messages.mail_received_subject"),
    lines: [
      t("messages.mail_greeting", { name: person.fullName }),
      t("messages.mail_received_text"),
    ],
  });
}

/** Says that the account is approved and can be used. */
export async function sendApprovedMail(deps: MailDeps, person: Addressee): Promise<void> {
  const t = await wordsIn(person.language);
  await deps.messenger.queueMail({
    recipient: person.email,
    language: person.language,
    subject: t("messages.mail_approved_subject"),
    lines: [
      t("messages.mail_greeting", { name: person.fullName }),
      t("messages.mail_approved_text"),
    ],
    ...buttonTo(deps, "/auth", t("messages.mail_sign_in")),
  });
}

/** Says that the registration was declined; a reason, where there is one, stands as the administrator wrote it. */
export async function sendDeclinedMail(
  deps: MailDeps,
  person: Addressee,
  reason: string | null,
): Promise<void> {
  const t = await wordsIn(person.language);
  await deps.messenger.queueMail({
    recipient: person.email,
    language: person.language,
    subject: t("messages.mail_declined_subject"),
    lines: [
      t("messages.mail_greeting", { name: person.fullName }),
      t("messages.mail_declined_text"),
      ...(reason ? [t("messages.mail_reason")] : []),
    ],
    ...(reason ? { quote: reason } : {}),
    ...buttonTo(deps, "/contact", t("messages.mail_contact")),
  });
}

/** Says that the account was blocked; a reason, where there is one, stands as the administrator wrote it. */
export async function sendBlockedMail(
  deps: MailDeps,
  person: Addressee,
  reason: string | null,
): Promise<void> {
  const t = await wordsIn(person.language);
  await deps.messenger.queueMail({
    recipient: person.email,
    language: person.language,
    subject: t("messages.mail_blocked_subject"),
    lines: [
      t("messages.mail_greeting", { name: person.fullName }),
      t("messages.mail_blocked_text"),
      ...(reason ? [t("messages.mail_reason")] : []),
    ],
    ...(reason ? { quote: reason } : {}),
    ...buttonTo(deps, "/contact", t("messages.mail_contact")),
  });
}

function buttonTo(
  { config }: MailDeps,
  path: string,
  label: string,
): { button?: { label: string; link: string } } {
  const origin = ownAddress(config);
  return origin === null ? {} : { button: { label, link: origin + path } };
}
