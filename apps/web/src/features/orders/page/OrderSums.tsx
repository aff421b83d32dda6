import { listOrderPayments } from "@marzipan/contract/payments";
import type { ReactNode } from "react";
import { useCall } from "../../../platform/api/queries.ts";
import { useDayWords } from "../../../platform/calendar/use-day-words.ts";
import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../../platform/i18n/Money.tsx";
import { Rich } from "../../../platform/i18n/Rich.tsx";
import { useFeature } from "../../../platform/session/me.tsx";
import { joinClasses } from "../../../ui/joinClasses.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { depositOfOrder } from "./order-deposit.rules.ts";
import type { OrderView } from "../orders.types.ts";
import styles from "./order-page.module.css";

/** The items of an order with their sums, in columns. */
export function OrderItemTable({ order }: { order: OrderView }) {
  const t = useT();
  const format = useFormat();
  const { currency } = order;
  return (
    <table className={styles.orderItems}>
      <caption className="sr-only">{t("orders.items")}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t("common.quantity")}</th>
          <th scope="col">{t("orders.item_name")}</th>
          <th scope="col">{t("common.total")}</th>
        </tr>
      </thead>
      <tbody>
        {order.items.map((line, index) => (
          <tr key={index}>
            <td>{format.number(line.quantity)}</td>
            <td>
              <span dir="auto">{line.dessert_name}</span>
              {line.quantity !== 1 && line.unit_price > 0 && (
                <span className={styles.orderItemPrice}>
                  <Rich
                    text={t("orders.each", { price: "{price}" })}
                    parts={{ price: <Money amount={line.unit_price} currency={currency} /> }}
                  />
                </span>
              )}
            </td>
            <td>{line.lineTotal > 0 && <Money amount={line.lineTotal} currency={currency} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What an order costs: the sum of its items where another price is agreed, the total, the deposit, what is paid; the balance last and largest. */
export function OrderSums({ order }: { order: OrderView }) {
  const t = useT();
  const format = useFormat();
  const days = useDayWords();
  const followsPayments = useFeature("payment_tracking");
  // The same query as the order's payments, so that both share one request.
  const payments = useCall(listOrderPayments, { params: { id: order.id } });
  const money = payments.data?.balance;
  const isCancelled = order.cancelledAt !== null;
  const isPaid = money !== undefined && money.paid !== 0;
  const isSettled = money?.state === "settled";
  const endsInBalance =
    !payments.isError &&
    !isSettled &&
    (isPaid || (!isCancelled && followsPayments)) &&
    order.totalPrice > 0;
  const { currency } = order;
  // Nothing is asked for ahead of an order that is cancelled.
  const deposit = isCancelled ? 0 : depositOfOrder(order);
  const isAgreed = order.agreedPrice !== null;
  return (
    <dl className={styles.orderSums}>
      {isAgreed && order.items.length > 0 && (
        <Sum name={t("orders.items_sum")} amount={order.itemsTotal} currency={currency} />
      )}
      <Sum
        name={isAgreed ? t("orders.agreed_price") : t("common.total")}
        amount={order.totalPrice}
        currency={currency}
        className={endsInBalance ? styles.orderSumsWhole : styles.orderSumsTotal}
      />
      {deposit > 0 && (
        <Sum
          name={
            <>
              {order.depositKind === "percent" && order.depositValue !== null
                ? t("orders.deposit_percent_of", {
                    percent: format.percent(order.depositValue / 100),
                  })
                : t("orders.deposit")}
              {order.depositDueDate !== null && (
                <span className={styles.orderItemPrice}>
                  {t("orders.deposit_until", { date: days.brief(order.depositDueDate) })}
                </span>
              )}
            </>
          }
          amount={deposit}
          currency={currency}
        />
      )}
      {isPaid && <Sum name={t("payments.paid_so_far")} amount={-money.paid} currency={currency} />}
      {endsInBalance && (
        <Sum
          name={money && money.balance < 0 ? t("payments.to_give_back") : t("payments.balance_due")}
          amount={money && Math.abs(money.balance)}
          currency={currency}
          className={joinClasses(styles.orderSumsTotal, styles.orderSumsBalance)}
        />
      )}
    </dl>
  );
}

interface SumProps {
  name: ReactNode;
  /** `undefined` while it loads: its place is kept. */
  amount: number | undefined;
  currency: string;
  className?: string | undefined;
}

function Sum({ name, amount, currency, className }: SumProps) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd>
        {amount === undefined ? (
          <Skeleton width="72px" height="24px" />
        ) : (
          <Money amount={amount} currency={currency} />
        )}
      </dd>
    </div>
  );
}
