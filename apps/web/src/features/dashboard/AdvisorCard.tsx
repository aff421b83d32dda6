import { Lightbulb } from "lucide-react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./dashboard-cards.module.css";
import cardStyles from "../../ui/Card.module.css";

/** The place of the business advisor, while there is none. */
export function AdvisorCard() {
  const t = useT();
  return (
    <section className={joinClasses(cardStyles.card, cardStyles.cardTint)}>
      <div className={styles.advisorHead}>
        <h2>{t("dashboard.advisor_title")}</h2>
        <Icon of={Lightbulb} size="l" />
      </div>
      <p>{t("dashboard.advisor_none")}</p>
    </section>
  );
}
