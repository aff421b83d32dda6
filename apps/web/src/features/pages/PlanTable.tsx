import { publicPlanNames } from "@marzipan/contract/plans";
import type { Feature, LimitName } from "@marzipan/contract/plans";
import { hasFeature, isOffered, plans, supportHours, unlimited } from "@marzipan/domain/plans";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./pricing.module.css";

type PublicPlan = (typeof publicPlanNames)[number];

interface Row {
  label: string;
  cell: (plan: PublicPlan) => ReactNode;
}

/** Answers what each plan holds, row by row, from the table that is enforced (rulings §3). */
function useRows(): Row[] {
  const t = useT();
  const format = useFormat();
  const limit = (name: LimitName, say: (n: number) => string) => (plan: PublicPlan) => {
    const n = plans[plan].limits[name];
    return n === unlimited ? t("billing.usage_unlimited") : say(n);
  };
  const number = (n: number) => format.number(n);
  const always = () => <Included />;
  const feature = (name: Feature) => (plan: PublicPlan) =>
    hasFeature(plan, name) ? <Included /> : <NotIncluded />;
  return [
    {
      label: t("shell.orders"),
      cell: limit("orders", (count) => t("plans.count_month", { count })),
    },
    { label: t("shell.clients"), cell: limit("clients", number) },
    { label: t("shell.products"), cell: limit("products", number) },
    { label: t("plans.row_day"), cell: always },
    { label: t("plans.row_menu"), cell: feature("menu_sharing") },
    { label: t("plans.row_money"), cell: feature("payment_tracking") },
    { label: t("plans.row_receipts"), cell: feature("receipt_ocr") },
    { label: t("billing.feature_advanced_analytics"), cell: feature("advanced_analytics") },
    { label: t("plans.row_agent"), cell: () => t("billing.usage_unlimited") },
    {
      label: t("plans.row_consultations"),
      cell: (plan) => {
        const { count, per } = plans[plan].consultations;
        return t(per === "month" ? "plans.count_month" : "plans.count_all", { count });
      },
    },
    ...(isOffered("team_collaboration")
      ? [{ label: t("plans.row_people"), cell: limit("people", number) }]
      : []),
    {
      label: t("billing.usage_storage"),
      cell: limit("storage", (size) => t("plans.size_gb", { size })),
    },
    {
      label: t("plans.row_answer"),
      cell: (plan) => t("plans.in_hours", { hours: supportHours(plan) }),
    },
    { label: t("plans.row_data"), cell: always },
  ];
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

/** What is inside each plan, beside one another. */
export function PlanTable() {
  const t = useT();
  const rows = useRows();
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
          {rows.map(({ label, cell }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {publicPlanNames.map((plan) => (
                <td key={plan}>{cell(plan)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
