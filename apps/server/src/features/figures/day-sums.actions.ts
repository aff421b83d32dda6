import {
  changeOfSums,
  moveKey,
  sumsOfExpense,
  sumsOfOrder,
  sumsOfPayment,
} from "@marzipan/domain/kept-sums";
import type {
  KeptSum,
  SummedExpense,
  SummedOrder,
  SummedPayment,
} from "@marzipan/domain/kept-sums";
import type { Statement, Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/deps.ts";
import { eachAlone } from "../../platform/jobs/each-alone.ts";
import {
  addToSums,
  listBusinesses,
  listClientMonths,
  listDifferences,
  listGoneClients,
  removeEmptySums,
} from "./day-sums.store.ts";

/**
 * Asks to keep the sums of an order that was `before` and is `after`, `null` where there is none. One that makes no
 * revenue before and after asks for nothing. Where a transaction also keeps a payment, the payment comes first.
 */
export function keepOrder(
  tx: Tx,
  before: SummedOrder | null,
  after: SummedOrder | null,
): Statement[] {
  return addToSums(
    tx,
    changeOfSums(before ? sumsOfOrder(before) : [], after ? sumsOfOrder(after) : []),
  );
}

/** Asks to keep the sums of a row that joins the payments. */
export function keepPayment(tx: Tx, payment: SummedPayment): Statement[] {
  return addToSums(tx, changeOfSums([], sumsOfPayment(payment)));
}

/** Asks to keep the sums of expenses that were `before` and are `after`, each list without deleted ones. */
export function keepExpenses(
  tx: Tx,
  before: readonly SummedExpense[],
  after: readonly SummedExpense[],
): Statement[] {
  return addToSums(tx, changeOfSums(before.flatMap(sumsOfExpense), after.flatMap(sumsOfExpense)));
}

/** Keeps the sums of a client whose orders have moved to another. */
export async function keepMovedClient(tx: Tx, from: string, into: string): Promise<void> {
  await tx.send(addToSums(tx, moveKey(await listClientMonths(tx, from), into)));
}

/**
 * Counts a business's sums anew from its rows, adds what they differ by, and answers it. Sums that others change
 * meanwhile stay right: a difference is added, nothing is overwritten.
 */
export async function mendSums(tx: Tx): Promise<KeptSum[]> {
  const differences = changeOfSums([], await listDifferences(tx));
  await tx.send(addToSums(tx, differences));
  await removeEmptySums(tx);
  return differences;
}

const mostTold = 5;

/**
 * Compares every business's kept sums with its rows, tells a difference as an error and mends it. What was kept of
 * clients whose row the clean-up removed is no difference: it goes over to orders without a client.
 */
export async function compareSums(deps: Deps): Promise<void> {
  const businesses = await listBusinesses(deps.database);
  await eachAlone(
    deps.log,
    businesses,
    (one) => one.business_id,
    async ({ business_id: businessId }) => {
      const differences = await deps.database.transact({ kind: "job", businessId }, async (tx) => {
        await tx.send(addToSums(tx, moveKey(await listGoneClients(tx), "")));
        return await mendSums(tx);
      });
      if (differences.length > 0) tell(deps, businessId, differences);
    },
  );
}

// Keys and labels stay out of the log: they may name people.
function tell(deps: Deps, businessId: string, differences: readonly KeptSum[]): void {
  const first = differences
    .slice(0, mostTold)
    .map(({ kind, day, currency, amountMinor, count }) => ({
      kind,
      day,
      currency,
      amountMinor,
      count,
    }));
  deps.log.error(
    { businessId, differences: differences.length, first },
    "kept sums differed from their rows and were mended",
  );
}
