import * as z from "zod/mini";
import { CaptchaToken } from "./captcha.ts";
import { endpoint } from "./endpoint.ts";
import { languages } from "./languages.ts";
import {
  CountryCode,
  Done,
  Email,
  Id,
  Instant,
  pageOf,
  pageQuery,
  nameText,
  requiredText,
} from "./primitives.ts";

/** How long a message of the contact form is kept. */
export const messagesKeptMonths = 12;

/** What the contact form asks for; all of it is required (spec §5). */
const ContactMessage = z.strictObject({
  name: nameText(120),
  email: Email,
  phone: requiredText(32),
  message: requiredText(4000),
});

/** Stores a message for the operator. */
export const sendContactMessage = endpoint({
  id: "contact.send",
  method: "POST",
  path: "/api/contact",
  access: "public",
  changes: [],
  changesNothing: "Administrators find the lead when they look.",
  summary:
    "Stores a message for the operator and mails it. A phone number without a country code is read as one of `country`.",
  body: z.extend(ContactMessage, {
    country: z.optional(CountryCode),
    language: z._default(z.enum(languages, "invalid"), "en"),
    captchaToken: z.optional(CaptchaToken),
  }),
  reply: Done,
  creates: true,
  errors: ["disposable_email", "too_many_submissions", "captcha_required", "captcha_failed"],
});

/** A message that came in by the contact form; the phone is in E.164. `isPriority`: its sender's plan had priority support. */
const Lead = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  language: z.enum(languages),
  isPriority: z.boolean(),
  createdAt: Instant,
});

/** Lists the messages of the contact form. */
export const listLeads = endpoint({
  id: "contact.leads",
  method: "GET",
  path: "/api/admin/leads",
  access: "admin",
  summary: "Lists the messages of the contact form, those of priority, then the newest first.",
  query: z.strictObject(pageQuery),
  reply: pageOf(Lead),
  errors: ["bad_cursor"],
});
