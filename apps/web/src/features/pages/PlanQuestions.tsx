import { trialDays } from "@marzipan/domain/plans";
import { ChevronDown } from "lucide-react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import type { Me } from "../../platform/session/me.tsx";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./pricing.module.css";

interface PlanQuestionsProps {
  /** Paddle sells the plans. */
  isPaddle: boolean;
  subscription: Pick<Me["subscription"], "isTrialUsed" | "status">;
}

/** Questions people ask before they choose a plan; the first two answers are open. Those about a used trial are left out. */
export function PlanQuestions({ isPaddle, subscription }: PlanQuestionsProps) {
  const t = useT();
  const { isTrialUsed, status } = subscription;
  const questions = [
    ...(isTrialUsed
      ? []
      : [{ ask: t("plans.ask_card"), say: t("plans.say_card", { days: trialDays }) }]),
    ...(isTrialUsed && status !== "trialing"
      ? []
      : [{ ask: t("plans.ask_end"), say: t("plans.say_end") }]),
    { ask: t("plans.ask_cancel"), say: t("plans.say_cancel") },
    { ask: t("plans.ask_refund"), say: t("plans.say_refund") },
    ...(isPaddle ? [{ ask: t("plans.ask_seller"), say: t("plans.say_seller") }] : []),
    { ask: t("plans.ask_close"), say: t("plans.say_close") },
  ];
  return (
    <section className={styles.pricingQuestions}>
      <h2>{t("plans.questions")}</h2>
      {questions.map(({ ask, say }, place) => (
        <details key={ask} open={place < 2}>
          <summary>
            <span>{ask}</span>
            <Icon of={ChevronDown} />
          </summary>
          <p>{say}</p>
        </details>
      ))}
    </section>
  );
}
