/** The first of the ten Arabic, Persian, Hindi and full-width digits. */
const zeros = [0x0660, 0x06f0, 0x0966, 0xff10];

/** Answers a text with its Arabic, Persian, Hindi and full-width digits as 0 to 9. */
export function westernDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = zeros.findLast((first) => first <= code) ?? code;
    return String(code - zero);
  });
}

/**
 * Answers a phone number as it is kept: without the marks that nobody sees, which come with copying from another app,
 * without `tel:`, and with plain digits, signs, dashes and spaces instead of those of other keyboards. What is no
 * number stays as readable as it was.
 */
export function plainPhone(typed: string): string {
  return westernDigits(typed.replace(/\p{Cf}/gu, "").normalize("NFKC"))
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(/\s/g, " ")
    .trim()
    .replace(/^tel: ?/i, "");
}

/**
 * Answers a code as it was sent: without the marks that nobody sees, with plain digits instead of those of other
 * keyboards, and without what parts the digits of a code that has nothing else.
 */
export function plainCode(typed: string): string {
  const code = westernDigits(typed.replace(/\p{Cf}/gu, "").normalize("NFKC")).trim();
  return /^[\d\s-]+$/.test(code) ? code.replace(/[\s-]/g, "") : code;
}
