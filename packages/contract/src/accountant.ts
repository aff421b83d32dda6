import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { languages } from "./languages.ts";
import { Done, Email, Id, Instant, atMost } from "./primitives.ts";

const Language = z.enum(languages, "invalid");

/** How long the accountant's link opens the papers, in days. */
export const papersLinkDays = 30;

/** How long the link of a test opens the papers, in days. */
export const testLinkDays = 1;

/**
 * The papers of a month: profit and loss as PDF, a workbook of everything but the clients, the expenses' files with their
 * workbook, and a workbook of the clients.
 */
export const monthPapers = ["pdf", "xlsx", "zip", "clients"] as const;

/** One of a month's papers. */
export type MonthPaper = (typeof monthPapers)[number];

const Papers = z
  .array(z.enum(monthPapers, "invalid"), "required")
  .check(z.maxLength(monthPapers.length, "too_many"));

/** What was mailed to the accountant of a month. */
const SentPapers = z.object({
  id: Id,
  /** The month's first day. */
  month: z.string(),
  email: Email,
  language: Language,
  papers: Papers,
  sentAt: Instant,
  endsAt: Instant,
  isStopped: z.boolean(),
});

/** The accountant's settings as they are stored. */
export const Accountant = z.object({
  email: z.nullable(Email),
  language: Language,
  isOn: z.boolean(),
  /** What goes along, in the order of `monthPapers`; all while nothing is stored. */
  papers: Papers,
  /** The first day on which the next mail goes out, null while none will. */
  nextDate: z.nullable(z.string()),
  /** The last twelve. */
  sent: z.array(SentPapers),
});

/** Returns who gets the month's papers. */
export const getAccountant = endpoint({
  id: "reports.accountant",
  method: "GET",
  path: "/api/reports/accountant",
  access: "member",
  capability: "money",
  summary: "Returns who receives each month's papers, and what was sent.",
  reply: Accountant,
});

/** Sets who gets the month's papers. */
export const setAccountant = endpoint({
  id: "reports.setAccountant",
  method: "PUT",
  path: "/api/reports/accountant",
  access: "member",
  feature: "export_excel",
  capability: "settings",
  changes: ["reports"],
  summary:
    "Sets which of last month's papers are mailed in the first days of each month, and to whom.",
  body: z.strictObject({
    email: Email,
    language: Language,
    isOn: z.boolean("invalid"),
    papers: Papers,
  }),
  reply: Accountant,
});

/** Mails the papers of last month to anyone who asks. */
export const testAccountant = endpoint({
  id: "reports.testAccountant",
  method: "POST",
  path: "/api/reports/accountant/test",
  access: "member",
  feature: "export_excel",
  capability: "settings",
  changes: [],
  changesNothing: "The mail goes to who asks for it, and no page shows it.",
  summary:
    "Mails last month's papers to the signed-in owner only, as the accountant would get them. The link works for a day.",
  body: z.strictObject({
    language: Language,
    papers: Papers.check(z.minLength(1, "required")),
  }),
  reply: z.object({ email: Email }),
  creates: true,
  errors: ["rate_limited"],
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
export const disableSharedReports = endpoint({
  id: "reports.disableSharedReports",
  method: "DELETE",
  path: "/api/reports/accountant/sent/{id}",
  access: "member",
  capability: "settings",
  changes: ["reports"],
  summary: "Ends the link of papers that were sent.",
  params: z.strictObject({ id: Id }),
  reply: Done,
});

const Token = z.string("invalid").check(atMost(64, "invalid"), z.regex(/^[\w-]{6,64}$/, "invalid"));

const shared = {
  method: "GET",
  access: "public",
  errors: ["not_found", "rate_limited"],
} as const;

/** Returns what a link to a month's papers opens. */
export const getSharedReports = endpoint({
  ...shared,
  id: "reports.papers",
  path: "/api/shared/papers/{token}",
  summary:
    "Returns the business, the month and the expiry of a papers link. Expired, revoked and unknown links return `not_found`.",
  params: z.strictObject({ token: Token }),
  reply: z.object({
    businessName: z.string(),
    month: z.string(),
    language: Language,
    papers: Papers,
    endsAt: Instant,
  }),
});

/** Downloads one of a month's papers by a link. */
export const downloadSharedReport = endpoint({
  ...shared,
  id: "reports.papersFile",
  path: "/api/shared/papers/{token}/{paper}",
  summary: "Streams one of the papers behind a link, made as the figures are now.",
  params: z.strictObject({ token: Token, paper: z.enum(monthPapers, "invalid") }),
  reply: z.unknown(),
  replyType: "bytes",
});
