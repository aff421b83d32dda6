import { listReceipts } from "@marzipan/contract/receipts";
import { justDeleted } from "../../platform/undo/just-deleted.ts";
import { usePages } from "../../platform/api/queries.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { PagedList } from "../../platform/lists/PagedList.tsx";
import { ToDeleted } from "../../platform/lists/ListPage.tsx";
import { putBack } from "../../platform/undo/put-back.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { PlainRowsSkeleton } from "../../platform/lists/PlainRow.tsx";
import { Page } from "../../platform/screen/Page.tsx";
import { ReceiptLine, UndoReceipt } from "./ReceiptLine.tsx";
import type { ReceiptRow } from "./receipts.types.ts";
import { ScanField } from "./ScanField.tsx";
import { askAgainMs } from "./working.rules.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./receipts.module.css";
import cardStyles from "../../ui/Card.module.css";
import plainRowsStyles from "../../platform/lists/plain-rows.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** Scanning receipts: taking them in, the queue of those to be read and reviewed, and what became of the last. */
export function ReceiptsPage() {
  const t = useT();
  return (
    <Page title={t("receipts.title")}>
      <div className={styles.receipts}>
        <ScanField />
        <div className={styles.receiptsLists}>
          <Queue />
          <Used />
          <ToDeleted href={pathTo("/receipts/deleted")} />
        </div>
      </div>
    </Page>
  );
}

const oldestFirst = (one: ReceiptRow, other: ReceiptRow): number =>
  one.createdAt.localeCompare(other.createdAt) || one.id.localeCompare(other.id);

function Queue() {
  const t = useT();
  const list = usePages(listReceipts, { query: {} }, { askAgainMs });
  const rows = putBack(list.items, justDeleted(listReceipts).useItems(), oldestFirst);
  return (
    <section>
      <h2 className={styles.receiptsHead}>{t("receipts.queue")}</h2>
      <PagedList
        list={list}
        headingLevel={3}
        skeleton={<PlainRowsSkeleton label={t("receipts.loading")} />}
        failedTitle={t("receipts.load_failed")}
        empty={
          rows.length === 0 ? (
            <EmptyState
              title={t("receipts.empty_title")}
              text={t("receipts.empty_text")}
              picture={{ src: "/sweets/empty-board.svg" }}
            />
          ) : null
        }
        status={t("receipts.shown_count", { n: list.items.length })}
      >
        <ul
          className={joinClasses(cardStyles.card, cardStyles.cardFlush, plainRowsStyles.plainRows)}
        >
          {rows.map(({ item, isDeleted }) => (
            <li key={item.id}>
              {isDeleted ? <UndoReceipt receipt={item} /> : <ReceiptLine receipt={item} />}
            </li>
          ))}
        </ul>
      </PagedList>
    </section>
  );
}

/** How many of the used ones are shown; all of them stand among the expenses. */
const shownUsed = 5;

function Used() {
  const t = useT();
  const { items } = usePages(listReceipts, { query: { used: "true", limit: shownUsed } });
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className={styles.receiptsHead}>{t("receipts.used_title")}</h2>
      <ul className={joinClasses(cardStyles.card, cardStyles.cardFlush, plainRowsStyles.plainRows)}>
        {items.slice(0, shownUsed).map((receipt) => (
          <li key={receipt.id}>
            <ReceiptLine receipt={receipt} />
          </li>
        ))}
      </ul>
    </section>
  );
}
