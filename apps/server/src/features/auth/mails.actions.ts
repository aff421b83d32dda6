import type { Language } from "@marzipan/contract/languages";
import type { Translate } from "@marzipan/phrases/translate";
import { formatIn, wordsIn } from "../../platform/formats/translator.ts";
import { buttonTo } from "../accounts/mails.actions.ts";
import type { Addressee, MailDeps } from "../accounts/mails.actions.ts";
import type { PackedMessage } from "../../providers/messages/messages.port.ts";
import type { DeviceNames } from "./device-names.ts";
import { resetTtlMs, verifyTtlMs } from "./auth.windows.ts";

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
    subject: t("mails.verify_subject"),
    lines: [t("mails.greeting", { name: person.fullName }), t("mails.verify_text")],
    button: { label: t("mails.verify_action"), link },
    notes: [t("mails.link_valid", { n: verifyTtlMs / hourMs }), t("mails.verify_ignore")],
  });
}

/** Notifies the owner of a known address that someone tried to register with it. */
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
    subject: t("mails.known_subject"),
    lines: [t("mails.known_text")],
    button: { label: t("mails.sign_in"), link: `${origin}/auth` },
  });
}

/**
 * Notifies anyone who reads the mails to an address that it is kept for an account that left it, until when, and what to do:
 * someone tried to register with it.
 */
export async function sendHeldMail(
  deps: MailDeps,
  origin: string,
  { email, language, timeZone }: { email: string; language: Language; timeZone: string },
  until: Date,
): Promise<void> {
  const t = await wordsIn(language);
  const time = formatIn(language).instant(until.toISOString(), timeZone);
  await deps.messenger.queueMail({
    recipient: email,
    language,
    subject: t("mails.held_subject"),
    lines: [
      t("mails.held_text"),
      t("mails.held_until", { time }),
      t("mails.held_advice", { action: t("mails.not_me_action") }),
    ],
    button: { label: t("mails.sign_in"), link: `${origin}/auth` },
  });
}

/** Says that the registration came in, and that an administrator looks at it (spec §2). */
export async function sendReceivedMail(deps: MailDeps, person: Addressee): Promise<void> {
  const t = await wordsIn(person.language);
  await deps.messenger.queueMail({
    recipient: person.email,
    language: person.language,
    subject: t("mails.received_subject"),
    lines: [t("mails.greeting", { name: person.fullName }), t("mails.received_text")],
  });
}

/** Says that the account is approved and can be used. */
export async function sendApprovedMail(deps: MailDeps, person: Addressee): Promise<void> {
  const t = await wordsIn(person.language);
  await deps.messenger.queueMail({
    recipient: person.email,
    language: person.language,
    subject: t("mails.approved_subject"),
    lines: [t("mails.greeting", { name: person.fullName }), t("mails.approved_text")],
    ...buttonTo(deps, "/auth", t("mails.sign_in")),
  });
}

/** Says that the registration was declined; with the administrator's reason if there is one. */
export async function sendDeclinedMail(
  deps: MailDeps,
  person: Addressee,
  reason: string | null,
): Promise<void> {
  const t = await wordsIn(person.language);
  await deps.messenger.queueMail({
    recipient: person.email,
    language: person.language,
    subject: t("mails.declined_subject"),
    lines: [
      t("mails.greeting", { name: person.fullName }),
      t("messages.mail_declined_text"),
      ...(reason ? [t("messages.mail_reason")] : []),
    ],
    ...(reason ? { quote: reason } : {}),
    ...buttonTo(deps, "/contact", t("mails.contact")),
  });
}

/** Says that the account was blocked; with the administrator's reason if there is one. */
export async function sendBlockedMail(
  deps: MailDeps,
  person: Addressee,
  reason: string | null,
): Promise<void> {
  const t = await wordsIn(person.language);
  await deps.messenger.queueMail({
    recipient: person.email,
    language: person.language,
    subject: t("mails.blocked_subject"),
    lines: [
      t("mails.greeting", { name: person.fullName }),
      t("mails.blocked_text"),
      ...(reason ? [t("messages.mail_reason")] : []),
    ],
    ...(reason ? { quote: reason } : {}),
    ...buttonTo(deps, "/contact", t("mails.contact")),
  });
}

/** Mails the link that lets its reader choose a new password. */
export async function sendResetMail(
  deps: MailDeps,
  person: Addressee,
  link: string,
): Promise<void> {
  const t = await wordsIn(person.language);
  await deps.messenger.queueMail({
    recipient: person.email,
    language: person.language,
    subject: t("mails.reset_subject"),
    lines: [t("mails.greeting", { name: person.fullName }), t("mails.reset_text")],
    button: { label: t("mails.reset_action"), link },
    notes: [t("mails.link_valid", { n: resetTtlMs / hourMs }), t("mails.reset_ignore")],
  });
}

/** What the owner is told about a device that signed in. */
export interface NewDevice extends DeviceNames {
  at: Date;
  timeZone: string;
}

/** Writes the mail that tells the owner of an account of a device that it does not know, to be kept by signing in. */
export async function packNewDeviceMail(
  deps: MailDeps,
  person: Addressee,
  device: NewDevice,
): Promise<PackedMessage> {
  const t = await wordsIn(person.language);
  const time = formatIn(person.language).instant(device.at.toISOString(), device.timeZone);
  return deps.messenger.packMail({
    recipient: person.email,
    language: person.language,
    subject: t("mails.device_subject"),
    lines: [
      t("mails.greeting", { name: person.fullName }),
      t("mails.device_text"),
      sayDevice(t, device),
      t("mails.time", { time }),
      t("mails.device_advice"),
    ],
    ...buttonTo(deps, "/settings/devices", t("mails.devices")),
  });
}

function sayDevice(t: Translate, { browser, system }: NewDevice): string {
  if (browser && system) return t("mails.device", { browser, system });
  const half = browser || system;
  return half ? t("mails.device_half", { device: half }) : t("mails.device_unknown");
}
