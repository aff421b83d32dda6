import { takesOneMore } from "@marzipan/domain/day-capacity";
import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { Sheet } from "../../../ui/Sheet.tsx";
import { OrdersOfDay } from "./OrdersOfDay.tsx";
import { useAnswer } from "./use-answer.ts";
import type { SaveQuestion } from "./use-save-order.ts";

/**
 * Lists the other open orders of the day, says when it is full or closed, and asks whether to save this one too
 * (rulings §4, §5).
 */
export function SameDayDialog({ question }: { question: SaveQuestion & { kind: "day" } }) {
  const t = useT();
  const format = useFormat();
  const { date, day } = question;
  const { isSaving, say } = useAnswer(question);
  const n = day.items.length;
  const isRefused = !takesOneMore(day);
  const refusal = day.closed === null ? "full" : "closed";
  const longDay = format.longDay(date);
  return (
    <Sheet
      isOpen
      size="small"
      role="alertdialog"
      title={
        n > 0
          ? t("orders.same_day_question", { n, date: longDay })
          : t("orders.day_question", { date: longDay })
      }
      onOpenChange={(isOpen) => !isOpen && say(false)}
      foot={
        <>
          <Button variant="quiet" isDisabled={isSaving} onPress={() => say(false)}>
            {t("orders.keep_editing")}
          </Button>
          <Button variant="primary" isPending={isSaving} onPress={() => say(true)}>
            {isRefused ? t("orders.over_day") : t("orders.save_order")}
          </Button>
        </>
      }
    >
      {isRefused && (
        <Notice tone="warning" title={t(`orders.day_${refusal}_title`)}>
          {t(`orders.day_${refusal}_text`, { date: longDay })}
        </Notice>
      )}
      {n > 0 && <OrdersOfDay orders={day.items} />}
    </Sheet>
  );
}
