import { loadAskPhrases } from "@marzipan/phrases/load-ask";
import { Lightbulb } from "lucide-react";
import { useMemo } from "react";
import { MorePhrases, useLanguage, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { PartOrWait } from "../../platform/parts/PartOrWait.tsx";
import { usePart } from "../../platform/parts/use-part.ts";
import { useIsNear } from "../../platform/screen/use-is-near.ts";
import { Icon } from "../../ui/Icon.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import { InsightsSkeleton } from "./InsightsSkeleton.tsx";
import styles from "./advisor-card.module.css";
import cardStyles from "../../ui/Card.module.css";

/** The business advisor on the dashboard: what the books say, loaded after the page and only where one comes to it. */
export function AdvisorCard() {
  const t = useT();
  const [place, isNear] = useIsNear<HTMLElement>();
  return (
    <section
      ref={place}
      className={joinClasses(cardStyles.card, cardStyles.cardTint, !isNear && styles.far)}
    >
      <div className={styles.advisorHead}>
        <h2>{t("dashboard.advisor_title")}</h2>
        <Icon of={Lightbulb} size="l" />
      </div>
      {isNear ? <LoadedInsights /> : <InsightsSkeleton />}
    </section>
  );
}

function LoadedInsights() {
  const { language } = useLanguage();
  const later = usePart(`advisor-card-${language}`, async () => {
    const [{ AdvisorInsights }, ask] = await Promise.all([
      import("./AdvisorInsights.tsx"),
      loadAskPhrases(language),
    ]);
    return { AdvisorInsights, ask };
  });
  const { part } = later;
  const features = useMemo(() => (part ? { ask: part.ask } : {}), [part]);
  return (
    <PartOrWait later={later} skeleton={<InsightsSkeleton />}>
      {({ AdvisorInsights }) => (
        <MorePhrases sections={features}>
          <AdvisorInsights />
        </MorePhrases>
      )}
    </PartOrWait>
  );
}
