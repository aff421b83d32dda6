import type { ImportKind } from "@marzipan/contract/imports";
import type { Tx } from "../../platform/database/database.ts";
import { listTraces, listUsed } from "./imports.store.ts";
import type { Trace } from "./imports.store.ts";
import { catalogTarget } from "./kinds/catalog.target.ts";
import { clientTarget } from "./kinds/client.target.ts";
import { expenseTarget } from "./kinds/expense.target.ts";
import { takenOrders } from "./kinds/orders.actions.ts";
import { productTarget } from "./kinds/product.target.ts";
import type { Taken, Target } from "./kinds/target.types.ts";

/** How many entries are taken back by one statement. */
const takenAtOnce = 1000;

/** Deletes and empties entries of one kind; those that were filled are emptied by `write`. */
interface Undoing extends Taken {
  kind: ImportKind;
  empty: (tx: Tx, traces: readonly Trace[]) => Promise<void>;
}

function undoingOf<Fields extends { name: string }>(target: Target<Fields>): Undoing {
  const emptyOf = (names: readonly string[]): Partial<Fields> =>
    Object.fromEntries(
      Object.entries(target.empty).filter(([name]) => names.includes(name)),
    ) as Partial<Fields>;
  return {
    kind: target.kind,
    hold: target.hold,
    remove: target.remove,
    empty: async (tx, traces) => {
      await target.write(tx, new Map(traces.map((one) => [one.entry_id, emptyOf(one.filled)])));
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

/**
 * Takes back what an import made and filled, the clients that its orders made last. Returns how many entries stayed:
 * those that were changed or used since.
 */
export async function takeBackAll(
  tx: Tx<"session">,
  { id, kind }: { id: string; kind: ImportKind },
): Promise<number> {
  const kept = await takeBackKind(tx, id, { kind: null, undoing: undoings[kind] });
  if (kind !== "orders") return kept;
  // A client who was used since stays without a word: nobody counts them among the orders.
  await takeBackKind(tx, id, { kind: "clients", undoing: undoings.clients });
  return kept;
}

async function takeBackKind(
  tx: Tx<"session">,
  importId: string,
  { kind, undoing }: { kind: Trace["kind"]; undoing: Undoing },
): Promise<number> {
  let kept = 0;
  let after = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    // Each page begins after the last entry of the one before.
    // oxlint-disable-next-line no-await-in-loop
    const traces = await listTraces(tx, importId, { kind, after, limit: takenAtOnce });
    const last = traces.at(-1);
    if (!last) return kept;
    // oxlint-disable-next-line no-await-in-loop
    kept += await undo(tx, undoing, traces);
    after = last.entry_id;
  }
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
