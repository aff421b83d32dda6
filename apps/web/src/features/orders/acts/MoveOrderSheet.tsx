import { updateOrder } from "@marzipan/contract/orders";
import { useState } from "react";
import { useAct } from "../../../platform/api/queries.ts";
import { useDayWords } from "../../../platform/calendar/use-day-words.ts";
import { useErrorText } from "../../../platform/errors/error-text.ts";
import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { useToast } from "../../../platform/toast/use-toast.ts";
import type { AskedOrder } from "../orders.types.ts";
import { DaySheet } from "./DaySheet.tsx";
import type { ChosenDay } from "./DaySheet.tsx";
import { DayWarning } from "./DayWarning.tsx";
import { sayNewDay } from "./moved-day.rules.ts";
import { dayRefusalOf } from "./refused-day.ts";

interface MoveOrderSheetProps {
  order: AskedOrder;
  /** The day that is chosen at first, where an order was dropped on it. */
  firstDay?: string | undefined;
  onClose: () => void;
}

/** Moves an order to another day or time; a day that is over, closed or full asks to be confirmed. */
export function MoveOrderSheet({ order, firstDay, onClose }: MoveOrderSheetProps) {
  const t = useT();
  const format = useFormat();
  const errorText = useErrorText();
  const showToast = useToast();
  const days = useDayWords();
  const moving = useAct(updateOrder, {
    onSuccess: (moved) => {
      onClose();
      showToast(sayNewDay(t, days, "moved_to", moved.deliveryDate));
    },
  });
  const [wanted, setWanted] = useState<ChosenDay>({
    deliveryDate: order.deliveryDate,
    deliveryTime: order.deliveryTime,
  });
  const move = (chosen: ChosenDay): void => {
    setWanted(chosen);
    moving.mutate({ params: { id: order.id }, body: chosen });
  };
  const day = days.inSentence(order.deliveryDate);
  return (
    <DaySheet
      title={t("orders.move_question", { number: String(order.number) })}
      subtitle={t("orders.move_now", {
        name: order.clientName,
        when:
          order.deliveryTime === null
            ? day
            : t("common.day_at_time", { day, time: format.time(order.deliveryTime) }),
      })}
      from={order}
      firstDay={firstDay}
      labels={{
        idle: t("orders.move_save"),
        day: (date) => t("orders.move_to_day", { date }),
        anyway: t("orders.move_anyway"),
      }}
      onConfirm={move}
      onClose={onClose}
      isPending={moving.isPending}
      error={moving.error && dayRefusalOf(moving.error) === null ? errorText(moving.error) : null}
    >
      <DayWarning
        error={moving.error}
        day={wanted.deliveryDate}
        onConfirm={() => move({ ...wanted, overCapacity: true })}
        onClose={moving.reset}
        isPending={moving.isPending}
        confirmLabel={t("orders.move_anyway")}
      />
    </DaySheet>
  );
}
