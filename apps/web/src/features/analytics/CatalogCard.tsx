import { ChevronRight, FileSpreadsheet } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { SectionHead } from "../../ui/Card.tsx";

/** The place of the latest catalog items, while there are none, and the note that reports are available (spec §2). */
export function CatalogCard() {
  const t = useT();
  return (
    <section className="card">
      <SectionHead title={t("analytics.catalog_title")} />
      <p className="catalog-none">
        <img src="/sweets/empty-board.svg" alt="" width="96" height="72" loading="lazy" />
        <span>{t("analytics.catalog_none")}</span>
      </p>
      <Link href="/reports" className="reports-note">
        <Icon of={FileSpreadsheet} />
        <span>
          {t("analytics.reports_available")}
          <span className="dash-note">{t("analytics.reports_detail")}</span>
        </span>
        <Icon of={ChevronRight} size="s" flips />
      </Link>
    </section>
  );
}
