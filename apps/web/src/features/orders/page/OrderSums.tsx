import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../../platform/i18n/Money.tsx";
import { Rich } from "../../../platform/i18n/Rich.tsx";
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

/** What an order costs: the sum of its items where another price is agreed, the total, the deposit. */
export function OrderSums({ order }: { order: OrderView }) {
  const t = useT();
  const format = useFormat();
  const { currency } = order;
  const deposit = depositOfOrder(order);
  const isAgreed = order.agreedPrice !== null;
  return (
    <dl className={styles.orderSums}>
      {isAgreed && order.items.length > 0 && (
        <div>
          <dt>{t("orders.items_sum")}</dt>
          <dd>
            <Money amount={order.itemsTotal} currency={currency} />
          </dd>
        </div>
      )}
      <div className={styles.orderSumsTotal}>
        <dt>{isAgreed ? t("orders.agreed_price") : t("common.total")}</dt>
        <dd>
          <Money amount={order.totalPrice} currency={currency} />
        </dd>
      </div>
      {deposit > 0 && (
        <div>
          <dt>
            {order.depositKind === "percent" && order.depositValue !== null
              ? t("orders.deposit_percent_of", {
                  percent: format.percent(order.depositValue / 100),
                })
              : t("orders.deposit")}
            {order.depositDueDate !== null && (
              <span className={styles.orderItemPrice}>
                {t("orders.deposit_until", { date: format.dayMonth(order.depositDueDate) })}
              </span>
            )}
          </dt>
          <dd>
            <Money amount={deposit} currency={currency} />
          </dd>
        </div>
      )}
    </dl>
  );
}
