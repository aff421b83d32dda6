import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import type * as contract from "@marzipan/contract/order-requests-public";
import { addDays } from "@marzipan/domain/dates";
import { listPossibleDays } from "@marzipan/domain/possible-days";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import { menuStateOf } from "../catalog/menu.actions.ts";
import type { AskedAddress } from "../catalog/menu-address.rules.ts";
import { readOrderingFrame, readTakenDays } from "../catalog/ordering.actions.ts";

/** Returns which days and times can be asked for on the entered menu. */
export async function listMenuDays(
  tx: Tx,
  kind: AskedAddress["kind"],
  { from, days }: Input<typeof contract.listMenuDays>["query"],
): Promise<ReplyOf<typeof contract.listMenuDays>> {
  const { head, rules, clock } = await readOrderingFrame(tx);
  if (menuStateOf(head, kind, tx.now) !== "open") throw new AppError("ordering_closed");
  const first = from ?? clock.day;
  const taken = await readTakenDays(tx, first, addDays(first, days - 1));
  return { today: clock.day, days: listPossibleDays(rules, clock, first, days, taken) };
}
