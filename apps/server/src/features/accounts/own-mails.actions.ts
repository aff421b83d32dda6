import { formatIn, wordsIn } from "../../platform/formats/translator.ts";
import type { Addressee, MailDeps } from "./mails.actions.ts";

/** Mails the link that confirms a new address; the page behind it asks once more (rulings §2). */
export async function sendEmailLinkMail(
  deps: MailDeps,
  person: Addressee,
  link: string,
): Promise<void> {
  const t = await wordsIn(person.language);
  await deps.messenger.queueMail({
    recipient: person.email,
    language: person.language,
    subject: t("settings.mail_email_subject"),
    lines: [t("mails.greeting", { name: person.fullName }), t("settings.mail_email_text")],
    button: { label: t("settings.email_confirm"), link },
    notes: [t("mails.link_valid", { n: 24 }), t("settings.mail_email_ignore")],
  });
}

/** Notifies the owner of a taken address that another account asked for it. */
export async function sendEmailTakenMail(deps: MailDeps, person: Addressee): Promise<void> {
  const t = await wordsIn(person.language);
  await deps.messenger.queueMail({
    recipient: person.email,
    language: person.language,
    subject: t("settings.mail_email_subject"),
    lines: [t("settings.mail_taken_text")],
  });
}

/** Says that the account is closed, and until which day of the business it can be reopened. */
export async function sendClosedMail(
  deps: MailDeps,
  person: Addressee,
  until: string,
): Promise<void> {
  const t = await wordsIn(person.language);
  const format = formatIn(person.language);
  await deps.messenger.queueMail({
    recipient: person.email,
    language: person.language,
    subject: t("settings.mail_closed_subject"),
    lines: [
      t("mails.greeting", { name: person.fullName }),
      t("settings.mail_closed_text", { date: format.date(until) }),
    ],
  });
}
