import { duplicateOrder } from "@marzipan/contract/orders";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useAct } from "../../../platform/api/queries.ts";
import { useErrorText } from "../../../platform/errors/error-text.ts";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { useToast } from "../../../platform/toast/use-toast.ts";
import { DaySheet } from "./DaySheet.tsx";
import type { ChosenDay } from "./DaySheet.tsx";
import { DayWarning } from "./DayWarning.tsx";
import type { AskedOrder } from "../orders.types.ts";
import { dayRefusalOf } from "./refused-day.ts";
import { useDayWords } from "../../../platform/calendar/use-day-words.ts";
import { sayNewDay } from "./moved-day.rules.ts";
import { pathTo } from "../../../platform/url/path-to.ts";

/** Makes a copy of an order for another day and opens it. */
export function DuplicateOrderSheet({
  order,
  onClose,
}: {
  order: Pick<AskedOrder, "id" | "deliveryDate" | "deliveryTime">;
  onClose: () => void;
}) {
  const t = useT();
  const errorText = useErrorText();
  const showToast = useToast();
  const days = useDayWords();
  const navigate = useNavigate();
  const copying = useAct(duplicateOrder, {
    onSuccess: (made) => {
      onClose();
      showToast(sayNewDay(t, days, "duplicated_to", made.deliveryDate));
      void navigate({ href: pathTo("/orders/$orderId", { orderId: made.id }) });
    },
  });
  const [wanted, setWanted] = useState<ChosenDay>({
    deliveryDate: order.deliveryDate,
    deliveryTime: order.deliveryTime,
  });
  const copy = (chosen: ChosenDay): void => {
    setWanted(chosen);
    copying.mutate({ params: { id: order.id }, body: chosen });
  };
  return (
    <DaySheet
      title={t("orders.duplicate_order")}
      subtitle={t("orders.duplicate_text")}
      from={order}
      labels={{
        idle: t("orders.duplicate_save"),
        day: () => t("orders.duplicate_save"),
        anyway: t("orders.over_day"),
      }}
      onConfirm={copy}
      onClose={onClose}
      isPending={copying.isPending}
      error={
        copying.error && dayRefusalOf(copying.error) === null ? errorText(copying.error) : null
      }
    >
      <DayWarning
        error={copying.error}
        day={wanted.deliveryDate}
        onConfirm={() => copy({ ...wanted, overCapacity: true })}
        onClose={copying.reset}
        isPending={copying.isPending}
      />
    </DaySheet>
  );
}
