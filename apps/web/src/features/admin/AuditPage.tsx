import { listAudit } from "@marzipan/contract/admin";
import { ScrollText } from "lucide-react";
import { usePages } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { LoadMore } from "../../ui/LoadMore.tsx";
import { Page } from "../shell/Page.tsx";
import { AuditLines } from "./AuditLines.tsx";
import { ListSkeleton } from "./ListSkeleton.tsx";
import "./admin.css";

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
  const errorText = useErrorText();
  const list = usePages(listAudit);
  if (list.isPending) return <ListSkeleton label={t("admin.audit_loading")} />;
  if (list.isError && !list.data) {
    return (
      <ErrorState
        title={t("admin.audit_failed")}
        text={errorText(list.error)}
        retryLabel={t("common.try_again")}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  if (list.items.length === 0) {
    return (
      <EmptyState
        icon={ScrollText}
        title={t("admin.audit_empty")}
        text={t("admin.audit_empty_text")}
      />
    );
  }
  return (
    <>
      <div className="card">
        <AuditLines lines={list.items} />
      </div>
      <LoadMore
        label={t("common.load_more")}
        hasMore={list.hasNextPage}
        isPending={list.isFetchingNextPage}
        onPress={() => void list.fetchNextPage()}
        status={t("admin.audit_shown", { n: list.items.length })}
        error={list.isFetchNextPageError ? errorText(list.error) : undefined}
      />
    </>
  );
}
