import { listDebtors } from "@marzipan/contract/payments";
import { usePages } from "../../platform/api/queries.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { PagedList } from "../../platform/lists/PagedList.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { DebtorCard } from "./DebtorCard.tsx";
import { OwingTotals } from "./OwingTotals.tsx";
import { PaymentRowsSkeleton } from "./PaymentLine.tsx";
import { PaymentsFrame } from "./PaymentsFrame.tsx";
import styles from "./payments.module.css";

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
  const list = usePages(listDebtors, { query: {} });
  const isEmpty = list.items.length === 0;
  return (
    <PagedList
      list={list}
      skeleton={<PaymentRowsSkeleton />}
      failedTitle={t("payments.owing_failed")}
      empty={
        isEmpty ? (
          <EmptyState
            title={t("payments.owing_none")}
            text={t("payments.owing_none_text")}
            picture={{ src: "/sweets/empty-board.svg" }}
          />
        ) : null
      }
    >
      <OwingTotals totals={list.data?.pages[0]?.totals ?? []} />
      <ul className={styles.payDebtors} aria-label={t("payments.who_owes")}>
        {list.items.map((debtor) => (
          <li key={`${debtor.clientId ?? debtor.orders[0]?.id} ${debtor.currency}`}>
            <DebtorCard debtor={debtor} />
          </li>
        ))}
      </ul>
    </PagedList>
  );
}
