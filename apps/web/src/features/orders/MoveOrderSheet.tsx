import { updateOrder } from "@marzipan/contract/orders";
import { useAct } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useToast } from "../../platform/toast/use-toast.ts";
import { DaySheet } from "./DaySheet.tsx";
import type { AskedOrder } from "./orders.types.ts";
import { useDayWords } from "./use-day-words.ts";

/** Moves an order to another day; its time stays. */
export function MoveOrderSheet({ order, onClose }: { order: AskedOrder; onClose: () => void }) {
  const t = useT();
  const errorText = useErrorText();
  const showToast = useToast();
  const days = useDayWords();
  const moving = useAct(updateOrder, {
    changes: ["orders"],
    onSuccess: (moved) => {
      onClose();
      showToast(t("orders.moved_to", { date: days.short(moved.deliveryDate) }));
    },
  });
  return (
    <DaySheet
      title={t("orders.move_question", { number: String(order.number) })}
      day={order.deliveryDate}
      confirmLabel={t("orders.move_save")}
      onConfirm={(deliveryDate) =>
        moving.mutate({ params: { id: order.id }, body: { deliveryDate } })
      }
      onClose={onClose}
      isPending={moving.isPending}
      error={moving.error && errorText(moving.error)}
    />
  );
}
