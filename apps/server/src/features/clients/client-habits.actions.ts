import type * as clients from "@marzipan/contract/clients";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import { usualGap } from "@marzipan/domain/clients";
import { toMajor } from "@marzipan/domain/money";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import { together } from "../../platform/database/together.ts";
import { memberOf } from "../../platform/account/member.ts";
import type { BriefRow } from "./client-habits.store.ts";
import {
  listFavourites,
  listOrderDays,
  loadLast,
  loadNext,
  sumOwed,
} from "./client-habits.store.ts";
import { loadClient } from "./clients.store.ts";

/** Returns what a client's orders say of the person; a deleted client is `not_found`. */
export async function getClientHabits(
  tx: Tx<"session">,
  id: string,
): Promise<ReplyOf<typeof clients.getClientHabits>> {
  const { today, tracksPayments } = memberOf(await tx.entered, tx.now);
  const [client, favourites, owed, days, [next], [last]] = await together([
    loadClient(tx, id),
    listFavourites(tx, id),
    tracksPayments ? sumOwed(tx, id, today) : [],
    listOrderDays(tx, id, today),
    loadNext(tx, id, today),
    loadLast(tx, id, today),
  ]);
  if (!client || client.deleted_at) throw new AppError("not_found");
  return {
    favourites,
    owes: owed.map(({ currency, amountMinor }) => ({ currency, amount: toMajor(amountMinor) })),
    next: next ? describe(next) : null,
    last: last ? { ...describe(last), items: last.items } : null,
    everyDays: usualGap(days),
  };
}

function describe({ id, number, delivery_date, delivery_time }: BriefRow) {
  return {
    id,
    number,
    deliveryDate: delivery_date,
    deliveryTime: delivery_time?.slice(0, 5) ?? null,
  };
}
