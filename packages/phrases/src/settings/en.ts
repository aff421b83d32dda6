import type { PhraseBook } from "../core.ts";

/** Settings: the person, the business, the look, the texts, the devices, the plan. */
export const settings = {
  sections: "Sections",
  // The person.
  profile: "Profile",
  email_fixed: "You sign in with this address.",
  // The business.
  business: "Business",
  logo_choose: "Choose a logo",
  logo_remove: "Remove the logo",
  week_start: "The week starts on",
  week_as_language: "As the language says",
  currency_note: "What already exists keeps its currency.",
  // Language and appearance.
  look: "Language and appearance",
  // WhatsApp texts (rulings §10.1).
  texts: "WhatsApp texts",
  texts_text:
    "One tap opens WhatsApp with the text in your client’s language. Word each as you like.",
  text_kind: "Text",
  text_language: "In which language",
  text_words: "Words",
  text_filled: "Filled in by itself:",
  text_insert: "Insert {word}",
  text_reset: "Back to the default text",
  text_own: "Your own wording",
  text_default: "Default text",
  // Devices (rulings §2).
  devices: "Devices",
  devices_text: "Where you are signed in now.",
  device_name: "{browser} on {system}",
  this_device: "This device",
  last_seen: "Last seen {when}",
  sign_out_device: "Sign out {device}",
  sign_out_all: "Sign out everywhere",
  sign_out_all_text: "You will have to sign in again on each device, this one too.",
  device_signed_out: "Signed out",
  // Plan and usage.
  plan: "Plan and usage",
  plan_until: "Until {date}",
  see_plans: "See all plans",
} as const satisfies PhraseBook;
