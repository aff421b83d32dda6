import type { Language } from "@marzipan/contract/languages";
import { loadPhrases } from "@marzipan/phrases/load";
import { locales } from "@marzipan/phrases/locales";
import { makeTranslate } from "@marzipan/phrases/translate";
import type { Deps } from "../../platform/deps.ts";
import { verifyTtlMs } from "./auth.windows.ts";

/** Mails the link that verifies an address. */
export async function sendVerifyMail(
  deps: Deps,
  account: { email: string; fullName: string; language: Language },
  link: string,
): Promise<void> {
  const t = makeTranslate(account.language, await loadPhrases(account.language));
  const lines = [
    t("messages.mail_greeting", { name: account.fullName }),
    t("messages.mail_verify_text"),
    t("messages.mail_verify_valid", { n: verifyTtlMs / 3_600_000 }),
    t("messages.mail_verify_ignore"),
  ];
  await deps.messenger.send({
    channel: "email",
    recipient: account.email,
    subject: t("messages.mail_verify_subject"),
    ...layOut(account.language, lines, { label: t("messages.mail_verify_action"), link }),
  });
}

/** Tells the owner of a known address that somebody tried to register with it. */
export async function sendKnownMail(
  deps: Deps,
  origin: string,
  email: string,
  language: Language,
): Promise<void> {
  const t = makeTranslate(language, await loadPhrases(language));
  await deps.messenger.send({
    channel: "email",
    recipient: email,
    subject: t("messages.mail_known_subject"),
    ...layOut(language, [t("messages.mail_known_text")], {
      label: t("messages.mail_known_action"),
      link: `${origin}/auth`,
    }),
  });
}

function layOut(
  language: Language,
  lines: readonly string[],
  button: { label: string; link: string },
): { text: string; html: string } {
  const { direction } = locales[language];
  const paragraphs = lines.map((line) => `<p>${escapeHtml(line)}</p>`).join("");
  return {
    text: `${lines.join("\n\n")}\n\n${button.label}: ${button.link}\n\nMarzipan`,
    html:
      `<!doctype html><html lang="${language}" dir="${direction}"><body>${paragraphs}` +
      `<p><a href="${escapeHtml(button.link)}">${escapeHtml(button.label)}</a></p><p>Marzipan</p></body></html>`,
  };
}

function escapeHtml(text: string): string {
  return text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;");
}
