import { locales } from "@marzipan/phrases/locales";
import type { Mail, Message } from "./messages.port.ts";

/** The light theme's colours, written out: a mail cannot name the app's tokens. */
const colours = {
  ground: "#f6f5f2",
  surface: "#ffffff",
  ink: "#2b1a26",
  muted: "#6a5a65",
  line: "#e4dedd",
  brand: "#a8174b",
  onBrand: "#ffffff",
} as const;

const fonts = "Rubik, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif";

/**
 * Lays a mail out as text and as HTML in its language's direction, with inline styles only. What people are
 * called may hold anything, so lines and subject hold no line break and nothing that a mail program would make
 * a link of; only the button leads anywhere.
 */
export function layOutMail(given: Mail): Message {
  const plain = (text: string): string => withoutLinks(text, given.keeps ?? []);
  const mail = { ...given, subject: plain(given.subject), lines: given.lines.map(plain) };
  return {
    channel: "email",
    recipient: mail.recipient,
    subject: mail.subject,
    text: writeText(mail),
    html: writeHtml(mail),
  };
}

function writeText({ lines, quote, button, notes = [] }: Mail): string {
  const parts = [
    ...lines,
    ...(quote ? [quote] : []),
    ...(button ? [`${button.label}\n${button.link}`] : []),
    ...notes,
    "Marzipan",
  ];
  return `${parts.join("\n\n")}\n`;
}

function writeHtml(mail: Mail): string {
  const { direction } = locales[mail.language];
  const side = direction === "rtl" ? "right" : "left";
  const frame = `direction:${direction};text-align:${side};font-family:${fonts}`;
  const paragraph = (text: string): string =>
    `<p style="margin:0 0 16px;text-align:${side};font-size:16px;line-height:1.6">${escape(text)}</p>`;
  const content = [
    ...mail.lines.map(paragraph),
    mail.quote ? writeQuote(mail.quote) : "",
    mail.button ? writeButton(mail.button, side) : "",
    ...(mail.notes ?? []).map(
      (note) =>
        `<p style="margin:0 0 8px;font-size:14px;line-height:1.6;color:${colours.muted}">${escape(note)}</p>`,
    ),
  ].join("");
  return (
    `<!doctype html><html lang="${mail.language}" dir="${direction}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${escape(mail.subject)}</title></head>` +
    `<body style="margin:0;background:${colours.ground};color:${colours.ink};${frame}">` +
    `<div dir="${direction}" style="max-width:520px;margin:0 auto;padding:24px 16px;${frame}">` +
    `<div style="padding:20px 24px;border-radius:16px 16px 0 0;background:${colours.brand};color:${colours.onBrand};` +
    `font-size:18px;font-weight:600"><bdi>Marzipan</bdi></div>` +
    `<div style="padding:24px;border:1px solid ${colours.line};border-top:0;border-radius:0 0 16px 16px;` +
    `background:${colours.surface}">${content}</div></div></body></html>`
  );
}

function writeQuote(quote: string): string {
  return (
    `<p dir="auto" style="margin:0 0 16px;padding:12px 16px;border-radius:10px;background:${colours.ground};` +
    `font-size:16px;line-height:1.6;white-space:pre-line;unicode-bidi:plaintext">${escape(quote)}</p>`
  );
}

function writeButton({ label, link }: NonNullable<Mail["button"]>, side: string): string {
  const address = escape(link);
  return (
    `<p style="margin:8px 0 16px"><a href="${address}" style="display:inline-block;padding:12px 20px;border-radius:10px;` +
    `background:${colours.brand};color:${colours.onBrand};font-size:16px;font-weight:600;text-decoration:none">` +
    `${escape(label)}</a></p><p dir="ltr" style="margin:0 0 16px;text-align:${side};font-size:14px;line-height:1.6;` +
    `word-break:break-all"><a href="${address}" style="color:${colours.brand}">${address}</a></p>`
  );
}

function escape(text: string): string {
  return text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;");
}

/** Returns a text on one line in which no address of a page or mailbox is a link, but those that are kept. */
function withoutLinks(text: string, keeps: readonly string[]): string {
  const [kept, ...others] = keeps;
  if (kept !== undefined && kept !== "") {
    return text
      .split(kept)
      .map((part) => withoutLinks(part, others))
      .join(kept);
  }
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replaceAll("://", ": ")
    .replace(/(?<=[\p{L}\p{N}_-])[.\uff0e\uff61](?=\p{L}{2})/gu, "·");
}
