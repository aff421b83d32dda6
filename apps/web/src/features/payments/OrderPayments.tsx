import { listOrderPayments } from "@marzipan/contract/payments";
import { Plus, ReceiptText } from "lucide-react";
import { useState } from "react";
import { useCall } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useDayWords } from "../../platform/calendar/use-day-words.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../platform/i18n/Money.tsx";
import { Rich } from "../../platform/i18n/Rich.tsx";
import { useFeature, useMe } from "../../platform/session/me.tsx";
import { Pill } from "../../ui/Badge.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { SectionHead } from "../../ui/Card.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { PaymentLine } from "./PaymentLine.tsx";
import { PaymentSheet } from "./PaymentSheet.tsx";
import type { Balance, PaymentRow } from "./payments.types.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./payments.module.css";
import cardStyles from "../../ui/Card.module.css";
import plainRowsStyles from "../../platform/lists/plain-rows.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

interface OrderPaymentsProps {
  order: {
    id: string;
    deletedAt: string | null;
  };
}

/**
 * An order's payments: balance, rows, and the next steps. A deleted order cannot be paid;
 * without the plan's `payment_tracking` existing rows stay readable (rulings §3).
 */
export function OrderPayments({ order }: OrderPaymentsProps) {
  const t = useT();
  const errorText = useErrorText();
  const canRecord = useFeature("payment_tracking");
  const { tracksPayments } = useMe().business;
  const query = useCall(listOrderPayments, { params: { id: order.id } });
  const isLive = order.deletedAt === null;
  const { paid = 0, otherCurrencies = [], state } = query.data?.balance ?? {};
  // Where payments can't be recorded, "nothing paid yet" is not known.
  const showsState = query.data !== undefined && (tracksPayments || state === "settled");
  const isPaid = paid > 0 || otherCurrencies.some((other) => other.paid > 0);
  return (
    <section className={cardStyles.card} aria-busy={query.isPending}>
      <SectionHead
        title={t("payments.title")}
        end={
          showsState && <Pill tone="plain">{t(`payments.state_${query.data.balance.state}`)}</Pill>
        }
      />
      {query.isPending && <Skeleton height="64px" />}
      {query.isError && !query.data && (
        <ErrorState
          title={t("payments.load_failed")}
          text={errorText(query.error)}
          retryLabel={t("common.try_again")}
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {query.data && (
        <>
          <BalanceNotes balance={query.data.balance} />
          <Rows items={query.data.items} />
        </>
      )}
      <div className={styles.payActs}>
        {isLive && canRecord && query.data && query.data.balance.balance <= 0 && (
          <ButtonLink icon={Plus} href={pathTo("/payments/new", { order: order.id })}>
            {t("payments.record")}
          </ButtonLink>
        )}
        <ButtonLink
          variant="quiet"
          icon={ReceiptText}
          href={pathTo("/receipt/$orderId", { orderId: order.id })}
        >
          {t(isPaid ? "payments.confirmation" : "payments.summary")}
        </ButtonLink>
      </div>
    </section>
  );
}

/**
 * The deposit that is due, and money in other currencies, which does not count into the balance (rulings §1). What is
 * paid and still to be paid stands on the order's ticket.
 */
function BalanceNotes({ balance }: { balance: Balance }) {
  const t = useT();
  const days = useDayWords();
  const { currency } = balance;
  if (balance.state !== "deposit_due" && balance.otherCurrencies.length === 0) return null;
  return (
    <dl className={styles.payBalance}>
      {balance.state === "deposit_due" && (
        <div>
          <dt>
            {t("payments.owing_deposit")}
            {balance.depositDueDate !== null &&
              ` · ${t("orders.deposit_until", { date: days.brief(balance.depositDueDate) })}`}
          </dt>
          <dd>
            <Money amount={balance.deposit} currency={currency} />
          </dd>
        </div>
      )}
      {balance.otherCurrencies.map((other) => (
        <div key={other.currency} className={styles.payDetail}>
          <dt>
            <Rich
              text={t("payments.other_currency", { amount: "{amount}" })}
              parts={{ amount: <Money amount={other.paid} currency={other.currency} /> }}
            />
          </dt>
        </div>
      ))}
    </dl>
  );
}

/** The rows, the first recorded first; one opens as a sheet with its acts. */
function Rows({ items }: { items: readonly PaymentRow[] }) {
  const t = useT();
  const [opened, setOpened] = useState<PaymentRow | null>(null);
  if (items.length === 0) return null;
  return (
    <>
      <ul
        className={joinClasses(plainRowsStyles.plainRows, styles.payRowsInside)}
        aria-label={t("payments.title")}
      >
        {items.map((payment) => (
          <li key={payment.id}>
            <PaymentLine payment={payment} onOpen={() => setOpened(payment)} />
          </li>
        ))}
      </ul>
      {opened && <PaymentSheet payment={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
