import type { ImportKind } from "@marzipan/contract/imports";
import type { Tx } from "../../platform/database/database.ts";
import { deleteTraces, listTraces, listUsed } from "./imports.store.ts";
import type { Trace } from "./imports.store.ts";
import { catalogTarget } from "./kinds/catalog.target.ts";
import { clientTarget } from "./kinds/client.target.ts";
import { expenseTarget } from "./kinds/expense.target.ts";
import { takenOrders } from "./kinds/orders.actions.ts";
import { productTarget } from "./kinds/product.target.ts";
import type { Taken, Target } from "./kinds/target.types.ts";

/** How many entries one transaction undoes: others wait for it no longer than for a large order. */
const undoneAtOnce = 250;

/** Deletes and empties entries of one kind; those that were filled are emptied by `write`. */
interface Undoing extends Taken {
  kind: ImportKind;
  empty: (tx: Tx, traces: readonly Trace[]) => Promise<void>;
}

function undoingOf<Fields extends { name: string }>(target: Target<Fields>): Undoing {
  const before = ({ filled, replaced }: Trace): Partial<Fields> => ({
    ...(replaced as Partial<Fields>),
    ...(Object.fromEntries(
      Object.entries(target.empty).filter(([name]) => filled.includes(name)),
    ) as Partial<Fields>),
  });
  return {
    kind: target.kind,
    hold: target.hold,
    remove: target.remove,
    empty: async (tx, traces) => {
      await target.write(tx, new Map(traces.map((one) => [one.entry_id, before(one)])));
    },
  };
}

const undoings: Readonly<Record<ImportKind, Undoing>> = {
  clients: undoingOf(clientTarget),
  products: undoingOf(productTarget),
  catalog: undoingOf(catalogTarget),
  expenses: undoingOf(expenseTarget),
  orders: { kind: "orders", ...takenOrders, empty: async () => {} },
};

/** What a part of an undo did. */
export interface UndonePart {
  /** How many entries were handled. */
  undone: number;
  /** How many of them stayed: they were changed or used since. */
  kept: number;
  isDone: boolean;
}

/**
 * Undoes the next part of what an import made and filled, the clients that its orders made last. What is handled is not
 * listed again, so that the undo goes on where it stopped.
 */
export async function undoPart(
  tx: Tx<"session">,
  { id, kind }: { id: string; kind: ImportKind },
): Promise<UndonePart> {
  const traces = await listTraces(tx, id, undoneAtOnce);
  const own = traces.filter((trace) => trace.kind === null);
  const clients = traces.filter((trace) => trace.kind === "clients");
  const kept = own.length === 0 ? 0 : await undo(tx, undoings[kind], own);
  // A client who was used since stays without a word: no one counts them among the orders.
  if (clients.length > 0) await undo(tx, undoings.clients, clients);
  await deleteTraces(
    tx,
    id,
    traces.map((trace) => trace.entry_id),
  );
  return { undone: own.length, kept, isDone: traces.length < undoneAtOnce };
}

async function undo(
  tx: Tx<"session">,
  undoing: Undoing,
  traces: readonly Trace[],
): Promise<number> {
  const ids = traces.map((trace) => trace.entry_id);
  const since = await undoing.hold(tx, ids);
  const used = await listUsed(tx, undoing.kind, ids);
  const same = traces.filter(
    (trace) => since.get(trace.entry_id)?.getTime() === trace.changed_at.getTime(),
  );
  const removed = same.filter((trace) => trace.is_made && !used.has(trace.entry_id));
  const emptied = same.filter((trace) => !trace.is_made);
  if (removed.length > 0)
    await undoing.remove(
      tx,
      removed.map((trace) => trace.entry_id),
    );
  if (emptied.length > 0) await undoing.empty(tx, emptied);
  return traces.length - removed.length - emptied.length;
}
