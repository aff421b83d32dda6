import type { Language } from "@marzipan/contract/languages";
import type { Translate } from "@marzipan/phrases/translate";
import type { Deps } from "../../platform/deps.ts";
import { ownAddress } from "../../platform/own-address.ts";
import { wordsIn } from "../../platform/words.ts";

/** Whom a mail goes to, by which name, in which language. */
export interface Addressee {
  email: string;
  fullName: string;
  language: Language;
}

/** What writing a mail needs. */
export type MailDeps = Pick<Deps, "messenger" | "config">;

/** Answers the button of a mail that no request asked for; none while the own address is not known. */
export function buttonTo(
  { config }: MailDeps,
  path: string,
  label: string,
): { button?: { label: string; link: string } } {
  const origin = ownAddress(config);
  return origin === null ? {} : { button: { label, link: origin + path } };
}

/** Tells the owner of an account that its password was changed. */
export async function sendPasswordChangedMail(deps: MailDeps, person: Addressee): Promise<void> {
  const t = await wordsIn(person.language);
  await deps.messenger.queueMail({
    recipient: person.email,
    language: person.language,
    subject: t("mails.password_subject"),
    lines: [
      t("mails.greeting", { name: person.fullName }),
      t("mails.password_text"),
      t("mails.password_advice"),
    ],
    ...buttonTo(deps, "/reset-password", t("mails.reset_action")),
  });
}

/** Tells the owner of an account, at the address that it had before, that its email was changed. */
export async function sendEmailChangedMail(
  deps: MailDeps,
  person: Addressee,
  newEmail: string,
): Promise<void> {
  const t = await wordsIn(person.language);
  await deps.messenger.queueMail({
    recipient: person.email,
    language: person.language,
    subject: t("mails.email_subject"),
    lines: [
      t("mails.greeting", { name: person.fullName }),
      t("mails.email_text", { email: newEmail }),
      t("mails.email_advice"),
    ],
    ...buttonTo(deps, "/contact", t("mails.contact")),
  });
}

/** A change of how an account is entered, of which its owner is told. */
export type WayInChange =
  | { kind: "totp_on" | "totp_off" }
  | { kind: "phone_on" | "phone_off"; phone: string };

/** Tells the owner of an account that authenticator codes or the phone for signing in (E.164) changed. */
export async function sendWayInMail(
  deps: MailDeps,
  person: Addressee,
  change: WayInChange,
): Promise<void> {
  const t = await wordsIn(person.language);
  await deps.messenger.queueMail({
    recipient: person.email,
    language: person.language,
    subject: t(`mails.${change.kind}_subject`),
    lines: [
      t("mails.greeting", { name: person.fullName }),
      sayChange(t, change),
      t("mails.security_advice"),
    ],
    ...buttonTo(deps, "/reset-password", t("mails.reset_action")),
  });
}

function sayChange(t: Translate, change: WayInChange): string {
  return "phone" in change
    ? t(`mails.${change.kind}_text`, { phone: change.phone })
    : t(`mails.${change.kind}_text`);
}
