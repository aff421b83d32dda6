import { restoreOrder, uncancelOrder } from "@marzipan/contract/orders";
import { useAct } from "../../../platform/api/queries.ts";
import { useErrorText } from "../../../platform/errors/error-text.ts";
import type { AskedOrder } from "../orders.types.ts";
import { DayWarning } from "./DayWarning.tsx";
import { deletedOrders } from "./deleted-orders.ts";

/** An order that its full or closed day refused as it came back. */
export interface RefusedOrder {
  kind: "uncancel" | "undelete";
  order: AskedOrder;
  refused: Error;
  /** Called after it was brought back all the same. */
  onRestored?: (() => void) | undefined;
}

interface RestoreOverDayProps {
  question: RefusedOrder;
  onClose: () => void;
}

/** Asks whether a cancelled or deleted order comes back to a full or closed day all the same (rulings §5). */
export function RestoreOverDay({ question, onClose }: RestoreOverDayProps) {
  const errorText = useErrorText();
  const { kind, order, refused, onRestored } = question;
  const restoring = useAct(kind === "uncancel" ? uncancelOrder : restoreOrder, {
    onSuccess: () => {
      deletedOrders.forget(order.id);
      onClose();
      onRestored?.();
    },
  });
  return (
    <DayWarning
      error={refused}
      day={order.deliveryDate}
      onConfirm={() => restoring.mutate({ params: { id: order.id }, body: { overCapacity: true } })}
      onClose={onClose}
      isPending={restoring.isPending}
      problem={restoring.error && errorText(restoring.error)}
    />
  );
}
