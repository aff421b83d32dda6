import { findPayableOrders } from "@marzipan/contract/payments";
import { keepPreviousData } from "@tanstack/react-query";
import { CircleCheck, ClipboardList } from "lucide-react";
import { useEffect, useState } from "react";
import { useCall } from "../../platform/api/queries.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ComboBox } from "../../ui/ComboBox.tsx";
import { TextButton } from "../../ui/TextLink.tsx";
import { useRested } from "../../platform/forms/use-rested.ts";
import { identifiedOrder, ordersToChoose, searchOf } from "./payment-match.rules.ts";
import type { Payable } from "./payments.types.ts";
import { useOrderDetail } from "./use-order-detail.ts";
import styles from "./payments.module.css";

interface OrderFieldProps {
  text: string;
  onText: (text: string) => void;
  chosen: Payable | null;
  onChoose: (order: Payable | null) => void;
}

/**
 * The order that is paid for, found by client, phone or number while it is typed; it may stay empty. A text that
 * identifies one open order takes it, and shows it under the field.
 */
export function OrderField({ text, onText, chosen, onChoose }: OrderFieldProps) {
  const t = useT();
  const detailOf = useOrderDetail();
  const [declined, setDeclined] = useState<string | null>(null);
  const q = useRested(chosen ? "" : searchOf(text));
  const found = useCall(findPayableOrders, { query: { q } }, { placeholderData: keepPreviousData });
  const items = found.data?.items ?? [];
  const orders = [...(q === "" ? ordersToChoose(items) : items)];
  if (chosen && !orders.some(({ id }) => id === chosen.id)) orders.unshift(chosen);
  const isAnswered = q !== "" && q === searchOf(text) && !found.isPlaceholderData;
  const meant =
    isAnswered && chosen === null && text !== declined
      ? identifiedOrder(text, found.data?.items ?? [])
      : null;
  useEffect(() => {
    if (meant) onChoose(meant);
  });
  return (
    <div>
      <ComboBox
        label={t("payments.order")}
        labelEnd={t("common.optional")}
        description={chosen ? undefined : t("payments.order_hint")}
        error={found.error ? t("errors.payment_orders_not_loaded") : undefined}
        icon={chosen ? CircleCheck : ClipboardList}
        menuTrigger="focus"
        items={orders.map((order) => ({
          id: order.id,
          text: order.clientName,
          detail: detailOf(order),
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
      {chosen && (
        <p className={styles.payChosen} role="status">
          <b>{detailOf(chosen)}</b>
          <TextButton
            onPress={() => {
              setDeclined(text);
              onChoose(null);
            }}
          >
            {t("payments.without_order")}
          </TextButton>
        </p>
      )}
    </div>
  );
}
