import { findPayableOrders } from "@marzipan/contract/payments";
import { keepPreviousData } from "@tanstack/react-query";
import { CircleCheck, ClipboardList } from "lucide-react";
import { useCall } from "../../platform/api/queries.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ComboBox } from "../../ui/ComboBox.tsx";
import { useRested } from "../orders/use-rested.ts";
import type { Payable } from "./payments.types.ts";

interface OrderFieldProps {
  text: string;
  onText: (text: string) => void;
  chosen: Payable | null;
  onChoose: (order: Payable | null) => void;
}

/** The order that is paid for, found by client, phone or number while it is typed; it may stay empty. */
export function OrderField({ text, onText, chosen, onChoose }: OrderFieldProps) {
  const t = useT();
  const format = useFormat();
  const q = useRested(chosen ? "" : text);
  const found = useCall(findPayableOrders, { query: { q } }, { placeholderData: keepPreviousData });
  const orders = [...(found.data?.items ?? [])];
  if (chosen && !orders.some(({ id }) => id === chosen.id)) orders.unshift(chosen);
  return (
    <ComboBox
      label={t("payments.order")}
      labelEnd={t("common.optional")}
      description={t("payments.order_hint")}
      error={found.error ? t("errors.payment_orders_not_loaded") : undefined}
      icon={chosen ? CircleCheck : ClipboardList}
      menuTrigger="focus"
      items={orders.map((order) => ({
        id: order.id,
        text: order.clientName,
        detail: t("payments.order_detail", {
          number: String(order.number),
          date: format.dayMonth(order.deliveryDate),
          balance: format.money(order.balance, order.currency),
        }),
      }))}
      filtersItems={false}
      inputValue={text}
      onInputChange={onText}
      value={chosen?.id ?? null}
      onChange={(id) => onChoose(orders.find((order) => order.id === id) ?? null)}
      isLoading={found.isFetching}
      loadingText={t("common.loading")}
      emptyText={found.error ? t("errors.payment_orders_not_loaded") : t("payments.order_none")}
    />
  );
}
