import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { steps } from "./steps.rules.ts";
import type { Step } from "./steps.rules.ts";
import styles from "../imports.module.css";

/** Where in the four steps the import is. */
export function StepBar({ step }: { step: Step }) {
  const t = useT();
  const at = steps.indexOf(step);
  return (
    <ol className={styles.stepBar} aria-label={t("imports.steps")}>
      {steps.map((one, index) => (
        <li
          key={one}
          data-state={index <= at ? "completed" : "pending"}
          {...(one === step && { "aria-current": "step" as const })}
        >
          {t(one === "import" ? "settings.import" : `imports.step_${one}`)}
        </li>
      ))}
    </ol>
  );
}
