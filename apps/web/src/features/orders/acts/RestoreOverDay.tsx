import { listOrders, restoreOrder, setOrderStatus, uncancelOrder } from "@marzipan/contract/orders";
import { justDeleted } from "../../../platform/undo/just-deleted.ts";
import { useAct } from "../../../platform/api/queries.ts";
import { useErrorText } from "../../../platform/errors/error-text.ts";
import type { AskedOrder, QuickAct } from "../orders.types.ts";
import { DayWarning } from "./DayWarning.tsx";

/** An order that its full or closed day refused as it came back. */
export interface RefusedOrder {
  kind: "over_day";
  /** What brings it back. */
  act: QuickAct | "undelete";
  order: AskedOrder;
  refused: Error;
  /** Called after it was brought back all the same. */
  onRestored?: (() => void) | undefined;
}

interface RestoreOverDayProps {
  question: RefusedOrder;
  onClose: () => void;
}

/** Asks whether a cancelled, deleted or completed order comes back to a full or closed day all the same (rulings §5). */
export function RestoreOverDay({ question, onClose }: RestoreOverDayProps) {
  const errorText = useErrorText();
  const { act, order, refused, onRestored } = question;
  const ends = {
    onSuccess: () => {
      justDeleted(listOrders).forget(order.id);
      onClose();
      onRestored?.();
    },
  };
  const params = { id: order.id };
  const over = { overCapacity: true };
  const restoring = useAct(act === "restore" ? uncancelOrder : restoreOrder, ends);
  const reopening = useAct(setOrderStatus, ends);
  const isReopened = typeof act === "object" && "status" in act;
  const { isPending, error } = isReopened ? reopening : restoring;
  return (
    <DayWarning
      error={refused}
      day={order.deliveryDate}
      onConfirm={() =>
        isReopened
          ? reopening.mutate({ params, body: { ...act, ...over } })
          : restoring.mutate({ params, body: over })
      }
      onClose={onClose}
      isPending={isPending}
      problem={error && errorText(error)}
    />
  );
}
