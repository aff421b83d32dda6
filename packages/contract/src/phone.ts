/** Returns a text with its Arabic, Persian, Hindi and full-width digits as 0 to 9. */
export function westernDigits(text: string): string {
  // The last four bits of each are its digit, of the Hindi ones six more.
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String((code & 15) - (code >> 8 === 9 ? 6 : 0));
  });
}

/** Returns a trimmed text without the marks that nobody sees, which come with copying from another app, and with plain digits and signs. */
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
