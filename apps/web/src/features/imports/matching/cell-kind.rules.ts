/** Returns whether a text looks like an email address. */
export function looksLikeEmail(text: string): boolean {
  const [name = "", host = "", ...more] = text.trim().split("@");
  const isWhole = name !== "" && more.length === 0 && !/\s/.test(text.trim());
  return isWhole && host.includes(".") && !host.startsWith(".") && !host.endsWith(".");
}

/** Returns whether a text looks like a date written with figures. */
export function looksLikeDate(text: string): boolean {
  return /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/.test(text.trim());
}

/** Returns whether a text looks like a phone number, or several: 7 to 15 digits each, and signs between them. */
export function looksLikePhone(text: string): boolean {
  if (looksLikeDate(text) || !/^[\d\s()+./,;:|\u200E\u202A-\u202E\u2066-\u2069-]+$/.test(text))
    return false;
  const numbers = text.split(/[,;|]|:::| \/ /).map((part) => part.replaceAll(/\D/g, "").length);
  return numbers.every((digits) => digits >= 7 && digits <= 15);
}

/** Returns whether a text is a number, perhaps with a currency or a percent sign. */
export function looksLikeNumber(text: string): boolean {
  return /^[\d\s.,%₪$€¥₹£+-]+$/.test(text) && /\d/.test(text);
}

/** Returns whether a text is words: it has letters and is none of the other kinds. */
export function looksLikeWords(text: string): boolean {
  return /\p{L}/u.test(text) && !looksLikeEmail(text);
}
