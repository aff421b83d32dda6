import { publicPlanNames } from "@marzipan/contract/plans";
import { plans, trialDays } from "@marzipan/domain/plans";
import { RadioButton, RadioField, RadioGroup } from "react-aria-components/RadioGroup";
import { Label } from "react-aria-components/Label";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../platform/i18n/Money.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./account.module.css";
import fieldFrameStyles from "../../ui/FieldFrame.module.css";
import radioGroupStyles from "../../ui/RadioGroup.module.css";

type PublicPlan = (typeof publicPlanNames)[number];

interface PlanOptionsProps {
  value: PublicPlan;
  onChange: (plan: PublicPlan) => void;
}

/** The plan to begin with: its heart in one line, its price, and the trial's days. */
export function PlanOptions({ value, onChange }: PlanOptionsProps) {
  const t = useT();
  const heart: Record<PublicPlan, string> = {
    basic: t("accounts.plan_basic_heart", { n: plans.basic.limits.orders }),
    pro: t("accounts.plan_pro_heart"),
    premium: t("billing.feature_consultations", { n: plans.premium.consultations.count }),
  };
  return (
    <RadioGroup
      value={value}
      onChange={(name) => onChange(name as PublicPlan)}
      data-part="field"
      className={joinClasses(fieldFrameStyles.field)}
    >
      <Label className={joinClasses(fieldFrameStyles.fieldLabel)}>{t("accounts.which_plan")}</Label>
      <div className={styles.planOptions}>
        {publicPlanNames.map((name) => (
          <RadioField key={name} value={name}>
            <RadioButton className={joinClasses(styles.planOption)}>
              <span data-part="radio-dot" className={radioGroupStyles.radioDot} />
              <span>
                <b>{t(`billing.plan_${name}`)}</b>
                <small>{heart[name]}</small>
              </span>
              <span className={styles.planPrice}>
                <b>
                  <Money amount={plans[name].monthlyPriceUsd} currency="USD" />
                </b>
                {name !== "basic" && (
                  <>
                    <small>{t("billing.per_month")}</small>
                    <small>{t("accounts.days_free", { n: trialDays })}</small>
                  </>
                )}
              </span>
            </RadioButton>
          </RadioField>
        ))}
      </div>
    </RadioGroup>
  );
}
