import { Link } from "react-aria-components/Link";
import { useDayWords } from "../../platform/calendar/use-day-words.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../platform/i18n/Money.tsx";
import { Dots } from "../../ui/Dots.tsx";
import { ReminderLink } from "./ReminderLink.tsx";
import type { DebtorView } from "./payments.types.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./payments.module.css";
import cardStyles from "../../ui/Card.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** What one client owes: the sum since when, and each order with its reminder. */
export function DebtorCard({ debtor }: { debtor: DebtorView }) {
  const t = useT();
  const format = useFormat();
  const days = useDayWords();
  const { currency } = debtor;
  return (
    <section className={cardStyles.card}>
      <div className={styles.payDebtorHead}>
        <h2>
          <bdi>{debtor.clientName}</bdi>
        </h2>
        <b>
          <Money amount={debtor.amount} currency={currency} />
        </b>
      </div>
      <p className={styles.payDetail}>
        {t("payments.owing_since", { date: format.date(debtor.oldestDate) })}
      </p>
      <ul className={styles.payOwed}>
        {debtor.orders.map((order) => (
          <li key={order.id}>
            <Link
              href={pathTo("/orders/$orderId", { orderId: order.id })}
              className={joinClasses(styles.payOwedOrder)}
            >
              <Dots>
                {t("common.order_number", { number: String(order.number) })}
                {days.brief(order.deliveryDate)}
                {order.isDeposit &&
                  t("payments.owing_deposit_of", {
                    balance: format.money(order.total - order.paid, currency),
                  })}
              </Dots>
              <b>
                <Money amount={order.amount} currency={currency} />
              </b>
            </Link>
            <ReminderLink
              phone={debtor.phone}
              language={debtor.language}
              isDeposit={order.isDeposit}
              facts={{
                clientName: debtor.clientName,
                number: order.number,
                day: order.deliveryDate,
                amount: order.amount,
                balance: order.total - order.paid,
                currency,
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
