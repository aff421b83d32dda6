import { foldSigns, replaceSpans } from "./contact-signs.rules.ts";
import type { Span } from "./contact-signs.rules.ts";
import { findPhones } from "./phone-numbers.rules.ts";
import { findAddresses } from "./street-addresses.rules.ts";

/** What of a business's clients is known and may be written in a text. */
export interface KnownContacts {
  /** Phone numbers or their ends, digits only. */
  phones: readonly string[];
  addresses: readonly string[];
}

/** How "at" and "dot" are written, in signs or in words of ten languages. */
const atWord = String.raw`(?:at|arroba|arobase|ät|klammeraffe|שטרודל|כרוכית|آت|أت|एट|アット(?:マーク)?|艾特)`;
const at = String.raw`(?:[\s\u200b]{0,2}@[\s\u200b]{0,2}|[ ]{0,2}[(\[{<] ?(?:@|${atWord}) ?[)\]}>][ ]{0,2}| ${atWord} )`;
const dotWord = String.raw`(?:dot|point|punkt|punto|ponto|נקודה|نقطة|डॉट|ドット|点)`;
const dot = String.raw`(?:[\s\u200b]{0,1}\.[\s\u200b]{0,1}|[ ]{0,2}[(\[{<] ?(?:\.|${dotWord}) ?[)\]}>][ ]{0,2}| ${dotWord} )`;

const emailOf = (sign: string): RegExp =>
  new RegExp(
    String.raw`(?<![${sign}._%+-])[${sign}._%+-]{1,64}(?:${dot}[${sign}_%+-]{1,64}){0,3}${at}[${sign}-]{1,63}(?:${dot}[${sign}-]{1,63}){1,5}`,
    "giu",
  );
/** Email addresses of Latin letters first: other scripts write words around them without a space. */
const emails = [emailOf(String.raw`\p{Script=Latin}\p{N}`), emailOf(String.raw`\p{L}\p{M}\p{N}`)];

const hasAt = new RegExp(`@|${atWord}`, "iu");

function hideEmails(text: string): string {
  return emails.reduce((rest, pattern) => {
    const folded = foldSigns(rest);
    if (!hasAt.test(folded)) return rest;
    const found = [...folded.matchAll(pattern)].map(({ 0: email, index: start }): Span => ({
      start,
      end: start + email.length,
      label: "[email]",
    }));
    return replaceSpans(rest, found);
  }, text);
}

/**
 * Returns a text without phone numbers, email addresses and street addresses, in any script and
 * notation (rulings §7); amounts, dates, years and numbers of orders stay.
 */
export function hideContacts(text: string, { phones, addresses }: KnownContacts): string {
  const withoutEmails = hideEmails(text);
  const folded = foldSigns(withoutEmails);
  if (!/\d/.test(folded)) return withoutEmails;
  const spans = [...findAddresses(folded, addresses), ...findPhones(folded, phones)];
  return replaceSpans(withoutEmails, spans);
}
