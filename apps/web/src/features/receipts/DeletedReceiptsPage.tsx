import { listReceipts, restoreReceipt } from "@marzipan/contract/receipts";
import { FileText, Trash2 } from "lucide-react";
import { useAct, usePages } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { PagedList } from "../../platform/lists/PagedList.tsx";
import { PlainRow, PlainRowsSkeleton } from "../../platform/lists/PlainRow.tsx";
import { Thumb } from "../../ui/Avatar.tsx";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Page } from "../../platform/screen/Page.tsx";
import { deletedReceipts } from "./deleted-receipts.ts";
import { Sum, useReceiptName } from "./ReceiptLine.tsx";
import type { ReceiptRow } from "./receipts.types.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./receipts.module.css";
import cardStyles from "../../ui/Card.module.css";
import plainRowsStyles from "../../platform/lists/plain-rows.module.css";
import fieldFrameStyles from "../../ui/FieldFrame.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** Receipts put away within the last 30 days, each with the way back (rulings §4). */
export function DeletedReceiptsPage() {
  const t = useT();
  return (
    <Page title={t("common.recently_deleted")} backTo={pathTo("/receipts")}>
      <List />
    </Page>
  );
}

function List() {
  const t = useT();
  const list = usePages(listReceipts, { query: { deleted: "true" } });
  return (
    <PagedList
      list={list}
      skeleton={<PlainRowsSkeleton label={t("receipts.loading")} />}
      failedTitle={t("receipts.load_failed")}
      empty={
        list.items.length === 0 ? (
          <EmptyState
            icon={Trash2}
            title={t("products.deleted_empty_title")}
            text={t("receipts.deleted_text")}
          />
        ) : null
      }
    >
      <p className={styles.receiptsLead}>{t("receipts.deleted_text")}</p>
      <ul
        className={joinClasses(cardStyles.card, cardStyles.cardFlush, plainRowsStyles.plainRows)}
        aria-label={t("common.recently_deleted")}
      >
        {list.items.map((receipt) => (
          <li key={receipt.id}>
            <DeletedReceipt receipt={receipt} />
          </li>
        ))}
      </ul>
    </PagedList>
  );
}

function DeletedReceipt({ receipt }: { receipt: ReceiptRow }) {
  const t = useT();
  const format = useFormat();
  const errorText = useErrorText();
  const nameOf = useReceiptName();
  const { date } = receipt.reading ?? {};
  const restoring = useAct(restoreReceipt, {
    onSuccess: () => deletedReceipts.forget(receipt.id),
  });
  return (
    <div className={styles.receiptLine}>
      <span data-part="plain-row" className={plainRowsStyles.plainRow}>
        <PlainRow
          start={<Thumb icon={FileText} src={receipt.file.thumbUrl ?? undefined} alt="" size="l" />}
          title={nameOf(receipt)}
          detail={
            <>
              {date && format.date(date.value)}
              {restoring.error && (
                <span
                  className={joinClasses(
                    fieldFrameStyles.fieldError,
                    fieldFrameStyles.fieldErrorInline,
                  )}
                >
                  {errorText(restoring.error)}
                </span>
              )}
            </>
          }
          end={<Sum receipt={receipt} />}
        />
      </span>
      <Button
        isPending={restoring.isPending}
        onPress={() => restoring.mutate({ params: { id: receipt.id } })}
      >
        {t("common.restore")}
      </Button>
    </div>
  );
}
