import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Card } from "../../ui/Card.tsx";
import type { Overview } from "./admin.types.ts";
import { dayBarsOf } from "./sign-up-bars.rules.ts";
import styles from "./admin.module.css";
import tableStyles from "../../ui/Table.module.css";

/** The sign-ups of 30 days as bars, with the peaks' numbers over them and a real table behind. */
export function SignUpsCard({ days }: { days: Overview["signUps"] }) {
  const t = useT();
  const format = useFormat();
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const said = total === 0 ? t("admin.sign_ups_none") : t("admin.sign_ups_count", { n: total });
  const [first, last] = [days[0], days.at(-1)];
  return (
    <Card
      className={styles.adminSignUps}
      title={t("admin.sign_ups")}
      end={<b className={styles.adminTotal}>{said}</b>}
    >
      <div className={styles.adminBars} aria-hidden="true">
        {dayBarsOf(days).map(({ day, count, share, isNamed }) => (
          <span key={day} className={styles.adminBar}>
            {isNamed && <b>{format.number(count)}</b>}
            {count > 0 && <i style={{ blockSize: `${share * 100}%` }} />}
          </span>
        ))}
      </div>
      {first && last && (
        <p className={styles.adminBarEnds} aria-hidden="true">
          <span>{format.dayMonth(first.day)}</span>
          <span>{format.dayMonth(last.day)}</span>
        </p>
      )}
      <details className={styles.adminTableBehind}>
        <summary>{t("admin.as_table")}</summary>
        <table className={tableStyles.table}>
          <caption className="sr-only">{t("admin.sign_ups")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("admin.column_day")}</th>
              <th scope="col" className={tableStyles.tableNumber}>
                {t("admin.column_sign_ups")}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{format.date(day)}</th>
                <td className={tableStyles.tableNumber}>{format.number(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}
