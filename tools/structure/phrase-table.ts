import type { Language } from "@marzipan/contract/languages";

/** Sections whose phrases are reached by a code that arrives at run time; not every code has a caller yet. */
export const sectionsReachedByCode: readonly string[] = ["errors"];

/** Beginnings of names that code puts together where no template shows them: `section.beginning`. */
export const dynamicBeginnings: readonly string[] = [];

/** Names that stay as they are in every language (terms.md, "Never translated"). */
export const neverTranslated: readonly string[] = [
  "{size} GB",
  "Marzipan",
  "WhatsApp",
  "Excel",
  "PDF",
  "CSV",
  "PNG",
  "JPG",
  "Paddle",
  "Amira Haddad",
];

/** Words that a language shares with English, found so by a person. */
export const sharedWithEnglish: Readonly<Partial<Record<Language, readonly string[]>>> = {
  fr: [
    "Pro",
    "sulfites",
    "Premium",
    "Total",
    "Date",
    "Euro",
    "Notifications",
    "Allergies",
    "Administration",
    "Clients",
    "Client",
    "Vegan",
    "Halal",
    "Description",
    "Contact",
    "Pages",
    "Documentation",
    "lupin",
    "Actions",
    "Version {version}",
  ],
  de: [
    "Pro",
    "Premium",
    "Name",
    "Optional",
    "Euro",
    "Warm",
    "Vegan",
    "Halal",
    "Administration",
    "Status",
    "Team",
    "Person",
    "Administrator",
  ],
  es: ["Pro", "Premium", "Total", "Euro", "Halal", "Plan", "Legal"],
  pt: ["Pro", "Premium", "Total", "Euro", "Halal", "Status", "Item"],
};

/** Labels whose English word means another thing than the term of that name (terms.md §2). */
export const otherSenses: ReadonlySet<string> = new Set([
  // Consent to a text, not the answer to a request.
  "accounts.legal_accept",
  // An account or a picture, not an order or a request.
  "admin.approve",
  "admin.decline",
  "admin.filter_declined",
  "reports.state_done",
  "sheets.client_new",
  // The business that a receipt names: a supplier.
  "receipts.business_name",
  // The owner's own product, told from the menu's item.
  "catalog.product",
  // When a delivery is wanted, not the hour of an order.
  "menu.delivery_time",
  // To the customer, who withdrew it themselves.
  "menu.status_withdrawn",
  // A list of a business's own terms: several of them.
  "catalog.closed_days",
  "admin.filter_admins",
  // What happened, in a history or on a tab of several.
  "orders.event_cancelled",
  "requests.event_accepted",
  "requests.event_declined",
  "requests.event_expired",
  "orders.tab_in_progress",
  "orders.tab_completed",
  "dashboard.count_completed",
  "payments.kind_void",
  // Nouns of several sums, and of a policy.
  "figures.refunds",
  "pages.refund",
  // Polite, to the customer.
  "menu.paid",
  // Begins a scan again.
  "receipts.start_over",
  // Rows of a file that become a new client or product, not an order request.
  "imports.tab_new",
  "imports.row_new",
]);

/** A writing rule of one language: what must not be there, and why (terms.md §1). */
export interface WritingRule {
  pattern: RegExp;
  because: string;
}

const noThreeDots: WritingRule = { pattern: /\.\.\./, because: "write the ellipsis … (zh ……)" };
const noStraightQuotes: WritingRule = {
  pattern: /["']/,
  because: "no straight quotes or apostrophes",
};
const noWordOfNumber: WritingRule = {
  pattern: /#\{/,
  because: "order numbers stand with the word",
};

/** English sentences that the specification fixes to the letter, which no rule of style may change. */
export const fixedTexts: readonly string[] = [
  // terms.md §3
  "Hi {name}, your order #{number} is ready for pick-up. We are here until {time}. See you soon! {business}",
  // spec §8
  "Loading payment...",
  "We could not read this receipt. You can enter the details yourself.",
  "The receipt data is not valid. Please check the marked fields.",
  "Your message could not be sent. Please try again.",
  "The report data could not be loaded. Please try again.",
  "The report could not be generated. Please try again.",
];

/** What every language must not contain. */
export const commonRules: readonly WritingRule[] = [
  noThreeDots,
  { pattern: /^\s|\s$| {2}/, because: "no space at the ends and no two in a row" },
  { pattern: /\(s\)/i, because: "no “(s)”: use a plural" },
];

/** English that reads as translated: what a native writer says is in `because`. */
export const translatedEnglish: readonly WritingRule[] = [
  { pattern: /\bneed not\b/i, because: "“don’t have to”" },
  { pattern: /\banew\b/i, because: "“again”" },
  { pattern: /(?<!\{)\bmend(?:s|ed|ing)?\b/i, because: "“fix” or “correct”" },
  { pattern: /\btak(?:e|es|en|ing)\b[^.]{0,40}\balong\b/i, because: "“export” or “download”" },
  { pattern: /\bgo(?:es)? along\b/i, because: "“is included”" },
  {
    pattern: /\bshe\b|\b(?:client|customer)s?\b[^.]*\bher\b/i,
    because: "a client or customer is “they”",
  },
  { pattern: /\bno longer here\b/i, because: "“no longer exists” or “was deleted”" },
  { pattern: /\bstands? (?:empty|in|at|under)\b/i, because: "a plain verb instead of “stands”" },
  { pattern: /\bwhoever\b/i, because: "“anyone who”" },
  {
    pattern: /\{plan\} (?:is|stays) open\b|\bopens by itself\b/,
    because: "“active”, “automatically”",
  },
  { pattern: /\{n\} \w+ (?:is|are) in$|\bnothing comes in\b/i, because: "“imported”" },
  {
    pattern: /(?:^|[.\n] )(?:Counted|Based on|Period|Currency): /,
    because: "a sentence instead of labels with colons",
  },
  {
    pattern: /^(?:[A-Z][\w’ ]*: \{\w+\}\. ?){3}/,
    because: "a sentence instead of labels with colons",
  },
];

/** What each language must not contain beyond that (terms.md §1). */
export const languageRules: Readonly<Partial<Record<Language, readonly WritingRule[]>>> = {
  en: [
    {
      pattern:
        /\b(?:cannot|(?:is|are|do|does|did|has|have|could|was|were|would|should) not|will not)\b/i,
      because: "contractions, as people speak",
    },
    {
      pattern: /\b(?:I am|it is|there is|here is|you are|we are|they are)(?= [a-z{])/i,
      because: "contractions, as people speak",
    },
    {
      pattern: /\b(?:stands?|hangs?) (?:here|there|in|on|until)\b|\ball the same\b/,
      because: "a plain verb instead of a metaphor",
    },
    ...translatedEnglish,
  ],
  he: [
    noStraightQuotes,
    noWordOfNumber,
    { pattern: /[“”„]/, because: "quotations stand in ״…״" },
    {
      pattern: /[א-ת]-[A-Za-z{\d]/,
      because: "a maqaf ־ joins a prefix to Latin, digits or a placeholder",
    },
    { pattern: /דשבורד|המחאה|פיקדון/, because: "מסך ראשי, צ׳ק, מקדמה" },
    {
      pattern: /(?:^|\s)(?:הוסף|לחץ|הזן|בחר|אתה)(?:\s|$)/,
      because: "plural or impersonal address",
    },
    { pattern: /ש״ח/, because: "money is what Intl gives" },
  ],
  ar: [
    noStraightQuotes,
    noWordOfNumber,
    { pattern: /[؀-ۿ}][,;?]/, because: "Arabic punctuation ، ؛ ؟" },
    { pattern: /ـ/, because: "no tatweel" },
    { pattern: /[٠-٩]/, because: "Western digits" },
    { pattern: /عميل|عملاء/, because: "a client is زبون" },
    {
      pattern:
        /(?:^|[\s«])(?:و|ف)?(?:أضف|اختر|أدخل|اضغط|انقر|اسأل|أخبرني|تريد|اكتب|افتح|جرّب|احفظ|استخدم|ابدأ|تأكد|راجع|سجّل|أرسل)(?:[\s.،؟]|$)/,
      because: "no imperative, which speaks to a man only",
    },
  ],
  fr: [
    noStraightQuotes,
    noWordOfNumber,
    { pattern: /(?<![\u202F!?])[!?;]/, because: "U+202F before ; ! ?" },
    { pattern: /(?<![\u00A0\d]|https?):/, because: "U+00A0 before :" },
    { pattern: /«(?!\u00A0)|(?<!\u00A0)»/, because: "U+00A0 inside « … »" },
    { pattern: /nº(?!\u00A0)/, because: "U+00A0 after nº" },
    { pattern: /\p{L}·\p{L}/u, because: "no inclusive dots" },
  ],
  de: [
    noStraightQuotes,
    noWordOfNumber,
    { pattern: /”|^[^„]*“/, because: "quotations stand in „…“" },
    { pattern: /Quittung/, because: "a confirmation is Zahlungsbestätigung" },
    { pattern: /\p{L}(\*|:)innen|\p{Ll}Innen/u, because: "no gender signs" },
  ],
  es: [
    noStraightQuotes,
    noWordOfNumber,
    { pattern: /^[^¿]*\?/, because: "a question opens with ¿" },
    { pattern: /^[^¡]*!/, because: "an exclamation opens with ¡" },
    { pattern: /celular|computador|\brecibos?\b/i, because: "teléfono, equipo, comprobante" },
    { pattern: /\bchequear|\bordenar un pedido/i, because: "not “chequear”, not “ordenar”" },
  ],
  zh: [
    noStraightQuotes,
    noWordOfNumber,
    { pattern: /收据|客户|定金|币种|亲/, because: "票据, 顾客, 订金, 货币" },
    { pattern: /\p{Script=Han}[,.!?:;]/u, because: "full-width punctuation" },
    {
      pattern: /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9]\p{Script=Han}/u,
      because: "a space between Chinese and Latin letters or digits",
    },
    { pattern: /\p{Script=Han} \p{Script=Han}/u, because: "no space between Chinese characters" },
  ],
  hi: [
    noStraightQuotes,
    noWordOfNumber,
    {
      pattern: /भुगतान|मुद्रा|श्रेणी|आदेश|पूर्ववत/,
      because: "the Hindi of a shop: पेमेंट, करेंसी, कैटेगरी, ऑर्डर",
    },
    { pattern: / ।/, because: "no space before ।" },
    { pattern: /[०-९]/, because: "Western digits" },
    { pattern: /(?<!नं)(?<=\p{Script=Devanagari})\.(?:\s|$)/u, because: "a sentence ends with ।" },
  ],
  ja: [
    noStraightQuotes,
    noWordOfNumber,
    { pattern: /顧客|領収書|あなた/, because: "お客様, お支払い確認書, no pronoun" },
    {
      pattern: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][,.!?]/u,
      because: "full-width punctuation 、。！？",
    },
    {
      pattern:
        /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}] [A-Za-z0-9]|[A-Za-z0-9] [\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
      because: "no spaces between scripts",
    },
  ],
  pt: [
    noStraightQuotes,
    noWordOfNumber,
    { pattern: /estorn/i, because: "a payment is anulado" },
    { pattern: /Obrigad[oa]/i, because: "“Agradecemos” shows no gender" },
    { pattern: /nº(?!\u00A0)/, because: "U+00A0 after nº" },
  ],
};
