import { latestOnDashboard, listCatalogItems } from "@marzipan/contract/catalog";
import { ChevronRight, FileSpreadsheet } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { useCall } from "../../platform/api/queries.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useFeature } from "../../platform/session/me.tsx";
import { SectionHead } from "../../ui/Card.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { ItemPicture } from "../catalog/ItemPicture.tsx";
import { ItemPrice } from "../catalog/ItemPrice.tsx";
import type { ItemRow } from "../catalog/catalog.types.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./dashboard-cards.module.css";
import dashboardStyles from "./dashboard.module.css";
import cardStyles from "../../ui/Card.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** The latest catalog items, the newest first, and the note that reports are available, where the plan has them (spec §2). */
export function CatalogCard() {
  const t = useT();
  const hasReports = useFeature("export_excel");
  const { data } = useCall(listCatalogItems, {
    query: { sort: "newest", limit: latestOnDashboard },
  });
  const items = data?.items ?? [];
  return (
    <section className={cardStyles.card}>
      <SectionHead
        title={t("dashboard.catalog_title")}
        end={
          items.length > 0 && (
            <TextLink href={pathTo("/menu")} leadsOn>
              {t("shell.public_menu")}
            </TextLink>
          )
        }
      />
      {items.length === 0 ? (
        <p className={styles.catalogNone}>
          <img src="/sweets/empty-board.svg" alt="" width="96" height="72" loading="lazy" />
          <span>{t("dashboard.catalog_none")}</span>
        </p>
      ) : (
        <ul className={styles.catalogLatest}>
          {items.map((item) => (
            <li key={item.id}>
              <LatestItem item={item} />
            </li>
          ))}
        </ul>
      )}
      {hasReports && (
        <Link href={pathTo("/reports")} className={joinClasses(styles.reportsNote)}>
          <Icon of={FileSpreadsheet} />
          <span>
            {t("dashboard.reports_available")}
            <span data-part="dash-note" className={dashboardStyles.dashNote}>
              {t("dashboard.reports_detail")}
            </span>
          </span>
          <Icon of={ChevronRight} size="s" flips />
        </Link>
      )}
    </section>
  );
}

function LatestItem({ item }: { item: ItemRow }) {
  return (
    <Link
      href={pathTo("/menu/items/$itemId/edit", { itemId: item.id })}
      className={joinClasses(styles.catalogItem)}
    >
      <ItemPicture item={item} />
      <span className={styles.catalogItemName} dir="auto">
        {item.name}
      </span>
      <ItemPrice item={item} />
    </Link>
  );
}
