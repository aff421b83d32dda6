import type { Translation } from "../core.ts";
import type { settings as english } from "./en.ts";

/** Settings: the person, the business, the look, the texts, the devices, the plan. */
export const settings: Translation<typeof english> = {
  sections: "Abschnitte",
  profile: "Profil",
  email_fixed: "Mit dieser Adresse melden Sie sich an.",
  business: "Betrieb",
  logo_choose: "Logo wählen",
  logo_remove: "Logo entfernen",
  week_start: "Die Woche beginnt am",
  week_as_language: "Wie in der Sprache üblich",
  currency_note: "Was es schon gibt, behält seine Währung.",
  look: "Sprache und Aussehen",
  texts: "WhatsApp-Texte",
  texts_text:
    "Ein Druck öffnet WhatsApp mit dem Text in der Sprache der Kundschaft. Formulieren Sie jeden, wie Sie möchten.",
  text_kind: "Nachricht",
  text_language: "In welcher Sprache",
  text_words: "Wortlaut",
  text_filled: "Wird von selbst eingesetzt:",
  text_insert: "{word} einfügen",
  text_reset: "Zurück zum Standardtext",
  text_own: "Ihr eigener Wortlaut",
  text_default: "Standardtext",
  devices: "Geräte",
  devices_text: "Wo Sie gerade angemeldet sind.",
  device_name: "{browser} auf {system}",
  this_device: "Dieses Gerät",
  last_seen: "Zuletzt gesehen: {when}",
  sign_out_device: "{device} abmelden",
  sign_out_all: "Überall abmelden",
  sign_out_all_text: "Sie müssen sich auf jedem Gerät neu anmelden, auch auf diesem.",
  device_signed_out: "Abgemeldet",
  plan: "Tarif und Nutzung",
  plan_until: "Bis {date}",
  see_plans: "Alle Tarife ansehen",
};
