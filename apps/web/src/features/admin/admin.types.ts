import type { getAdminDashboard, getUser, listAudit, listUsers } from "@marzipan/contract/admin";
import type {
  getBillingHealth,
  listBillingEvents,
  listPaidBusinesses,
} from "@marzipan/contract/billing-admin";
import type { ReplyOf } from "@marzipan/contract/endpoint";

/** An account as lists carry it. */
export type UserRow = ReplyOf<typeof listUsers>["items"][number];

/** An account's own sheet. */
export type UserView = ReplyOf<typeof getUser>;

/** A line of the audit log. */
export type AuditRow = ReplyOf<typeof listAudit>["items"][number];

/** The administrators' overview. */
export type Overview = ReplyOf<typeof getAdminDashboard>;

/** How billing stands. */
export type BillingHealth = ReplyOf<typeof getBillingHealth>;

/** A business's subscription at the card provider. */
export type PaidRow = ReplyOf<typeof listPaidBusinesses>["items"][number];

/** An event of the card provider. */
export type EventRow = ReplyOf<typeof listBillingEvents>["items"][number];
