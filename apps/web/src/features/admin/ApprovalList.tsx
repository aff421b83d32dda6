import { listUsers } from "@marzipan/contract/admin";
import { UserCheck } from "lucide-react";
import { useState } from "react";
import { usePages } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { PagedList } from "../../platform/lists/PagedList.tsx";
import { putBack } from "../../platform/undo/put-back.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { ApprovalRows } from "./ApprovalRows.tsx";
import { compareUsers } from "./approvals.rules.ts";
import type { ApprovalTab } from "./approvals.rules.ts";
import { ListSkeleton } from "./ListSkeleton.tsx";
import { ReasonSheet } from "./ReasonSheet.tsx";
import { SelectionBar } from "./SelectionBar.tsx";
import { useDeciding } from "./use-deciding.ts";
import styles from "./admin.module.css";

/** The accounts of one tab, with what became of those that were decided on standing in their places. */
export function ApprovalList({ tab }: { tab: ApprovalTab }) {
  const t = useT();
  const errorText = useErrorText();
  const list = usePages(listUsers, { query: { filter: tab } });
  const deciding = useDeciding(list.items);
  const [declining, setDeclining] = useState<readonly string[] | null>(null);
  const decidedUsers = deciding.decided.map(({ user }) => user);
  const rows = putBack(list.items, decidedUsers, (one, other) => compareUsers(tab, one, other));

  const isAsking = declining !== null;
  return (
    <>
      <PagedList
        list={list}
        skeleton={<ListSkeleton label={t("admin.loading")} />}
        failedTitle={t("admin.load_failed")}
        empty={rows.length === 0 ? <NobodyOf tab={tab} /> : null}
        status={t("admin.shown_count", { n: list.items.length })}
      >
        {tab === "unverified" && (
          <Notice className={styles.adminHint}>{t("admin.unverified_hint")}</Notice>
        )}
        {deciding.error && !isAsking && (
          <Notice tone="danger" role="alert" className={styles.adminHint}>
            {errorText(deciding.error)}
          </Notice>
        )}
        <ApprovalRows
          tab={tab}
          rows={rows}
          deciding={deciding}
          onDecline={(id) => setDeclining([id])}
        />
      </PagedList>
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

function NobodyOf({ tab }: { tab: ApprovalTab }) {
  const t = useT();
  return (
    <EmptyState
      icon={UserCheck}
      title={t(`admin.empty_${tab}`)}
      {...(tab === "ready" && { text: t("admin.empty_ready_text") })}
    />
  );
}
