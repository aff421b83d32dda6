import { listDebtors } from "@marzipan/contract/payments";
import { usePages } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { LoadMore } from "../../ui/LoadMore.tsx";
import { DebtorCard } from "./DebtorCard.tsx";
import { OwingTotals } from "./OwingTotals.tsx";
import { PaymentRowsSkeleton } from "./PaymentLine.tsx";
import { PaymentsFrame } from "./PaymentsFrame.tsx";
import "../../platform/screen/page-parts.css";
import "./payments.css";

/** Who owes what is due, by client, the oldest first, each with a reminder (rulings §6). */
export function OwingPage() {
  return (
    <PaymentsFrame>
      <Owing />
    </PaymentsFrame>
  );
}

function Owing() {
  const t = useT();
  const errorText = useErrorText();
  const list = usePages(listDebtors, { query: {} });
  if (list.isPending) return <PaymentRowsSkeleton />;
  if (list.isError && !list.data) {
    return (
      <ErrorState
        title={t("payments.owing_failed")}
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
        title={t("payments.owing_none")}
        text={t("payments.owing_none_text")}
        picture={{ src: "/sweets/empty-board.svg" }}
      />
    );
  }
  return (
    <>
      <OwingTotals totals={list.data?.pages[0]?.totals ?? []} />
      <ul className="pay-debtors" aria-label={t("payments.who_owes")}>
        {list.items.map((debtor) => (
          <li key={`${debtor.clientId ?? debtor.orders[0]?.id} ${debtor.currency}`}>
            <DebtorCard debtor={debtor} />
          </li>
        ))}
      </ul>
      <LoadMore
        label={t("common.load_more")}
        hasMore={list.hasNextPage}
        isPending={list.isFetchingNextPage}
        onPress={() => void list.fetchNextPage()}
        error={list.isFetchNextPageError ? errorText(list.error) : undefined}
      />
    </>
  );
}
