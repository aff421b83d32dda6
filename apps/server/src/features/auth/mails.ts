import type { Language } from "@marzipan/contract/languages";
import { loadPhrases } from "@marzipan/phrases/load";
import { locales } from "@marzipan/phrases/locales";
import { makeTranslate } from "@marzipan/phrases/translate";
import type { Translate } from "@marzipan/phrases/translate";
import type { Deps } from "../../platform/deps.ts";

/** Mails the link that verifies an address. */
export async function sendVerifyMail(deps: Deps, email: string, language: Language, link: string): Promise<void> {
  const t = makeTranslate(language, await loadPhrases(language));
  await deps.messenger.send({
    channel: "email",
    recipient: email,
    subject: t("messages.verify_subject"),
    ...layOut(language, [t("messages.verify_text"), t("messages.verify_expiry")], { label: t("messages.verify_button"), link }),
  });
}

/** Tells the owner of a known address that somebody tried to register with it. */
export async function sendKnownMail(deps: Deps, origin: string, email: string, language: Language): Promise<void> {
  const t: Translate = makeTranslate(language, await loadPhrases(language));
  await deps.messenger.send({
    channel: "email",
    recipient: email,
    subject: t("messages.known_subject"),
    ...layOut(language, [t("messages.known_text")], { label: t("messages.known_button"), link: `${origin}/auth` }),
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
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
}
