import type { Rule } from "./judge.ts";

/** The rules of single statements, and that of a transaction's order. */
export type StatementRule = Rule | "owner";

/** A statement that rules do not hold for. */
export interface StatementException {
  /** Its name, or without one how its text begins. */
  statement: string;
  rules: readonly StatementRule[];
  reason: string;
}

/** Statements that do not keep the rules, each with the reason. */
export const statementExceptions: readonly StatementException[] = [];

/** A function whose statements rules do not hold for. */
export interface FunctionException {
  rules: readonly Rule[];
  reason: string;
}

const ofAll = {
  rules: ["business"],
  reason: "a job over all businesses: every node is asked, and what is joined goes by the business",
} as const;
const bySecret = {
  rules: ["business"],
  reason: "a look-up before there is a proof, by what only its holder knows: every node is asked",
} as const;
/** Functions that do not keep the rules, each with the reason. */
export const functionExceptions: Readonly<Record<string, FunctionException>> = {
  list_businesses_to_mail: ofAll,
  list_businesses_to_push: ofAll,
  list_daily_notifications: ofAll,
  list_due_notifications: ofAll,
  list_due_papers: ofAll,
  list_due_repeats: ofAll,
  list_forgettable_requests: ofAll,
  list_open_requests: ofAll,
  list_unlisted_orders: ofAll,
  list_untold_ends: ofAll,
  find_checkout: bySecret,
  find_papers: bySecret,
  has_calendar_feed: bySecret,
  read_calendar_feed: bySecret,
  read_shared_receipt: bySecret,
  claim_avif: ofAll,
  claim_receipt: ofAll,
  claim_cancellations: ofAll,
  list_cancellations: ofAll,
};
