import type { AskedOrder, OrderRow } from "../orders.types.ts";
import { CancelOrderDialog } from "./CancelOrderDialog.tsx";
import { DeleteOrderDialog } from "./DeleteOrderDialog.tsx";
import { DuplicateOrderSheet } from "./DuplicateOrderSheet.tsx";
import { HandOverSheet } from "./HandOverSheet.tsx";
import { MoveOrderSheet } from "./MoveOrderSheet.tsx";
import { RestoreOverDay } from "./RestoreOverDay.tsx";
import type { RefusedOrder } from "./RestoreOverDay.tsx";
import type { useHandOver } from "./use-hand-over.ts";

/** What is asked before an order is changed. */
export type OrderQuestion =
  | { kind: "cancel" | "duplicate"; order: AskedOrder }
  | { kind: "move"; order: AskedOrder; firstDay?: string }
  | { kind: "delete"; order: OrderRow }
  | RefusedOrder;

interface OrderQuestionsProps {
  handing: ReturnType<typeof useHandOver>;
  question: OrderQuestion | null;
  onClose: () => void;
  /** Called after an order was deleted. */
  onDeleted: (() => void) | undefined;
}

/** The sheets and dialogs of what is done with an order. Loaded when the first is asked for. */
export function OrderQuestions({ handing, question, onClose, onDeleted }: OrderQuestionsProps) {
  return (
    <>
      {handing.asked && (
        <HandOverSheet
          order={handing.asked}
          onTaken={handing.taken}
          onLater={handing.later}
          onClose={handing.close}
        />
      )}
      {question?.kind === "cancel" && (
        <CancelOrderDialog order={question.order} onClose={onClose} />
      )}
      {question?.kind === "move" && (
        <MoveOrderSheet order={question.order} firstDay={question.firstDay} onClose={onClose} />
      )}
      {question?.kind === "duplicate" && (
        <DuplicateOrderSheet order={question.order} onClose={onClose} />
      )}
      {question?.kind === "over_day" && <RestoreOverDay question={question} onClose={onClose} />}
      {question?.kind === "delete" && (
        <DeleteOrderDialog order={question.order} onClose={onClose} onDeleted={onDeleted} />
      )}
    </>
  );
}
