import { getReceipt, listReceipts, retryReceipt } from "@marzipan/contract/receipts";
import { useNavigate, useParams } from "@tanstack/react-router";
import { RotateCcw, ScanLine } from "lucide-react";
import { ApiError } from "../../platform/api/api-error.ts";
import { useAct, useCall, usePages } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../platform/i18n/Money.tsx";
import { Rich } from "../../platform/i18n/Rich.tsx";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { Page } from "../../platform/screen/Page.tsx";
import type { ReceiptDetail, ReceiptRow } from "./receipts.types.ts";
import { ReviewForm } from "./ReviewForm.tsx";
import { bandsOf } from "./review.rules.ts";
import { SlipView } from "./SlipView.tsx";
import { StartOver } from "./StartOver.tsx";
import { askAgainMs, isWorking } from "./working.rules.ts";
import styles from "./receipts.module.css";
import fieldFrameStyles from "../../ui/FieldFrame.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/**
 * One receipt: being read, to be reviewed beside its picture, or used. It is polled while it is
 * being read, for when live updates are interrupted. The review remounts when the state changes, so
 * that its form starts from what was read.
 */
export function ReviewPage() {
  const t = useT();
  const errorText = useErrorText();
  const { receiptId = "" } = useParams({ strict: false }) as { receiptId?: string };
  const query = useCall(
    getReceipt,
    { params: { id: receiptId } },
    { refetchInterval: ({ state }) => askAgainMs(state.data ? [state.data] : []) },
  );
  const receipt = query.data;
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  return (
    <Page
      title={t("receipts.review_title")}
      backTo={pathTo("/receipts")}
      actions={receipt && <Position receipt={receipt} />}
    >
      {query.isPending && <Skeleton height="60dvh" />}
      {isGone && (
        <EmptyState title={t("receipts.gone_title")} icon={ScanLine}>
          <ButtonLink href={pathTo("/receipts")}>{t("receipts.to_list")}</ButtonLink>
        </EmptyState>
      )}
      {receipt && !isGone && (
        <div className={styles.review}>
          <SlipView receipt={receipt} />
          <div className={styles.reviewSide}>
            <Review key={`${receipt.id} ${receipt.state}`} receipt={receipt} />
          </div>
        </div>
      )}
      {query.isError && !receipt && !isGone && (
        <ErrorState
          title={t("receipts.load_failed")}
          text={errorText(query.error)}
          retryLabel={t("common.try_again")}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
    </Page>
  );
}

const isReviewable = ({ state }: ReceiptRow): boolean => state === "review" || state === "failed";

/** The receipt's position among those to be reviewed; nothing for a single one. */
function Position({ receipt }: { receipt: ReceiptDetail }) {
  const t = useT();
  const open = usePages(listReceipts, { query: {} }).items.filter(isReviewable);
  const at = open.findIndex(({ id }) => id === receipt.id) + 1;
  if (at === 0 || open.length < 2) return null;
  return (
    <span className={styles.reviewPosition}>
      {t("receipts.position", { at, total: open.length })}
    </span>
  );
}

/** What can be done in the receipt's state; after the expense is made the next receipt opens. */
function Review({ receipt }: { receipt: ReceiptDetail }) {
  const t = useT();
  const navigate = useNavigate();
  const open = usePages(listReceipts, { query: {} }).items;
  if (receipt.state === "used") {
    return (
      <Notice
        tone="success"
        action={
          receipt.expenseId !== null && (
            <TextLink href={pathTo("/expenses/$expenseId", { expenseId: receipt.expenseId })}>
              {t("receipts.to_expense")}
            </TextLink>
          )
        }
      >
        {t("receipts.used_notice")}
      </Notice>
    );
  }
  if (isWorking(receipt)) {
    return (
      <>
        <Notice tone="info" role="status" icon={ScanLine} title={t("receipts.reading_title")}>
          {t("receipts.reading_text")}
        </Notice>
        <p className={styles.reviewWorking}>
          <Spinner label={t("receipts.reading")} />
        </p>
        <StartOver receipt={receipt} />
      </>
    );
  }
  const next = open.find((one) => one.id !== receipt.id && isReviewable(one));
  return (
    <>
      <Says receipt={receipt} />
      <ReviewForm
        receipt={receipt}
        onUsed={() =>
          void navigate({
            href: next
              ? pathTo("/receipts/$receiptId", { receiptId: next.id })
              : pathTo("/receipts"),
            replace: true,
          })
        }
      />
    </>
  );
}

/**
 * Notices above the fields: not readable, low fields, two slips on the picture, possible
 * duplicates.
 */
function Says({ receipt }: { receipt: ReceiptDetail }) {
  const t = useT();
  const { reading, problem, twins } = receipt;
  const isLow = Object.values(bandsOf(reading)).includes("low");
  return (
    <>
      {receipt.state === "failed" && <Unreadable receipt={receipt} problem={problem} />}
      {isLow && (
        <Notice tone="danger" role="status">
          {t("errors.receipt_uncertain")}
        </Notice>
      )}
      {reading?.showsTwo && <Notice tone="warning">{t("receipts.shows_two")}</Notice>}
      {twins.map((twin) => (
        <TwinNotice key={twin.expenseId ?? twin.receiptId} twin={twin} />
      ))}
    </>
  );
}

/** Why the receipt could not be read, with a retry; its details can be typed in nevertheless. */
function Unreadable({ receipt, problem }: { receipt: ReceiptRow; problem: ReceiptRow["problem"] }) {
  const t = useT();
  const errorText = useErrorText();
  const act = useAct(retryReceipt);
  return (
    <Notice
      tone="danger"
      role="status"
      action={
        <Button
          variant="quiet"
          icon={RotateCcw}
          isPending={act.isPending}
          onPress={() => act.mutate({ params: { id: receipt.id } })}
        >
          {t("receipts.read_again")}
        </Button>
      }
    >
      {t("receipts.unreadable")}
      {problem && <p>{t(`receipts.problem_${problem}`)}</p>}
      {act.error && <p className={fieldFrameStyles.fieldError}>{errorText(act.error)}</p>}
    </Notice>
  );
}

/** A possible duplicate, with the way to compare it. */
function TwinNotice({ twin }: { twin: ReceiptDetail["twins"][number] }) {
  const t = useT();
  const format = useFormat();
  const { expenseId, receiptId, amount, currency, date } = twin;
  const isTold = amount !== null && currency !== null && date !== null;
  return (
    <Notice
      tone="warning"
      action={
        <TextLink
          href={
            expenseId
              ? pathTo("/expenses/$expenseId", { expenseId })
              : pathTo("/receipts/$receiptId", { receiptId: receiptId ?? "" })
          }
        >
          {t("expenses.view_file")}
        </TextLink>
      }
    >
      {twin.kind === "file" && <p>{t("receipts.twin_file")}</p>}
      {isTold && (
        <p>
          <Rich
            text={t("receipts.twin_details", { amount: "{amount}", date: format.date(date) })}
            parts={{ amount: <Money amount={amount} currency={currency} /> }}
          />
        </p>
      )}
    </Notice>
  );
}
