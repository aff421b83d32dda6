import { duplicateOrder } from "@marzipan/contract/orders";
import { useNavigate } from "@tanstack/react-router";
import { useAct } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useToast } from "../../platform/toast/use-toast.ts";
import { DaySheet } from "./DaySheet.tsx";
import type { AskedOrder } from "./orders.types.ts";
import { useDayWords } from "./use-day-words.ts";

/** Makes a copy of an order for another day and opens it. */
export function DuplicateOrderSheet({
  order,
  onClose,
}: {
  order: AskedOrder;
  onClose: () => void;
}) {
  const t = useT();
  const errorText = useErrorText();
  const showToast = useToast();
  const days = useDayWords();
  const navigate = useNavigate();
  const copying = useAct(duplicateOrder, {
    changes: ["orders"],
    onSuccess: (copy) => {
      onClose();
      showToast(t("orders.duplicated_to", { date: days.short(copy.deliveryDate) }));
      void navigate({ href: `/orders/${copy.id}` });
    },
  });
  return (
    <DaySheet
      title={t("orders.duplicate_order")}
      text={t("orders.duplicate_text")}
      day={order.deliveryDate}
      confirmLabel={t("orders.duplicate_save")}
      onConfirm={(deliveryDate) =>
        copying.mutate({
          params: { id: order.id },
          body: { deliveryDate, deliveryTime: order.deliveryTime },
        })
      }
      onClose={onClose}
      isPending={copying.isPending}
      error={copying.error && errorText(copying.error)}
    />
  );
}
