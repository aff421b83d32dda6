import { FileSpreadsheet } from "lucide-react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import type { Analytics } from "./analytics.types.ts";
import styles from "./analytics.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** The way to the same period as a report. */
export function TakeCard({ data: { from, to } }: { data: Analytics }) {
  const t = useT();
  return (
    <Card title={t("analytics.take_title")} className={styles.noPrint}>
      <p>{t("analytics.take_text")}</p>
      <div className={styles.take}>
        <ButtonLink icon={FileSpreadsheet} href={pathTo("/reports", { from, to })}>
          {t("shell.reports")}
        </ButtonLink>
      </div>
    </Card>
  );
}
