import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { CountryCode } from "libphonenumber-js/min";

/**
 * Answers the number as WhatsApp wants it: country code and number, digits only. A number without a
 * country code is read as one of the business's country; `null` when it cannot be a phone number.
 */
export function whatsappNumber(phone: string, country: string): string | null {
  const number = parsePhoneNumberFromString(phone, country as CountryCode);
  return number?.isPossible() ? number.number.slice(1) : null;
}

/**
 * Answers the link that opens WhatsApp with a ready text (rulings §10.1), at a phone number or, when
 * `phone` is `null`, at a contact still to be chosen. `null` when the phone cannot be used.
 */
export function whatsappLink(phone: string | null, country: string, text = ""): string | null {
  const number = phone === null ? "" : whatsappNumber(phone, country);
  if (number === null) return null;
  const query = text === "" ? "" : `?text=${encodeURIComponent(text)}`;
  return `https://wa.me/${number}${query}`;
}
