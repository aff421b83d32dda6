import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../platform/i18n/Money.tsx";
import type { DueTotals } from "./payments.types.ts";
import styles from "./payments.module.css";

/** What is due over all orders, each currency by itself. */
export function OwingTotals({ totals }: { totals: DueTotals }) {
  const t = useT();
  return (
    <p className={styles.payReceived}>
      <span>{t("payments.owing_total")}</span>
      {totals.map(({ currency, amount, ordersCount }) => (
        <span key={currency}>
          <b>
            <Money amount={amount} currency={currency} />
          </b>{" "}
          <span className={styles.payDetail}>{t("payments.owing_orders", { n: ordersCount })}</span>
        </span>
      ))}
    </p>
  );
}
