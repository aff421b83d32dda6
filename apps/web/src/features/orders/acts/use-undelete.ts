import { listOrders, restoreOrder } from "@marzipan/contract/orders";
import { justDeleted } from "../../../platform/undo/just-deleted.ts";
import { useAct } from "../../../platform/api/queries.ts";
import { useErrorText } from "../../../platform/errors/error-text.ts";
import type { AskedOrder } from "../orders.types.ts";
import { useActing } from "./OrderActing.tsx";
import { dayRefusalOf } from "./refused-day.ts";

/** Bringing a deleted order back. */
interface Undelete {
  run: () => void;
  isPending: boolean;
  /** Why it failed; a refused day is asked about instead. */
  problem: string | null;
}

/** Brings a deleted order back, and asks before a full or closed day is gone over (rulings §5). */
export function useUndelete(order: AskedOrder, onRestored?: () => void): Undelete {
  const errorText = useErrorText();
  const { ask } = useActing();
  const { mutate, isPending, error } = useAct(restoreOrder, {
    onSuccess: () => {
      justDeleted(listOrders).forget(order.id);
      onRestored?.();
    },
    onError: (refused) => {
      if (dayRefusalOf(refused) === null) return;
      ask({ kind: "over_day", act: "undelete", order, refused, onRestored });
    },
  });
  return {
    run: () => mutate({ params: { id: order.id }, body: {} }),
    isPending,
    problem: error && dayRefusalOf(error) === null ? errorText(error) : null,
  };
}
