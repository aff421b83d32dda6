import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Money, MoneyAlike } from "../../platform/i18n/Money.tsx";
import { Rich } from "../../platform/i18n/Rich.tsx";
import type { RequestView } from "./requests.types.ts";
import styles from "../orders/page/order-page.module.css";

/** What was asked for, with the prices as they stood on the menu, and their sum. */
export function RequestItems({ request }: { request: RequestView }) {
  const t = useT();
  const format = useFormat();
  const { currency, total, isFromTotal } = request;
  const sum = <Money amount={total} currency={currency} />;
  return (
    <MoneyAlike amounts={[total, ...request.items.map(({ lineTotal }) => lineTotal)]}>
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
          {request.items.map((line, place) => (
            <tr key={place}>
              <td>{format.number(line.quantity)}</td>
              <td>
                <span dir="auto">{line.name}</span>
                {line.unitNote !== "" && (
                  <span className={styles.orderItemPrice}>
                    <bdi>{line.unitNote}</bdi>
                  </span>
                )}
              </td>
              <td>
                <Money amount={line.lineTotal} currency={currency} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.orderSums}>
        <div className={request.quote ? undefined : styles.orderSumsTotal}>
          <dt>{t("common.total")}</dt>
          <dd>
            {isFromTotal ? (
              <Rich text={t("catalog.from_price", { price: "{price}" })} parts={{ price: sum }} />
            ) : (
              sum
            )}
          </dd>
        </div>
      </dl>
    </MoneyAlike>
  );
}
