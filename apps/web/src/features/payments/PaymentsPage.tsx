import { listPayments, paymentMethods, sumPayments } from "@marzipan/contract/payments";
import { monthEnd } from "@marzipan/domain/dates";
import { LayoutGrid, Plus } from "lucide-react";
import { useState } from "react";
import { useCall, usePages } from "../../platform/api/queries.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../platform/i18n/Money.tsx";
import { MonthSteps } from "../../platform/lists/MonthSteps.tsx";
import { NarrowedTo } from "../../platform/lists/NarrowedTo.tsx";
import { useNarrowing } from "../../platform/lists/use-narrowing.ts";
import { PagedList } from "../../platform/lists/PagedList.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { useTypedSearch } from "../../platform/url/use-typed-search.ts";
import { useUrlParams } from "../../platform/url/use-url-params.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { NoMatch } from "../../ui/NoMatch.tsx";
import { SearchField } from "../../ui/SearchField.tsx";
import { Select } from "../../ui/Select.tsx";
import { methodIcons } from "./method-icons.ts";
import { PaymentLine, PaymentRowsSkeleton } from "./PaymentLine.tsx";
import { PaymentSheet } from "./PaymentSheet.tsx";
import { PaymentsFrame } from "./PaymentsFrame.tsx";
import { paymentsQuery, readPaymentsView, receivedByCurrency } from "./payments-view.rules.ts";
import type { PaymentsView } from "./payments-view.rules.ts";
import type { PaymentRow } from "./payments.types.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./payments.module.css";
import pagePartsStyles from "../../platform/screen/page-parts.module.css";
import cardStyles from "../../ui/Card.module.css";
import plainRowsStyles from "../../platform/lists/plain-rows.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** All payments, refunds and voids: month by month, found by words and by the way of paying. */
export function PaymentsPage() {
  const t = useT();
  const { today } = useMe().business;
  const [params, change] = useUrlParams();
  const [typed, setTyped] = useTypedSearch();
  const view = readPaymentsView(params, today);
  const methods = [
    { id: "all", text: t("payments.all_methods"), icon: LayoutGrid },
    ...paymentMethods.map((id) => ({
      id,
      text: t(`payments.method_${id}`),
      icon: methodIcons[id],
    })),
  ];
  return (
    <PaymentsFrame>
      <div className={pagePartsStyles.listTools}>
        <SearchField
          className={pagePartsStyles.listSearch}
          label={t("payments.search")}
          clearLabel={t("common.clear_search")}
          value={typed}
          onChange={setTyped}
        />
      </div>
      <div className={styles.payFilters}>
        {view.range === null && <MonthSteps month={view.month} />}
        <Select
          aria-label={t("payments.method")}
          className={styles.payMethod}
          placeholder={t("payments.all_methods")}
          items={methods}
          value={view.method ?? "all"}
          onChange={(id) => change({ method: id === "all" ? null : id })}
        />
      </div>
      <NarrowedTo
        words={useNarrowing(view)}
        onClear={() => change({ from: null, to: null, currency: null })}
      />
      {view.month !== null && <Received month={view.month} />}
      <PaymentList view={view} onClear={() => setTyped("")} />
    </PaymentsFrame>
  );
}

/** The money received in a month, each currency by itself: by the day of paying (rulings §6). */
function Received({ month }: { month: string }) {
  const t = useT();
  const format = useFormat();
  const { currency } = useMe().business;
  const { data } = useCall(sumPayments, { query: { from: month, to: monthEnd(month) } });
  if (!data) return null;
  const sums = receivedByCurrency(data.items);
  const shown = sums.length > 0 ? sums : [{ currency, amount: 0 }];
  return (
    <p className={styles.payReceived}>
      <span>{t("payments.received_in", { month: format.month(month) })}</span>
      {shown.map((sum) => (
        <b key={sum.currency}>
          <Money amount={sum.amount} currency={sum.currency} />
        </b>
      ))}
    </p>
  );
}

/** The rows of the view; a pressed one opens as a sheet. */
function PaymentList({ view, onClear }: { view: PaymentsView; onClear: () => void }) {
  const t = useT();
  const [opened, setOpened] = useState<PaymentRow | null>(null);
  const list = usePages(listPayments, { query: paymentsQuery(view) });
  return (
    <PagedList
      list={list}
      skeleton={<PaymentRowsSkeleton />}
      failedTitle={t("payments.load_failed")}
      empty={list.items.length === 0 ? <Nothing view={view} onClear={onClear} /> : null}
      status={t("payments.shown_count", { n: list.items.length })}
    >
      <ul
        className={joinClasses(cardStyles.card, cardStyles.cardFlush, plainRowsStyles.plainRows)}
        aria-label={t("payments.title")}
      >
        {list.items.map((payment) => (
          <li key={payment.id}>
            <PaymentLine payment={payment} showsOrder onOpen={() => setOpened(payment)} />
          </li>
        ))}
      </ul>
      {opened && <PaymentSheet payment={opened} showsOrder onClose={() => setOpened(null)} />}
    </PagedList>
  );
}

/**
 * In place of rows: nothing matches the filters, which can be cleared, or there is no payment yet.
 */
function Nothing({ view, onClear }: { view: PaymentsView; onClear: () => void }) {
  const t = useT();
  const [, change] = useUrlParams();
  if (view.q !== "" || view.method !== null) {
    return (
      <NoMatch
        title={t("common.no_match_title")}
        text={t("payments.no_match")}
        clearLabel={t("expenses.clear_filters")}
        onClear={() => {
          onClear();
          change({ method: null, q: null });
        }}
      />
    );
  }
  return (
    <EmptyState
      title={t("payments.empty_title")}
      text={t("payments.empty_text")}
      picture={{ src: "/sweets/empty-board.svg" }}
    >
      <ButtonLink variant="primary" isWide icon={Plus} href={pathTo("/payments/new")}>
        {t("payments.record")}
      </ButtonLink>
    </EmptyState>
  );
}
