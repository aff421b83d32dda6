import { Lightbulb } from "lucide-react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Icon } from "../../ui/Icon.tsx";

/** The place of the business advisor, while there is none. */
export function AdvisorCard() {
  const t = useT();
  return (
    <section className="card card-tint advisor">
      <div className="advisor-head">
        <h2>{t("dashboard.advisor_title")}</h2>
        <Icon of={Lightbulb} size="l" />
      </div>
      <p>{t("dashboard.advisor_none")}</p>
    </section>
  );
}
