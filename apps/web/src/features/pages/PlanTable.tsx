import { publicPlanNames } from "@marzipan/contract/plans";
import { planRows, shownPlanRows } from "@marzipan/domain/plan-rows";
import type { PlanCell, PlanRow } from "@marzipan/domain/plan-rows";
import type { PlainPhraseKey } from "@marzipan/phrases/translate";
import { Check } from "lucide-react";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./pricing.module.css";

/** What each row is called. */
const labels: Readonly<Record<PlanRow, PlainPhraseKey>> = {
  orders: "shell.orders",
  clients: "shell.clients",
  products: "shell.products",
  day: "plans.row_day",
  menu: "plans.row_menu",
  money: "plans.row_money",
  receipts: "plans.row_receipts",
  analytics: "billing.feature_advanced_analytics",
  agent: "plans.row_agent",
  consultations: "plans.row_consultations",
  people: "plans.row_people",
  storage: "billing.usage_storage",
  answer: "plans.row_answer",
  data: "plans.row_data",
};

function Cell({ cell }: { cell: PlanCell }) {
  const t = useT();
  const format = useFormat();
  switch (cell.kind) {
    case "included":
      return <Included />;
    case "missing":
      return <NotIncluded />;
    case "unlimited":
      return t("billing.usage_unlimited");
    case "per_month":
      return t("plans.count_month", { count: cell.n });
    case "in_all":
      return t("plans.count_all", { count: cell.n });
    case "gigabytes":
      return t("plans.size_gb", { size: cell.n });
    case "hours":
      return t("plans.in_hours", { hours: cell.n });
    case "count":
      return format.number(cell.n);
  }
}

function Included() {
  const t = useT();
  return (
    <>
      <Icon of={Check} />
      <span className="sr-only">{t("plans.included")}</span>
    </>
  );
}

function NotIncluded() {
  const t = useT();
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t("plans.not_included")}</span>
    </>
  );
}

/** What is inside each plan, beside one another, from the table that is enforced (rulings §3). */
export function PlanTable() {
  const t = useT();
  return (
    <section className={styles.pricingInside}>
      <h2>{t("plans.inside")}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t("plans.inside")}</span>
            </th>
            {publicPlanNames.map((plan) => (
              <th key={plan} scope="col">
                {t(`billing.plan_${plan}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shownPlanRows().map((row) => (
            <tr key={row}>
              <th scope="row">{t(labels[row])}</th>
              {publicPlanNames.map((plan) => (
                <td key={plan}>
                  <Cell cell={planRows[row](plan)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
