import type { Currency } from "@marzipan/contract/currencies";
import { dayIn } from "@marzipan/domain/dates";
import type { PlanInForce } from "@marzipan/domain/plans";
import type { SessionRow } from "../database/proof.ts";
import { planOfRow, tracksPayments } from "./plan-of-row.ts";

/** The acting person, the business, its plan, and the business's calendar day. */
export interface Member {
  accountId: string;
  fullName: string;
  isAdmin: boolean;
  timeZone: string;
  currency: Currency;
  plan: PlanInForce;
  /** Whether the business has, or once had, a way to record payments; without it nothing is owed (rulings §6). */
  tracksPayments: boolean;
  /** The business's calendar day (rulings §1). */
  today: string;
}

/** Returns who acts from what entering under a session answered. */
export function memberOf(session: SessionRow, now: Date): Member {
  return {
    accountId: session.account_id,
    fullName: session.full_name,
    isAdmin: session.is_admin,
    timeZone: session.time_zone,
    currency: session.currency as Currency,
    plan: planOfRow(session, now),
    tracksPayments: tracksPayments(session),
    today: dayIn(session.time_zone, now),
  };
}
