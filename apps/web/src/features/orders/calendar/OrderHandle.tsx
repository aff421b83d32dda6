import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { DragHandle } from "../../../ui/DragHandle.tsx";
import type { IconButtonProps } from "../../../ui/IconButton.tsx";
import type { OrderInBrief } from "../orders.types.ts";

interface OrderHandleProps extends Omit<IconButtonProps, "icon" | "label"> {
  order: OrderInBrief;
}

/** The handle by which the keyboard drags an order to another day. */
export function OrderHandle({ order, ...rest }: OrderHandleProps) {
  const t = useT();
  const number = t("common.order_number_short", { number: String(order.number) });
  return (
    <DragHandle
      {...rest}
      label={t("common.labelled", { label: t("orders.move_order"), value: number })}
    />
  );
}
