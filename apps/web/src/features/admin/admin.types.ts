import type { getAdminDashboard, getUser, listAudit, listUsers } from "@marzipan/contract/admin";
import type { ReplyOf } from "@marzipan/contract/endpoint";

/** An account as lists carry it. */
export type UserRow = ReplyOf<typeof listUsers>["items"][number];

/** An account's own sheet. */
export type UserView = ReplyOf<typeof getUser>;

/** A line of the audit log. */
export type AuditRow = ReplyOf<typeof listAudit>["items"][number];

/** The administrators' overview. */
export type Overview = ReplyOf<typeof getAdminDashboard>;
