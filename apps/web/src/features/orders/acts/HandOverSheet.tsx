import { handOverOrder, listOrderBalances } from "@marzipan/contract/payments";
import type { PaymentMethod } from "@marzipan/contract/payments";
import { useQueryClient } from "@tanstack/react-query";
import { Banknote, Clock, CreditCard } from "lucide-react";
import { useState } from "react";
import { useAct } from "../../../platform/api/queries.ts";
import { useErrorText } from "../../../platform/errors/error-text.ts";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../../platform/i18n/Money.tsx";
import { Rich } from "../../../platform/i18n/Rich.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { Sheet } from "../../../ui/Sheet.tsx";
import { useOrderBalance } from "../ticket/use-order-balance.ts";
import type { AskedOrder } from "../orders.types.ts";
import styles from "./hand-over.module.css";

interface HandOverSheetProps {
  order: AskedOrder;
  /** Called when the order was handed over and the money taken; with the payment where one was recorded. */
  onTaken: (paymentId: string | null) => void;
  /** Hands the order over; what is open stays open. */
  onLater: () => void;
  onClose: () => void;
}

const ways = [
  { method: "cash", icon: Banknote },
  { method: "card", icon: CreditCard },
] as const satisfies readonly { method: PaymentMethod; icon: unknown }[];

/** Asks how what is still to be paid was taken, and hands the order over: one tap does both. */
export function HandOverSheet({ order, onTaken, onLater, onClose }: HandOverSheetProps) {
  const t = useT();
  const errorText = useErrorText();
  const client = useQueryClient();
  const due = useOrderBalance(order) ?? 0;
  // Where another page has taken the money meanwhile, the question stays as it was; the server takes nothing twice.
  const [balance, setBalance] = useState(due);
  if (due > 0 && due !== balance) setBalance(due);
  const taking = useAct(handOverOrder, {
    onSuccess: ({ paymentId }) => onTaken(paymentId),
    // The balance may be another than the one shown: it is asked for again.
    onError: () => void client.invalidateQueries({ queryKey: [listOrderBalances.id, order.id] }),
  });
  const method = taking.variables?.body.method;
  const take = (by: PaymentMethod): void =>
    taking.mutate({ params: { id: order.id }, body: { amount: balance, method: by } });
  return (
    <Sheet
      isOpen
      isDismissable={!taking.isPending}
      size="small"
      title={
        <Rich
          text={t("orders.collect_question", { amount: "{amount}" })}
          parts={{ amount: <Money amount={balance} currency={order.currency} /> }}
        />
      }
      subtitle={<span dir="auto">{order.clientName}</span>}
      closeLabel={t("common.close")}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {taking.error && (
        <Notice tone="danger" role="alert">
          {errorText(taking.error)}
        </Notice>
      )}
      <div className={styles.handOverWays}>
        {ways.map((way) => (
          <Button
            key={way.method}
            variant="primary"
            icon={way.icon}
            isPending={taking.isPending && method === way.method}
            isDisabled={taking.isPending && method !== way.method}
            onPress={() => take(way.method)}
          >
            {t(`payments.method_${way.method}`)}
          </Button>
        ))}
      </div>
      <Button isWide icon={Clock} isDisabled={taking.isPending} onPress={onLater}>
        {t("orders.collect_later")}
      </Button>
    </Sheet>
  );
}
