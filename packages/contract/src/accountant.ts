import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { languages } from "./languages.ts";
import { Done, Email, Id, Instant, atMost } from "./primitives.ts";

const Language = z.enum(languages, "invalid");

/** How long the accountant's link opens the papers, in days. */
export const papersLinkDays = 30;

/** What was mailed to the accountant of a month. */
export const SentPapers = z.object({
  id: Id,
  /** The month's first day. */
  month: z.string(),
  email: Email,
  language: Language,
  sentAt: Instant,
  endsAt: Instant,
  isStopped: z.boolean(),
});

/** The accountant's settings as they are stored. */
export const Accountant = z.object({
  email: z.nullable(Email),
  language: Language,
  isOn: z.boolean(),
  /** The first day on which the next mail goes out, null while none will. */
  nextDate: z.nullable(z.string()),
  /** The last twelve. */
  sent: z.array(SentPapers),
});

/** Answers who gets the month's papers. */
export const getAccountant = endpoint({
  id: "reports.accountant",
  method: "GET",
  path: "/api/reports/accountant",
  access: "member",
  capability: "money",
  summary: "Answers to whom the papers of each month are mailed, and what was sent.",
  reply: Accountant,
});

/** Says who gets the month's papers. */
export const setAccountant = endpoint({
  id: "reports.setAccountant",
  method: "PUT",
  path: "/api/reports/accountant",
  access: "member",
  feature: "export_excel",
  capability: "settings",
  changes: ["reports"],
  summary: "Says to whom last month's workbook and paper are mailed on the first days of a month.",
  body: z.strictObject({ email: Email, language: Language, isOn: z.boolean("invalid") }),
  reply: Accountant,
});

/** Ends the mails to the accountant. */
export const removeAccountant = endpoint({
  id: "reports.removeAccountant",
  method: "DELETE",
  path: "/api/reports/accountant",
  access: "member",
  capability: "settings",
  changes: ["reports"],
  summary:
    "Forgets the accountant's address; links that were sent open until they end or are stopped.",
  reply: Accountant,
});

/** Stops a link that was sent. */
export const stopPapers = endpoint({
  id: "reports.stopPapers",
  method: "DELETE",
  path: "/api/reports/accountant/sent/{id}",
  access: "member",
  capability: "settings",
  changes: ["reports"],
  summary: "Ends the link of papers that were sent.",
  params: z.strictObject({ id: Id }),
  reply: Done,
});

/** The papers of a month: the workbook, the paper, and the expenses' files. */
export const papersFormats = ["xlsx", "pdf", "zip"] as const;

/** One of a month's papers. */
export type PapersFormat = (typeof papersFormats)[number];

const Token = z.string("invalid").check(atMost(64, "invalid"), z.regex(/^[\w-]{6,64}$/, "invalid"));

const shared = {
  method: "GET",
  access: "public",
  errors: ["not_found", "rate_limited"],
} as const;

/** Answers what a link to a month's papers opens. */
export const readPapers = endpoint({
  ...shared,
  id: "reports.papers",
  path: "/api/shared/papers/{token}",
  summary:
    "Answers whose papers of which month a link opens and until when; ended, stopped and unknown links are not found.",
  params: z.strictObject({ token: Token }),
  reply: z.object({
    businessName: z.string(),
    month: z.string(),
    language: Language,
    endsAt: Instant,
  }),
});

/** Downloads one of a month's papers by a link. */
export const downloadPapers = endpoint({
  ...shared,
  id: "reports.papersFile",
  path: "/api/shared/papers/{token}/{format}",
  summary: "Streams one of the papers behind a link, made as the figures are now.",
  params: z.strictObject({ token: Token, format: z.enum(papersFormats, "invalid") }),
  reply: z.unknown(),
  replyType: "bytes",
});
