import type { Language } from "@marzipan/contract/languages";
import type { Translate } from "@marzipan/phrases/translate";
import type { Deps } from "../../platform/feature/deps.ts";
import { findPublicUrl } from "../../platform/request/public-url.ts";
import { wordsIn } from "../../platform/formats/translator.ts";
import type { Within } from "../../providers/messages/messages.port.ts";
import { disavowalDays } from "./disavowals.actions.ts";

/** Whom a mail goes to, by which name, in which language. */
export interface Addressee {
  email: string;
  fullName: string;
  language: Language;
}

/** What writing a mail needs. */
export type MailDeps = Pick<Deps, "messenger" | "config">;

/** Returns the button of a mail that no request asked for; none while the own address is not known. */
export function buttonTo(
  { config }: MailDeps,
  path: string,
  label: string,
): { button?: { label: string; link: string } } {
  const origin = findPublicUrl(config);
  return origin === null ? {} : { button: { label, link: origin + path } };
}

/** The end of a mail that tells of a change: how to disown it by a link, else what to do instead. */
function disowning(
  deps: MailDeps,
  t: Translate,
  link: string | null,
  otherwise: { advice: string; path: "/reset-password" | "/contact"; label: string },
): { line: string; button?: { label: string; link: string }; notes?: string[] } {
  const { advice, path, label } = otherwise;
  if (link === null) return { line: advice, ...buttonTo(deps, path, label) };
  return {
    line: t("mails.not_me_advice"),
    button: { label: t("mails.not_me_action"), link },
    notes: [t("mails.link_days", { n: disavowalDays })],
  };
}

async function sendChangeMail(
  deps: MailDeps,
  person: Addressee,
  { subject, text, keeps = [] }: { subject: string; text: string; keeps?: readonly string[] },
  { line, ...end }: ReturnType<typeof disowning>,
  within?: Within,
): Promise<void> {
  const t = await wordsIn(person.language);
  await deps.messenger.queueMail(
    {
      recipient: person.email,
      language: person.language,
      subject,
      lines: [t("mails.greeting", { name: person.fullName }), text, line],
      keeps,
      ...end,
    },
    within,
  );
}

/** Notifies the owner of an account that its password was changed; the link disowns it, `null` for none. */
export async function sendPasswordChangedMail(
  deps: MailDeps,
  person: Addressee,
  link: string | null,
): Promise<void> {
  const t = await wordsIn(person.language);
  const words = { subject: t("mails.password_subject"), text: t("mails.password_text") };
  const advice = t("mails.password_advice");
  const path = "/reset-password";
  const otherwise = { advice, path, label: t("mails.reset_action") } as const;
  await sendChangeMail(deps, person, words, disowning(deps, t, link, otherwise));
}

/** Notifies the owner of an account, at its present address, that another one was asked for. */
export async function sendEmailAskedMail(
  deps: MailDeps,
  person: Addressee,
  newEmail: string,
  link: string | null,
  within: Within,
): Promise<void> {
  const t = await wordsIn(person.language);
  const text = t("mails.email_asked_text", { email: newEmail });
  const words = { subject: t("mails.email_asked_subject"), text, keeps: [newEmail] };
  await sendChangeMail(deps, person, words, disowning(deps, t, link, askSupport(t)), within);
}

/** Notifies the owner of an account, at the address that it had before, that its email was changed. */
export async function sendEmailChangedMail(
  deps: MailDeps,
  person: Addressee,
  newEmail: string,
  link: string | null,
): Promise<void> {
  const t = await wordsIn(person.language);
  const text = t("mails.email_text", { email: newEmail });
  const words = { subject: t("mails.email_subject"), text, keeps: [newEmail] };
  await sendChangeMail(deps, person, words, disowning(deps, t, link, askSupport(t)));
}

function askSupport(t: Translate) {
  return { advice: t("mails.email_advice"), path: "/contact", label: t("mails.contact") } as const;
}

/** A change of how an account is entered, of which its owner is told. */
export type WayInChange =
  | { kind: "totp_on" | "totp_off" }
  | { kind: "phone_on" | "phone_off"; phone: string };

/** Notifies the owner of an account that authenticator codes or the phone for signing in (E.164) changed. */
export async function sendWayInMail(
  deps: MailDeps,
  person: Addressee,
  change: WayInChange,
  link: string | null,
): Promise<void> {
  const t = await wordsIn(person.language);
  const words = { subject: t(`mails.${change.kind}_subject`), text: sayChange(t, change) };
  const advice = t("mails.security_advice");
  const path = "/reset-password";
  const otherwise = { advice, path, label: t("mails.reset_action") } as const;
  await sendChangeMail(deps, person, words, disowning(deps, t, link, otherwise));
}

function sayChange(t: Translate, change: WayInChange): string {
  return "phone" in change
    ? t(`mails.${change.kind}_text`, { phone: change.phone })
    : t(`mails.${change.kind}_text`);
}
