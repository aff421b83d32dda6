import { addDays, addMonths, daysBetween, monthStart } from "@marzipan/domain/dates";
import {
  changeOfSums,
  inQuarters,
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
import type { Deps } from "../../platform/feature/deps.ts";
import { eachAlone } from "../../platform/jobs/each-alone.ts";
import {
  addToPaid,
  addToSums,
  listBusinesses,
  listDifferencesOf,
  listDifferencesOfQuarters,
  listGoneClients,
  listSumsOfClient,
  loadSumExtent,
  mendPaid,
  removeEmptySums,
} from "./day-sums.store.ts";
import type { SumExtent } from "./day-sums.store.ts";
import { businessesOfNight } from "./nights.rules.ts";

/** Asks to keep the sums of a new order; one that makes no revenue asks for nothing. */
export function keepNewOrder(tx: Tx, order: SummedOrder): Statement[] {
  return addToSums(tx, changeOfSums([], sumsOfOrder(order)));
}

/** Asks to keep the sums of orders that were `before` and are `after`, each list without those that are not there. */
export function keepOrders(
  tx: Tx,
  before: readonly SummedOrder[],
  after: readonly SummedOrder[],
): Statement[] {
  return addToSums(tx, changeOfSums(before.flatMap(sumsOfOrder), after.flatMap(sumsOfOrder)));
}

/** Asks to keep the sums of rows that join the payments; what is paid of each order is kept apart (`addToPaid`). */
export function keepPayments(tx: Tx, payments: readonly SummedPayment[]): Statement[] {
  return addToSums(tx, changeOfSums([], payments.flatMap(sumsOfPayment)));
}

/** Asks to keep the sums of a locked order that becomes `after`. */
export function keepOrder(tx: Tx, before: SummedOrder, after: SummedOrder): Statement[] {
  return addToSums(tx, changeOfSums(sumsOfOrder(before), sumsOfOrder(after)));
}

/** Asks to keep the sums of a row that joins the payments, for an order or for none. */
export function keepPayment(
  tx: Tx,
  payment: SummedPayment,
  order: { id: string; fields: { currency: string } } | null,
): Statement[] {
  const { effectMinor, currency } = payment;
  const isPaidInItsCurrency = order !== null && order.fields.currency === currency;
  return [
    ...addToSums(tx, changeOfSums([], sumsOfPayment(payment))),
    ...(isPaidInItsCurrency ? [addToPaid(tx, order.id, effectMinor)] : []),
  ];
}

/** Asks to keep the sums of expenses that were `before` and are `after`, each list without deleted ones. */
export function keepExpenses(
  tx: Tx,
  before: readonly SummedExpense[],
  after: readonly SummedExpense[],
): Statement[] {
  return addToSums(tx, changeOfSums(before.flatMap(sumsOfExpense), after.flatMap(sumsOfExpense)));
}

/** Stores the sums of a client whose orders have moved to another. */
export async function keepMovedClient(tx: Tx, from: string, into: string): Promise<void> {
  await tx.send(addToSums(tx, moveKey(await listSumsOfClient(tx, from), into)));
}

/** Rows that are compared at a time, about: those of a large business's whole years would take longer than a statement may. */
const rowsAtOnce = 20_000;

/** Lists by how much a business's rows differ from the sums kept of them. */
export async function listDifferences(tx: Tx): Promise<KeptSum[]> {
  const extent = await loadSumExtent(tx);
  if (!extent) return [];
  const differences: KeptSum[] = [];
  const [first, last] = extent.span;
  const months = monthsAtOnce(extent);
  for (let from = monthStart(first); from <= last; from = addMonths(from, months)) {
    const to = addDays(addMonths(from, months), -1);
    differences.push(...(await listDifferencesOf(tx, [from, to])));
  }
  return changeOfSums([], [...inQuarters(differences), ...(await listDifferencesOfQuarters(tx))]);
}

function monthsAtOnce({ span: [first, last], rowsCount }: SumExtent): number {
  const months = 1 + daysBetween(monthStart(first), last) / 28;
  return Math.max(1, Math.floor((months * rowsAtOnce) / Math.max(1, rowsCount)));
}

/**
 * Counts a business's sums again from its rows, adds what they differ by, and returns it. Sums that others change
 * meanwhile stay right: a difference is added, nothing is overwritten.
 */
export async function mendSums(tx: Tx): Promise<KeptSum[]> {
  const differences = await listDifferences(tx);
  await tx.send([
    ...addToSums(
      tx,
      differences.filter(({ kind }) => kind !== "paid"),
    ),
    ...mendPaid(tx, ofKind(differences, "paid")),
  ]);
  await removeEmptySums(tx);
  return differences;
}

const mostTold = 5;

/**
 * Compares the kept sums of the night's businesses with their rows, tells a difference as an error and corrects it. What
 * was kept of clients whose row the clean-up removed is no error: their orders are linked to no one since.
 */
export async function compareSums(deps: Deps): Promise<void> {
  const all = (await listBusinesses(deps.database)).map((one) => one.business_id);
  const itself = (businessId: string): string => businessId;
  await eachAlone(deps.log, businessesOfNight(all, deps.now()), itself, async (businessId) => {
    const differences = await deps.database.transact({ kind: "job", businessId }, async (tx) => {
      const gone = await listGoneClients(tx);
      await tx.send(addToSums(tx, moveKey(gone, "")));
      return await mendSums(tx);
    });
    if (differences.length > 0) tell(deps, businessId, differences);
  });
}

function ofKind(sums: readonly KeptSum[], kind: KeptSum["kind"]): KeptSum[] {
  return sums.filter((one) => one.kind === kind);
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
