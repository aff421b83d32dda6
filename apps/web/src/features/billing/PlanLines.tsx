import type { publicPlanNames } from "@marzipan/contract/plans";
import { isOffered, plans } from "@marzipan/domain/plans";
import { Check } from "lucide-react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./plan-lines.module.css";

type PublicPlan = (typeof publicPlanNames)[number];

/** Returns what a plan offers, line by line, from the table that is enforced (rulings §3). */
function usePlanLines(plan: PublicPlan): string[] {
  const t = useT();
  const { limits, consultations } = plans[plan];
  const storage = t("billing.feature_storage", { size: limits.storage });
  if (plan === "basic") {
    return [
      t("accounts.plan_basic_heart", { n: limits.orders }),
      t("pages.line_lists", { clients: limits.clients, products: limits.products }),
      t("pages.line_lifetime", { count: consultations.count }),
      t("pages.line_support"),
      storage,
    ];
  }
  const perMonth = t("billing.feature_consultations", { n: consultations.count });
  if (plan === "premium") {
    return [
      t("billing.feature_all_of_pro"),
      ...(isOffered("team_collaboration")
        ? [t("billing.feature_team_collaboration", { n: limits.people })]
        : []),
      perMonth,
      t("billing.feature_priority_support"),
      storage,
    ];
  }
  return [
    t("billing.feature_payment_tracking"),
    t("billing.feature_receipt_ocr"),
    t("billing.feature_menu_sharing"),
    t("billing.feature_advanced_analytics"),
    t("billing.feature_no_limits"),
    perMonth,
    storage,
  ];
}

/** What a plan offers, each line with a tick. */
export function PlanLines({ plan }: { plan: PublicPlan }) {
  const lines = usePlanLines(plan);
  return (
    <ul className={styles.planLines}>
      {lines.map((line) => (
        <li key={line}>
          <Icon of={Check} />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}
