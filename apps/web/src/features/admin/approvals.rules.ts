import type { approvalOutcomes } from "@marzipan/contract/admin";
import type { UserRow } from "./admin.types.ts";

/** What becomes of an account that was decided on. */
export type Outcome = (typeof approvalOutcomes)[number];

/** Which sign-ups are shown: verified and waiting, waiting for the email, declined. */
export const approvalTabs = ["ready", "unverified", "declined"] as const;

/** One of the tabs. */
export type ApprovalTab = (typeof approvalTabs)[number];

/** Reads the tab from the page's query. */
export function readApprovalTab(tab: string | undefined): ApprovalTab {
  return approvalTabs.find((name) => name === tab) ?? "ready";
}

/** An account that was decided on here, and what became of it. */
export interface Decided {
  user: UserRow;
  outcome: Outcome;
}

/** Orders accounts as the server lists them: those that wait the longest first, declined ones the newest first. */
export function compareUsers(tab: ApprovalTab, one: UserRow, other: UserRow): number {
  const earlier =
    one.createdAt === other.createdAt ? one.id < other.id : one.createdAt < other.createdAt;
  const sign = tab === "declined" ? -1 : 1;
  return earlier ? -sign : sign;
}

/** Adds what became of some accounts to what was decided before; a later decision takes the earlier one's place. */
export function addDecided(
  before: readonly Decided[],
  users: readonly UserRow[],
  outcomes: readonly { id: string; outcome: Outcome }[],
): Decided[] {
  const known = new Map(
    [...before.map(({ user }) => user), ...users].map((user) => [user.id, user]),
  );
  const now = outcomes.flatMap(({ id, outcome }) => {
    const user = known.get(id);
    return user ? [{ user, outcome }] : [];
  });
  const ids = new Set(now.map(({ user }) => user.id));
  return [...before.filter(({ user }) => !ids.has(user.id)), ...now];
}
