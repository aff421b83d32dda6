import { updateOrder } from "@marzipan/contract/orders";
import { useAct } from "../../../platform/api/queries.ts";
import { useErrorText } from "../../../platform/errors/error-text.ts";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { useToast } from "../../../platform/toast/use-toast.ts";
import { DaySheet } from "./DaySheet.tsx";
import { DayWarning } from "./DayWarning.tsx";
import type { AskedOrder } from "../orders.types.ts";
import { dayRefusalOf } from "./refused-day.ts";
import { useDayWords } from "../../../platform/calendar/use-day-words.ts";
import { sayNewDay } from "./moved-day.rules.ts";

/** Moves an order to another day; its time stays. */
export function MoveOrderSheet({ order, onClose }: { order: AskedOrder; onClose: () => void }) {
  const t = useT();
  const errorText = useErrorText();
  const showToast = useToast();
  const days = useDayWords();
  const moving = useAct(updateOrder, {
    onSuccess: (moved) => {
      onClose();
      showToast(sayNewDay(t, days, "moved_to", moved.deliveryDate));
    },
  });
  const move = (deliveryDate: string, overCapacity: boolean): void =>
    moving.mutate({
      params: { id: order.id },
      body: { deliveryDate, ...(overCapacity && { overCapacity }) },
    });
  const wanted = moving.variables?.body?.deliveryDate ?? order.deliveryDate;
  return (
    <DaySheet
      title={t("orders.move_question", { number: String(order.number) })}
      day={order.deliveryDate}
      confirmLabel={t("orders.move_save")}
      onConfirm={(deliveryDate) => move(deliveryDate, false)}
      onClose={onClose}
      isPending={moving.isPending}
      error={moving.error && dayRefusalOf(moving.error) === null ? errorText(moving.error) : null}
    >
      <DayWarning
        error={moving.error}
        day={wanted}
        onConfirm={() => move(wanted, true)}
        onClose={moving.reset}
        isPending={moving.isPending}
        confirmLabel={t("orders.move_save")}
      />
    </DaySheet>
  );
}
