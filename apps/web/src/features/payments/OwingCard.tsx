import { debtorsOnDashboard, listDebtors } from "@marzipan/contract/payments";
import { Link } from "react-aria-components/Link";
import { useCall } from "../../platform/api/queries.ts";
import { useDayWords } from "../../platform/calendar/use-day-words.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../platform/i18n/Money.tsx";
import { SectionHead } from "../../ui/Card.tsx";
import { Dots } from "../../ui/Dots.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { OwingTotals } from "./OwingTotals.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./payments.module.css";
import cardStyles from "../../ui/Card.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** Who owes me, in short, for the dashboard; nothing while no one does. */
export function OwingCard() {
  const t = useT();
  const days = useDayWords();
  const { data } = useCall(listDebtors, { query: { limit: debtorsOnDashboard } });
  if (!data || data.items.length === 0) return null;
  return (
    <section className={cardStyles.card}>
      <SectionHead title={t("payments.who_owes")} />
      <OwingTotals totals={data.totals} />
      <ul className={styles.payOwed}>
        {data.items.map((debtor) => (
          <li key={`${debtor.orders[0]?.id}`}>
            <Link href={pathTo("/payments/owing")} className={joinClasses(styles.payOwedOrder)}>
              <Dots>
                <bdi>{debtor.clientName}</bdi>
                <span className={styles.payDetail}>
                  {t("payments.owing_since", { date: days.brief(debtor.oldestDate) })}
                </span>
              </Dots>
              <b>
                <Money amount={debtor.amount} currency={debtor.currency} />
              </b>
            </Link>
          </li>
        ))}
      </ul>
      <p className={styles.payOwedAll}>
        <TextLink href={pathTo("/payments/owing")} leadsOn>
          {t("common.show_all")}
        </TextLink>
      </p>
    </section>
  );
}
