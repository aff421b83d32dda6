import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Card } from "../../ui/Card.tsx";
import type { Overview } from "./admin.types.ts";
import { dayBarsOf } from "./sign-up-bars.rules.ts";

/** The sign-ups of 30 days as bars, with the peaks' numbers over them and a real table behind. */
export function SignUpsCard({ days }: { days: Overview["signUps"] }) {
  const t = useT();
  const format = useFormat();
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const said = total === 0 ? t("admin.sign_ups_none") : t("admin.sign_ups_count", { n: total });
  const [first, last] = [days[0], days.at(-1)];
  return (
    <Card
      className="admin-sign-ups"
      title={t("admin.sign_ups")}
      end={<b className="admin-total">{said}</b>}
    >
      <div className="admin-bars" aria-hidden="true">
        {dayBarsOf(days).map(({ day, count, share, isNamed }) => (
          <span key={day} className="admin-bar">
            {isNamed && <b>{format.number(count)}</b>}
            {count > 0 && <i style={{ blockSize: `${share * 100}%` }} />}
          </span>
        ))}
      </div>
      {first && last && (
        <p className="admin-bar-ends" aria-hidden="true">
          <span>{format.dayMonth(first.day)}</span>
          <span>{format.dayMonth(last.day)}</span>
        </p>
      )}
      <details className="admin-table-behind">
        <summary>{t("admin.as_table")}</summary>
        <table className="table">
          <caption className="sr-only">{t("admin.sign_ups")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("admin.column_day")}</th>
              <th scope="col" className="table-number">
                {t("admin.column_sign_ups")}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{format.date(day)}</th>
                <td className="table-number">{format.number(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}
