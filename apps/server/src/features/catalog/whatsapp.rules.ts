import { numberForWhatsapp } from "@marzipan/contract/phone";
import { parsePhoneNumberFromString } from "libphonenumber-js";
import type { CountryCode } from "libphonenumber-js";

/** Returns a typed phone as WhatsApp takes it, digits with the country's code; `null` where it is no phone there. */
export function whatsappNumber(phone: string | null, country: string): string | null {
  const read =
    phone === null
      ? undefined
      : parsePhoneNumberFromString(numberForWhatsapp(phone), country as CountryCode);
  return read?.isPossible() ? read.number.slice(1) : null;
}

/** Returns the link that opens WhatsApp with a text ready to be sent (rulings §10.1). */
export function whatsappLink(number: string, text: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
