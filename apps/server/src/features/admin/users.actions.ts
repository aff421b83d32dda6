import type * as admin from "@marzipan/contract/admin";
import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import { dayIn, monthEnd, monthStart } from "@marzipan/domain/dates";
import { plans } from "@marzipan/domain/plans";
import { wordPatterns } from "@marzipan/domain/search-words";
import { toGb } from "@marzipan/domain/storage";
import type * as z from "zod/mini";
import type { User, UserDetails } from "@marzipan/contract/admin";
import { AppError } from "../../platform/errors/app-error.ts";
import { cutPage, readCursorOf } from "../../platform/request/cursor.ts";
import type { Tx } from "../../platform/database/database.ts";
import { together } from "../../platform/database/together.ts";
import { listAuditLines } from "./acts.store.ts";
import { describeAuditLine } from "./audit.actions.ts";
import { planOfStanding, standingsOfPlan } from "./plan-standing.rules.ts";
import { countUsage, listOpenSessions, listPage, loadUser } from "./users.store.ts";
import type { UserDetailsRow, UserRow } from "./users.store.ts";

const auditLinesShown = 20;

/** Filters of accounts that wait: the longest waiting stands first. */
const waiting: readonly unknown[] = ["waiting", "ready", "unverified"];

/** Lists a page of accounts; those that wait by how long they do, others the newest first. */
export async function listUsers(
  tx: Tx<"administrator">,
  query: Input<typeof admin.listUsers>["query"],
): Promise<ReplyOf<typeof admin.listUsers>> {
  const page = {
    patterns: wordPatterns(query.q ?? ""),
    filter: query.filter,
    planStandings: query.plan ? standingsOfPlan(query.plan) : null,
    limit: query.limit + 1,
  };
  const order = waiting.includes(query.filter) ? "asc" : "desc";
  const after = readCursorOf(query.cursor, ["instant", "id"]);
  const rows = await listPage(tx, page, order, after);
  const { items, nextCursor } = cutPage(rows, query.limit, (row) => [
    row.created_at.toISOString(),
    row.id,
  ]);
  return { items: items.map(describeUser), nextCursor };
}

/** Maps an account's row to the wire. */
export function describeUser(row: UserRow): z.output<typeof User> {
  const { plan, status } = planOfStanding(row.plan_standing);
  return {
    id: row.id,
    fullName: row.full_name,
    email: row.email,
    businessName: row.business_name,
    standing: row.standing,
    isVerified: row.email_verified_at !== null,
    isAdmin: row.is_admin,
    chosenPlan: row.chosen_plan,
    plan,
    status,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
  };
}

/** Loads an account or refuses with `not_found`. */
export async function requireUser(tx: Tx<"administrator">, id: string): Promise<UserDetailsRow> {
  const row = await loadUser(tx, id);
  if (!row) throw new AppError("not_found");
  return row;
}

/** Returns an account's sheet: its usage against the limits, its devices, the last acts on it. */
export async function getUser(
  tx: Tx<"administrator">,
  id: string,
  ownId: string,
): Promise<z.output<typeof UserDetails>> {
  const row = await requireUser(tx, id);
  const user = describeUser(row);
  const today = dayIn(row.time_zone, tx.now);
  const [used, devices, audit] = await together([
    countUsage(tx, row.business_id, monthStart(today), monthEnd(today)),
    listOpenSessions(tx, id),
    listAuditLines(tx, { aboutAccount: id, limit: auditLinesShown }, null),
  ]);
  const { limits } = plans[user.plan];
  return {
    ...user,
    isYourself: id === ownId,
    language: row.language,
    country: row.country,
    timeZone: row.time_zone,
    emailVerifiedAt: row.email_verified_at?.toISOString() ?? null,
    approvedAt: row.approved_at?.toISOString() ?? null,
    declinedAt: row.declined_at?.toISOString() ?? null,
    declineReason: row.decline_reason,
    blockedAt: row.blocked_at?.toISOString() ?? null,
    blockReason: row.blocked_reason,
    planEndsAt: planEnd(row, user)?.toISOString() ?? null,
    usage: {
      orders: { used: used.orders, limit: limits.orders },
      clients: { used: used.clients, limit: limits.clients },
      products: { used: used.products, limit: limits.products },
      storage: { used: toGb(used.stored_bytes), limit: limits.storage },
      people: { used: used.people, limit: limits.people },
    },
    devices: devices.map((device) => ({
      id: device.id,
      browser: device.browser,
      system: device.system,
      createdAt: device.created_at.toISOString(),
      lastSeenAt: device.last_seen_at.toISOString(),
    })),
    audit: audit.map(describeAuditLine),
  };
}

function planEnd(row: UserDetailsRow, user: z.output<typeof User>): Date | null {
  if (user.plan === "basic" || user.plan === "admin") return null;
  return user.status === "trialing" ? row.trial_end_at : row.current_period_end_at;
}
