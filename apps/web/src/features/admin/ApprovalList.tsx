import { listUsers } from "@marzipan/contract/admin";
import { UserCheck } from "lucide-react";
import { useState } from "react";
import { usePages } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { putBack } from "../../platform/undo/put-back.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { LoadMore } from "../../ui/LoadMore.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { ApprovalRows } from "./ApprovalRows.tsx";
import { compareUsers } from "./approvals.rules.ts";
import type { ApprovalTab } from "./approvals.rules.ts";
import { ListSkeleton } from "./ListSkeleton.tsx";
import { ReasonSheet } from "./ReasonSheet.tsx";
import { SelectionBar } from "./SelectionBar.tsx";
import { useDeciding } from "./use-deciding.ts";

/** The accounts of one tab, with what became of those that were decided on standing in their places. */
export function ApprovalList({ tab }: { tab: ApprovalTab }) {
  const t = useT();
  const errorText = useErrorText();
  const list = usePages(listUsers, { query: { filter: tab } });
  const deciding = useDeciding(list.items);
  const [declining, setDeclining] = useState<readonly string[] | null>(null);
  const decidedUsers = deciding.decided.map(({ user }) => user);
  const rows = putBack(list.items, decidedUsers, (one, other) => compareUsers(tab, one, other));

  if (list.isPending) return <ListSkeleton label={t("admin.loading")} />;
  if (list.isError && !list.data) {
    return (
      <ErrorState
        title={t("admin.load_failed")}
        text={errorText(list.error)}
        retryLabel={t("common.try_again")}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState
        icon={UserCheck}
        title={t(`admin.empty_${tab}`)}
        {...(tab === "ready" && { text: t("admin.empty_ready_text") })}
      />
    );
  }
  const isAsking = declining !== null;
  return (
    <>
      {tab === "unverified" && <Notice className="admin-hint">{t("admin.unverified_hint")}</Notice>}
      {deciding.error && !isAsking && (
        <Notice tone="danger" role="alert" className="admin-hint">
          {errorText(deciding.error)}
        </Notice>
      )}
      <ApprovalRows
        tab={tab}
        rows={rows}
        deciding={deciding}
        onDecline={(id) => setDeclining([id])}
      />
      <LoadMore
        label={t("common.load_more")}
        hasMore={list.hasNextPage}
        isPending={list.isFetchingNextPage}
        onPress={() => void list.fetchNextPage()}
        status={t("admin.shown_count", { n: list.items.length })}
        error={list.isFetchNextPageError ? errorText(list.error) : undefined}
      />
      <SelectionBar
        deciding={deciding}
        isDeclined={tab === "declined"}
        onDecline={() => setDeclining([...deciding.selected])}
      />
      {declining && (
        <ReasonSheet
          title={t("admin.decline_title", { n: declining.length })}
          hint={t("admin.decline_reason_hint")}
          confirmLabel={t("admin.decline")}
          act={async (reason) => {
            await deciding.decline(declining, reason);
            setDeclining(null);
          }}
          isPending={deciding.pending.size > 0}
          error={deciding.error && errorText(deciding.error)}
          onClose={() => setDeclining(null)}
        />
      )}
    </>
  );
}
