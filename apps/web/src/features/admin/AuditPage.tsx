import { listAudit } from "@marzipan/contract/admin";
import { ScrollText } from "lucide-react";
import { usePages } from "../../platform/api/queries.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { PagedList } from "../../platform/lists/PagedList.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Page } from "../../platform/screen/Page.tsx";
import { AuditLines } from "./AuditLines.tsx";
import { ListSkeleton } from "./ListSkeleton.tsx";
import styles from "../../ui/Card.module.css";

/** `/admin/audit`: what administrators did, the last first. */
export function AuditPage() {
  const t = useT();
  return (
    <Page title={t("admin.audit")}>
      <AuditList />
    </Page>
  );
}

function AuditList() {
  const t = useT();
  const list = usePages(listAudit);
  const isEmpty = list.items.length === 0;
  return (
    <PagedList
      list={list}
      skeleton={<ListSkeleton label={t("admin.audit_loading")} />}
      failedTitle={t("admin.audit_failed")}
      empty={
        isEmpty ? (
          <EmptyState
            icon={ScrollText}
            title={t("admin.audit_empty")}
            text={t("admin.audit_empty_text")}
          />
        ) : null
      }
      status={t("admin.audit_shown", { n: list.items.length })}
    >
      <div className={styles.card}>
        <AuditLines lines={list.items} />
      </div>
    </PagedList>
  );
}
