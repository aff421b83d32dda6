import { numberForWhatsapp } from "@marzipan/contract/phone";
import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { CountryCode } from "libphonenumber-js/min";
import { whatsappAddress } from "./whatsapp-address.ts";

/**
 * Returns the number as WhatsApp wants it: country code and number, digits only. A number without a
 * country code is read as one of the business's country; `null` when it cannot be a phone number.
 */
function whatsappNumber(phone: string, country: string): string | null {
  const number = parsePhoneNumberFromString(numberForWhatsapp(phone), country as CountryCode);
  return number?.isPossible() ? number.number.slice(1) : null;
}

/** Returns the link that opens WhatsApp at a phone with a ready text; `null` when the phone cannot be used. */
export function whatsappLink(phone: string, country: string, text = ""): string | null {
  const number = whatsappNumber(phone, country);
  return number === null ? null : whatsappAddress(number, text);
}
