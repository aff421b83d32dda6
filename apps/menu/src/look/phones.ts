const phone = /(?<![\d٠-٩۰-۹.,/-])[+0٠۰][\d٠-٩۰-۹][\d٠-٩۰-۹ ()./-]{4,20}[\d٠-٩۰-۹]/g;

/**
 * Returns a text in which each phone number has a direction of its own: after Arabic letters its
 * groups would be in reverse, and anyone who dials them would reach another person.
 */
export function keepPhones(text: string): string {
  return text.replace(phone, "\u2066$&\u2069");
}
