import { listReceipts, restoreReceipt } from "@marzipan/contract/receipts";
import { justDeleted } from "../../platform/undo/just-deleted.ts";
import { dayIn } from "@marzipan/domain/dates";
import { FileText, Trash2 } from "lucide-react";
import { useState } from "react";
import { Link } from "react-aria-components/Link";
import { useAct } from "../../platform/api/queries.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../platform/i18n/Money.tsx";
import { PlainRow } from "../../platform/lists/PlainRow.tsx";
import { UndoNotice } from "../../platform/undo/UndoNotice.tsx";
import { Thumb } from "../../ui/Avatar.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { PutAwayDialog } from "./PutAwayDialog.tsx";
import { useMe } from "../../platform/session/me.tsx";
import type { ReceiptRow } from "./receipts.types.ts";
import { isWorking } from "./working.rules.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./receipts.module.css";
import plainRowsStyles from "../../platform/lists/plain-rows.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** Returns what a receipt is called: its business, else the day it was sent. */
export function useReceiptName(): (receipt: ReceiptRow) => string {
  const t = useT();
  const format = useFormat();
  const { timeZone } = useMe().business;
  return ({ reading, createdAt }) =>
    reading?.businessName?.value ||
    t("receipts.unnamed", { date: format.date(dayIn(timeZone, new Date(createdAt))) });
}

/** A receipt of the queue: its picture, its name and sum when read, how far it is. */
export function ReceiptLine({ receipt }: { receipt: ReceiptRow }) {
  const t = useT();
  const nameOf = useReceiptName();
  const { state, file } = receipt;
  return (
    <div className={styles.receiptLine}>
      <Link
        href={
          state === "used" && receipt.expenseId !== null
            ? pathTo("/expenses/$expenseId", { expenseId: receipt.expenseId })
            : pathTo("/receipts/$receiptId", { receiptId: receipt.id })
        }
        data-part="plain-row"
        className={joinClasses(plainRowsStyles.plainRow)}
      >
        <PlainRow
          start={<Thumb icon={FileText} src={file.thumbUrl ?? undefined} alt="" size="l" />}
          title={nameOf(receipt)}
          detail={
            <span className={styles.receiptState} data-state={state}>
              {isWorking(receipt) && <Spinner size="s" />}
              {state !== "used" && t(`receipts.${state}`)}
            </span>
          }
          end={<Sum receipt={receipt} />}
        />
      </Link>
      {state !== "used" && <PutAway receipt={receipt} />}
    </div>
  );
}

/** The sum that was read. */
export function Sum({ receipt: { reading } }: { receipt: ReceiptRow }) {
  if (!reading?.amount || !reading.currency) return null;
  return (
    <b className={styles.receiptSum}>
      <Money amount={reading.amount.value} currency={reading.currency.value} />
    </b>
  );
}

function PutAway({ receipt }: { receipt: ReceiptRow }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const label = t("receipts.discard");
  return (
    <>
      <IconButton label={label} icon={Trash2} onPress={() => setOpen(true)} />
      <PutAwayDialog receipt={receipt} label={label} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

/** Stands in the place of a receipt put away a moment ago, and brings it back. */
export function UndoReceipt({ receipt }: { receipt: ReceiptRow }) {
  const t = useT();
  const nameOf = useReceiptName();
  const act = useAct(restoreReceipt, {
    onSuccess: () => justDeleted(listReceipts).forget(receipt.id),
  });
  return (
    <UndoNotice act={act} onUndo={() => act.mutate({ params: { id: receipt.id } })}>
      {t("receipts.discarded", { name: nameOf(receipt) })}
    </UndoNotice>
  );
}
