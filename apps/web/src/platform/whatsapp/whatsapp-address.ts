/**
 * Returns the address that opens WhatsApp with a ready text (rulings §10.1): at a number (country
 * code first, digits only), or at a contact still to be chosen when `number` is `""`.
 */
export function whatsappAddress(number: string, text = ""): string {
  const query = text === "" ? "" : `?text=${encodeURIComponent(text)}`;
  return `https://wa.me/${number}${query}`;
}
