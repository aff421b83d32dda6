import { getMenuSettings } from "@marzipan/contract/catalog-settings";
import { Check, ChevronRight } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { useCall } from "../../platform/api/queries.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./dashboard-cards.module.css";
import cardStyles from "../../ui/Card.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

interface Step {
  href: string;
  text: string;
  isDone: boolean;
}

/** What a new bakery does first: a product with its price, the menu, the first order. */
export function FirstSteps() {
  const t = useT();
  const menu = useCall(getMenuSettings);
  const steps: Step[] = [
    {
      href: pathTo("/menu/items/new"),
      text: t("dashboard.first_product"),
      isDone: (menu.data?.activeItemsCount ?? 0) > 0,
    },
    {
      href: pathTo("/menu/share"),
      text: t("dashboard.first_menu"),
      isDone: menu.data?.addresses["slug"]?.isOpen ?? false,
    },
    { href: pathTo("/orders/new"), text: t("dashboard.first_order"), isDone: false },
  ];
  return (
    <section className={joinClasses(cardStyles.card, styles.firstSteps)}>
      <img src="/sweets/empty-board.svg" alt="" width="160" height="120" />
      <h2>{t("dashboard.first_title")}</h2>
      <p>{t("dashboard.first_text")}</p>
      <ol>
        {steps.map((step, index) => (
          <li key={step.href}>
            <StepLink step={step} number={index + 1} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function StepLink({ step, number }: { step: Step; number: number }) {
  const t = useT();
  const format = useFormat();
  return (
    <Link
      href={step.href}
      className={joinClasses(styles.firstStep, step.isDone && styles.firstStepDone)}
    >
      <span className={styles.firstStepMark}>
        {step.isDone ? <Icon of={Check} /> : format.number(number)}
      </span>
      <span className={styles.firstStepText}>
        {step.text}
        {step.isDone && <span className="sr-only">{t("dashboard.step_done")}</span>}
      </span>
      <Icon of={ChevronRight} flips />
    </Link>
  );
}
