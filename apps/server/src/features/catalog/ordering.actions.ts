import type { OrderingRules } from "@marzipan/contract/ordering-rules";
import { toMajor } from "@marzipan/domain/money";
import type { PlanInForce } from "@marzipan/domain/plans";
import { wallClockIn } from "@marzipan/domain/possible-days";
import type { WallClock } from "@marzipan/domain/possible-days";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import { planOfRow } from "../../platform/account/plan-of-row.ts";
import { countTaken } from "./day-places.actions.ts";
import { listAskableItems, loadHead } from "./menu.store.ts";
import type { AskableItem, MenuHead } from "./menu.store.ts";

export type { AskableItem };

/** What decides on requests: the business, its ordering rules, its plan, and what its wall clock shows. */
export interface OrderingFrame {
  head: MenuHead;
  rules: OrderingRules & { timeZone: string };
  plan: PlanInForce;
  clock: WallClock;
}

/** Returns what decides on requests, under whichever proof the business was entered. */
export async function readOrderingFrame(tx: Tx): Promise<OrderingFrame> {
  const head = await loadHead(tx);
  if (!head) throw new AppError("not_found");
  return {
    head,
    rules: rulesOf(head),
    plan: planOfRow(head, tx.now),
    clock: wallClockIn(head.time_zone, tx.now),
  };
}

function rulesOf(row: MenuHead): OrderingFrame["rules"] {
  return {
    timeZone: row.time_zone,
    leadTimeHours: row.lead_time_hours,
    cutOffTime: row.cut_off_time,
    daysAhead: row.days_ahead,
    maxOrdersADay: row.max_orders_a_day,
    openingHours: row.opening_hours,
    closedDays: row.closed_days,
    slotMinutes: row.slot_minutes,
    fulfilments: row.fulfilments,
    depositKind: row.deposit_kind,
    depositValue: row.deposit_value_minor === null ? null : toMajor(row.deposit_value_minor),
    depositDueDays: row.deposit_due_days,
  };
}

/** Returns those of the ids that can be asked for, sold-out ones among them. */
export async function readAskableItems(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, AskableItem>> {
  return new Map((await listAskableItems(tx, ids)).map((item) => [item.id, item]));
}

/** Returns how many orders count for each day of a span; days without any are left out (rulings §5). */
export async function readTakenDays(
  tx: Tx,
  from: string,
  to: string,
): Promise<ReadonlyMap<string, number>> {
  return await countTaken(tx, from, to);
}
