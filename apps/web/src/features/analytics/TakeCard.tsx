import { FileSpreadsheet } from "lucide-react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { writeSearch } from "../../platform/url/use-url-params.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import type { Analytics } from "./analytics.types.ts";
import styles from "./analytics.module.css";

/** The way to the same period as a report. */
export function TakeCard({ data: { from, to } }: { data: Analytics }) {
  const t = useT();
  return (
    <Card title={t("analytics.take_title")} className={styles.noPrint}>
      <p>{t("analytics.take_text")}</p>
      <div className={styles.take}>
        <ButtonLink icon={FileSpreadsheet} href={`/reports${writeSearch({ from, to })}`}>
          {t("shell.reports")}
        </ButtonLink>
      </div>
    </Card>
  );
}
