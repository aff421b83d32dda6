import type { PhraseBook } from "../core.ts";

/** Public pages, and places of the app that open later. */
export const pages = {
  // The landing page.
  hero_fine: "14 days of Pro or Premium, no card. Basic stays free.",
  hero_used: "Cancel at any time. Basic stays free.",
  start_trial: "Start free trial",
  // Public pages.
  nav: "Pages",
  home: "Go to the Marzipan home page",
  pricing: "Plans",
  pricing_title: "Start free. Grow when the oven is full.",
  start_basic: "Start with Basic",
  line_lists: "Clients: {clients}, products: {products}",
  line_lifetime: "Business consultations in total: {count}",
  line_support: "Support agent, as often as you like",
  contact: "Contact",
  contact_text:
    "A question, an idea, a problem? Write to us. We reply within 48 hours, and within 24 hours on Premium.",
  help: "Help",
  about: "About Marzipan",
  docs: "Documentation",
  terms: "Terms of use",
  privacy: "Privacy policy",
  refund: "Refunds",
  security: "Security",
  // Places of the app that open later.
  pending: "Waiting for you",
} as const satisfies PhraseBook;
