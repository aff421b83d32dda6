import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { languages } from "./languages.ts";
import { limitNames, planNames, publicPlanNames, subscriptionStatuses } from "./plans.ts";
import { CalendarDate, Id, Instant, pageOf, pageQuery, requiredText, text } from "./primitives.ts";

/** The state of an account's approval; whether its email is verified is a field of its own. */
export const standings = ["waiting", "approved", "declined", "blocked"] as const;

/** An account's standing. */
export type Standing = (typeof standings)[number];

/**
 * Which accounts a list shows: a standing, or of the waiting ones those whose email is verified (`ready`)
 * or not yet (`unverified`), or the administrators.
 */
export const userFilters = [...standings, "ready", "unverified", "admins"] as const;

/** A filter of the list of accounts. */
export type UserFilter = (typeof userFilters)[number];

/** What an administrator can do to an account; each is told in the audit log. */
export const adminActs = [
  "approve",
  "decline",
  "block",
  "unblock",
  "plan",
  "make_administrator",
  "remove_administrator",
  "sign_out",
] as const;

/** An administrator's act. */
export type AdminAct = (typeof adminActs)[number];

/** An account with its business and plan in force, as lists carry it. */
export const User = z.object({
  id: Id,
  fullName: z.string(),
  email: z.string(),
  businessName: z.string(),
  standing: z.enum(standings),
  isVerified: z.boolean(),
  isAdmin: z.boolean(),
  chosenPlan: z.enum(planNames),
  plan: z.enum(planNames),
  status: z.enum(subscriptionStatuses),
  createdAt: Instant,
  lastSeenAt: z.nullable(Instant),
});

/** What an audit line knows beside who, whom and when. */
export const AuditFacts = z.object({
  reason: z.optional(z.string()),
  plan: z.optional(z.enum(planNames)),
  planBefore: z.optional(z.enum(planNames)),
  until: z.optional(z.string()),
});

/** What an audit line knows. */
export type AuditFacts = z.output<typeof AuditFacts>;

const Someone = z.nullable(z.object({ id: Id, fullName: z.string() }));

/** One line of the audit log: who did what to whom; `by` and `about` are `null` once the account is gone. */
export const AuditLine = z.object({
  id: Id,
  at: Instant,
  act: z.enum(adminActs),
  by: Someone,
  about: Someone,
  facts: AuditFacts,
});

/** An account's own sheet: its gate and the reason, what it uses, where it is signed in, what was done. */
export const UserDetails = z.extend(User, {
  isYourself: z.boolean(),
  language: z.enum(languages),
  country: z.string(),
  timeZone: z.string(),
  emailVerifiedAt: z.nullable(Instant),
  approvedAt: z.nullable(Instant),
  declinedAt: z.nullable(Instant),
  declineReason: z.nullable(z.string()),
  blockedAt: z.nullable(Instant),
  blockReason: z.nullable(z.string()),
  /** Where a trial or a paid period ends. */
  planEndsAt: z.nullable(Instant),
  usage: z.record(z.enum(limitNames), z.object({ used: z.number(), limit: z.number() })),
  devices: z.array(
    z.object({
      id: Id,
      browser: z.string(),
      system: z.string(),
      createdAt: Instant,
      lastSeenAt: Instant,
    }),
  ),
  audit: z.array(AuditLine),
});

/** The administrators' overview. */
export const getAdminDashboard = endpoint({
  id: "admin.dashboard",
  method: "GET",
  path: "/api/admin/dashboard",
  access: "admin",
  summary:
    "Returns the number of accounts and of those waiting for approval, sign-ups of the last 30 days, businesses by plan, and the newest accounts.",
  reply: z.object({
    counts: z.object({
      accounts: z.number(),
      businesses: z.number(),
      ready: z.number(),
      unverified: z.number(),
      approved: z.number(),
      declined: z.number(),
      blocked: z.number(),
      administrators: z.number(),
    }),
    signUps: z.array(z.object({ day: z.string(), count: z.number() })),
    plans: z.array(
      z.object({
        plan: z.enum(planNames),
        status: z.enum(subscriptionStatuses),
        count: z.number(),
      }),
    ),
    newest: z.array(User),
  }),
});

/** Lists accounts. */
export const listUsers = endpoint({
  id: "admin.users",
  method: "GET",
  path: "/api/admin/users",
  access: "admin",
  summary:
    "Lists accounts, the newest first (waiting ones: the longest waiting first); `q` searches name, email and business.",
  query: z.strictObject({
    ...pageQuery,
    q: z.optional(text(100)),
    filter: z.optional(z.enum(userFilters, "invalid")),
    plan: z.optional(z.enum(planNames, "invalid")),
  }),
  reply: pageOf(User),
  errors: ["bad_cursor"],
});

const params = z.strictObject({ id: Id });
const reason = requiredText(500);

const ofUser = {
  method: "POST",
  access: "admin",
  changes: ["account"],
  params,
  reply: UserDetails,
} as const;

/** Returns one account. */
export const getUser = endpoint({
  id: "admin.user",
  method: "GET",
  path: "/api/admin/users/{id}",
  access: "admin",
  summary: "Returns an account with its usage against the limits, its devices and its audit log.",
  params,
  reply: UserDetails,
});

/** Lets an account in; a declined one too. */
export const approveUser = endpoint({
  ...ofUser,
  id: "admin.approve",
  path: "/api/admin/users/{id}/approve",
  summary: "Lets an account in and mails the person; one that is approved already stays as it is.",
});

/** Declines an account that waits. */
export const declineUser = endpoint({
  ...ofUser,
  id: "admin.decline",
  path: "/api/admin/users/{id}/decline",
  summary: "Declines an account that waits, with a reason that the person reads.",
  body: z.strictObject({ reason }),
  errors: ["not_yourself", "changed_elsewhere"],
});

/** What became of one account of several. */
export const approvalOutcomes = [
  "approved",
  "declined",
  "unchanged",
  "not_found",
  "changed_elsewhere",
  "not_yourself",
] as const;

/** Approves or declines several accounts at once. */
export const decideApprovals = endpoint({
  id: "admin.approvals",
  method: "POST",
  path: "/api/admin/approvals",
  access: "admin",
  changes: ["account"],
  summary: "Approves or declines up to 100 accounts at once and returns the outcome for each.",
  body: z
    .strictObject({
      ids: z.array(Id).check(z.minLength(1, "required"), z.maxLength(100, "too_many")),
      decision: z.enum(["approve", "decline"], "invalid"),
      reason: z.optional(reason),
    })
    .check(
      z.refine((body) => body.decision === "approve" || body.reason !== undefined, {
        error: "required",
        path: ["reason"],
      }),
    ),
  reply: z.object({
    items: z.array(z.object({ id: Id, outcome: z.enum(approvalOutcomes) })),
  }),
});

/** Blocks an account. */
export const blockUser = endpoint({
  ...ofUser,
  id: "admin.block",
  path: "/api/admin/users/{id}/block",
  summary: "Blocks an account from its next request on, with a reason that the person reads.",
  body: z.strictObject({ reason }),
  errors: ["not_yourself"],
});

/** Lets a blocked account in again. */
export const unblockUser = endpoint({
  ...ofUser,
  id: "admin.unblock",
  path: "/api/admin/users/{id}/unblock",
  summary: "Lets a blocked account in again and mails the person.",
});

/** Changes the plan of an account's business. */
export const changeUserPlan = endpoint({
  ...ofUser,
  id: "admin.plan",
  changes: ["subscription", "account"],
  path: "/api/admin/users/{id}/plan",
  summary:
    "Sets the plan of the account's business, until the end of a day in its time zone or without an end. A business that pays for a plan is refused with `already_paying`.",
  body: z.strictObject({
    plan: z.enum(publicPlanNames, "invalid"),
    until: z.optional(z.nullable(CalendarDate)),
  }),
  errors: ["already_paying"],
});

/** Creates an account an administrator, or no longer one. */
export const setAdministrator = endpoint({
  ...ofUser,
  id: "admin.setAdministrator",
  path: "/api/admin/users/{id}/admin",
  summary:
    "Grants or revokes an account's administrator rights. Administrators cannot change their own.",
  body: z.strictObject({ isAdmin: z.boolean("invalid") }),
  errors: ["not_yourself"],
});

/** Signs an account out everywhere. */
export const signOutUser = endpoint({
  ...ofUser,
  id: "admin.signOut",
  path: "/api/admin/users/{id}/sign-out",
  summary: "Signs an account out on all its devices at once.",
});

/** Lists what administrators did. */
export const listAudit = endpoint({
  id: "admin.audit",
  method: "GET",
  path: "/api/admin/audit",
  access: "admin",
  summary: "Lists what administrators did, the last first.",
  query: z.strictObject(pageQuery),
  reply: pageOf(AuditLine),
  errors: ["bad_cursor"],
});
