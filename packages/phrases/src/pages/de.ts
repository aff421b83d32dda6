import type { Translation } from "../core.ts";
import type { pages as english } from "./en.ts";

/** Public pages, and places of the app that open later. */
export const pages: Translation<typeof english> = {
  hero_fine: "14 Tage Pro oder Premium, ohne Karte. Basis bleibt kostenlos.",
  hero_used: "Jederzeit kündbar. Basis bleibt kostenlos.",
  start_trial: "Kostenlos testen",
  nav: "Seiten",
  home: "Zur Startseite von Marzipan",
  pricing: "Tarife",
  pricing_title: "Kostenlos beginnen. Wachsen, wenn der Ofen voll ist.",
  start_basic: "Mit Basis beginnen",
  line_lists: "Kunden: {clients}, Produkte: {products}",
  line_lifetime: "Betriebsberatungen insgesamt: {count}",
  line_support: "KI-Assistent, so oft Sie fragen",
  contact: "Kontakt",
  contact_text:
    "Eine Frage, ein Wunsch, ein Problem? Schreiben Sie uns. Der Support antwortet innerhalb von 48 Stunden, mit Premium innerhalb von 24 Stunden.",
  help: "Hilfe",
  about: "Über Marzipan",
  docs: "Dokumentation",
  terms: "Nutzungsbedingungen",
  privacy: "Datenschutzerklärung",
  refund: "Erstattungen",
  security: "Sicherheit",
  pending: "Wartet auf Sie",
};
