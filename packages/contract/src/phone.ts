/** Returns a text with its Arabic, Persian, Hindi and full-width digits as 0 to 9. */
export function westernDigits(text: string): string {
  // The last four bits of each are its digit, of the Hindi ones six more.
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String((code & 15) - (code >> 8 === 9 ? 6 : 0));
  });
}

/** Returns a trimmed text without the marks that no one sees, which come with copying from another app, and with plain digits and signs. */
export function plainSigns(typed: string): string {
  return westernDigits(typed.replace(/\p{Cf}/gu, "").normalize("NFKC")).trim();
}

/**
 * Returns a phone number as it is kept: in plain signs, without `tel:`, and with plain dashes and spaces instead of
 * those of other keyboards. What is no number stays as readable as it was.
 */
export function plainPhone(typed: string): string {
  return plainSigns(typed)
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/\s/g, " ")
    .replace(/^tel: ?/i, "");
}

/** The longest number there is (ITU E.164), in digits. */
const mostDigits = 15;

const extension =
  /(?:ext(?:ension)?\.?|x|#|;ext=|שלוחה|تحويلة|poste|durchwahl|dw|interno|int\.|ramal|分机|分機|内線|एक्सटेंशन)[.:]? ?(\d{1,6})$/iu;

/** The parts of a phone number: what is dialed, and the extension behind it. */
function partsOf(phone: string): { main: string; extension: string | null } {
  const found = extension.exec(phone);
  if (!found || found.index === 0) return { main: phone, extension: null };
  return { main: phone.slice(0, found.index).trim(), extension: found[1] ?? null };
}

const digitsOf = (text: string): number => text.replace(/\D/g, "").length;

/**
 * Returns what is wrong with a phone number in plain writing, `null` for nothing: it is one number of 5 to 15 digits
 * with + ( ) - . / and spaces, maybe with an extension, or a short number as `*6550`.
 */
export function problemOfPhone(phone: string): "bad_phone" | "several_phones" | null {
  if (/^\*\d{3,6}$/.test(phone.replace(/[ -]/g, ""))) return null;
  const numbers = phone
    .split(/[,;|\n/]|\p{L}+|(?<=\d[ ()-]{0,4})\+/u)
    .filter((part) => digitsOf(part) >= 7);
  if (numbers.length > 1) return "several_phones";
  const { main } = partsOf(phone);
  if (!/^\+?[\d\s().\-/]+$/.test(main) || digitsOf(main) < 5) return "bad_phone";
  return digitsOf(main) > mostDigits ? "several_phones" : null;
}

/** Returns the link that calls a phone number, a short one as `*6550` and an extension too. */
export function callLink(phone: string): string {
  const { main, extension: inner } = partsOf(plainPhone(phone));
  const dialed = main.replace(/[^\d+*]/g, "");
  return `tel:${dialed}${inner === null ? "" : `;ext=${inner}`}`;
}

/**
 * Returns a number as libraries and WhatsApp read it: without an extension, and a Mexican one without the 1 that
 * mobile phones had after +52.
 */
export function numberForWhatsapp(phone: string): string {
  const { main } = partsOf(plainPhone(phone));
  const digits = main.replace(/\D/g, "").replace(/^00/, "");
  return /^(?:\+|00)/.test(main) && /^521\d{10}$/.test(digits) ? `+52${digits.slice(3)}` : main;
}
