import { CircleCheck, CircleX, Equal, Users } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import type { RefObject } from "react";
import { useDayWords } from "../../../platform/calendar/use-day-words.ts";
import { useToday } from "../../../platform/calendar/use-today.ts";
import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../../platform/i18n/Money.tsx";
import { SectionHead } from "../../../ui/Card.tsx";
import cardStyles from "../../../ui/Card.module.css";
import { Dots } from "../../../ui/Dots.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { LoadMore } from "../../../ui/LoadMore.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { CountTabs } from "../../../ui/Tabs.tsx";
import { joinClasses } from "../../../ui/joinClasses.ts";
import { useFeature } from "../../../platform/session/me.tsx";
import type { Draft } from "../columns/import-draft.ts";
import { targetLabels } from "../columns/words.ts";
import { mendedRows } from "../sending/check-rows.ts";
import type { Check } from "../sending/check-rows.ts";
import { sortOutcomes } from "../sending/outcomes.rules.ts";
import type { RowAnswer } from "../sending/outcomes.rules.ts";
import type { RawRow } from "../sending/row-reading.ts";
import { ImportFoot } from "./ImportFoot.tsx";
import { MendRow } from "./MendRow.tsx";
import { countClients, totalOf } from "./orders-review.rules.ts";
import type { ReviewedOrder } from "./orders-review.rules.ts";
import columnStyles from "../columns/import-columns.module.css";
import checkStyles from "./import-check.module.css";
import styles from "./orders-review.module.css";

/** How many orders are shown at once. */
const shownAtOnce = 50;

const tabs = ["all", "coming", "past", "refused"] as const;
type Tab = (typeof tabs)[number];

/** The third step for orders: each with its items, what cannot be imported first. */
export function OrdersReview({ draft, check }: { draft: Draft; check: Check }) {
  const t = useT();
  const format = useFormat();
  const today = useToday();
  const [tab, setTab] = useState<Tab>("all");
  const orders = useReviewed(check);
  const outcomes = useMemo(
    () => sortOutcomes(check.rows, check.answers, null),
    [check.rows, check.answers],
  );
  const isDone = check.answers.size >= check.rows.length;
  const left = orders.filter(({ answer }) => answer.outcome === "refused");
  const there = orders.filter(({ answer }) => answer.outcome !== "refused");
  const isPast = ({ ready }: ReviewedOrder): boolean => (ready.cells["date"] ?? "") < today;
  const shown: Record<Tab, ReviewedOrder[]> = {
    all: there,
    coming: there.filter((order) => !isPast(order)),
    past: there.filter(isPast),
    refused: [],
  };
  const counts = {
    all: orders.length,
    coming: shown.coming.length,
    past: shown.past.length,
    refused: left.length,
  };
  const labels = {
    all: t("orders.tab_all"),
    coming: t("imports.tab_coming"),
    past: t("orders.period_past"),
    refused: t("imports.tab_refused"),
  };
  return (
    <>
      <CountTabs
        label={t("imports.outcomes")}
        items={tabs.map((id) => ({
          id,
          label: labels[id],
          count: isDone ? format.number(counts[id]) : undefined,
        }))}
        value={tab}
        onChange={setTab}
        className={checkStyles.outcomeTabs}
      >
        <div className={checkStyles.tabPart}>
          {(tab === "all" || tab === "refused") && left.length > 0 && (
            <OrderList title={t("imports.not_yet")} orders={left} />
          )}
          {shown[tab].length > 0 && (
            <OrderList key={tab} title={t("imports.coming_in")} orders={shown[tab]} />
          )}
          {isDone && counts[tab] === 0 && (
            <p className={checkStyles.noRows}>{t("imports.none_here")}</p>
          )}
          {isDone && <Clients orders={there} />}
        </div>
      </CountTabs>
      {isDone && <ImportFoot draft={draft} check={check} outcomes={outcomes} />}
    </>
  );
}

/** The orders of which something is known yet, as they are read. */
function useReviewed(check: Check): ReviewedOrder[] {
  return useMemo(
    () =>
      mendedRows(check).flatMap((raw) => {
        const answer = check.answers.get(raw.row);
        return answer ? [{ raw, answer, ready: check.read(raw).ready }] : [];
      }),
    [check],
  );
}

/** Whom the orders belong to, and that no one hears of the import. */
function Clients({ orders }: { orders: readonly ReviewedOrder[] }) {
  const t = useT();
  const format = useFormat();
  const hasPayments = useFeature("payment_tracking");
  const { fresh, known } = countClients(orders);
  const isPaid = orders.some(({ raw }) => raw.cells.paid);
  return (
    <Notice tone="plain" icon={Users}>
      {t("imports.clients_of_orders", { known: format.number(known), new: format.number(fresh) })}
      {isPaid && !hasPayments && ` ${t("imports.paid_in_notes")}`}
    </Notice>
  );
}

function OrderList({ title, orders }: { title: string; orders: readonly ReviewedOrder[] }) {
  const t = useT();
  const [most, setMost] = useState(shownAtOnce);
  const list = useRef<HTMLUListElement>(null);
  return (
    <section className={joinClasses(cardStyles.card, cardStyles.cardFlush)}>
      <SectionHead
        className={columnStyles.flushHead}
        title={title}
        end={<span className={styles.count}>{t("orders.orders_count", { n: orders.length })}</span>}
      />
      <ul ref={list} className={styles.orders}>
        {orders.slice(0, most).map((order) => (
          <OrderRow key={order.raw.row} order={order} list={list} />
        ))}
      </ul>
      {orders.length > most && (
        <LoadMore
          label={t("common.load_more")}
          hasMore
          onPress={() => setMost(most + shownAtOnce * 2)}
        />
      )}
    </section>
  );
}

interface OrderRowProps {
  order: ReviewedOrder;
  /** The list it is in, in which the next field is found. */
  list: RefObject<HTMLUListElement | null>;
}

function OrderRow({ order: { raw, ready, answer }, list }: OrderRowProps) {
  const t = useT();
  const format = useFormat();
  const dayWords = useDayWords();
  const { cells, items = [] } = ready;
  const date = cells["date"] ?? "";
  const isDay = /^\d{4}-\d\d-\d\d$/.test(date);
  return (
    <li>
      <p className={styles.orderHead}>
        <b>
          <bdi>{cells["name"] ?? cells["phone"] ?? cells["email"] ?? t("imports.no_name")}</bdi>
        </b>
        <bdi className={styles.day}>{isDay ? dayWords.withWeekday(date) : date.slice(0, 40)}</bdi>
        <Result answer={answer} status={cells["status"]} date={date} />
      </p>
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map((item, at) => (
            <Item key={at} item={item} currency={cells["currency"] ?? ""} />
          ))}
        </ul>
      )}
      {answer.outcome === "refused" && (
        <div>
          <MendRow row={raw.row} cells={raw.cells} problems={answer.problems} list={list} />
        </div>
      )}
      {answer.outcome !== "refused" && answer.moved !== undefined && answer.moved.length > 0 && (
        <p className={checkStyles.overLimit}>
          {t("imports.moved_notes", {
            fields: format.list(answer.moved.map((field) => t(targetLabels[field]))),
          })}
        </p>
      )}
      <Foot raw={raw} ready={ready} />
    </li>
  );
}

function Item({
  item,
  currency,
}: {
  item: NonNullable<ReviewedOrder["ready"]["items"]>[number];
  currency: string;
}) {
  const format = useFormat();
  return (
    <li>
      <b>{format.number(item.quantity)}</b>
      <bdi>{item.name}</bdi>
      {item.unitPrice > 0 && <Money amount={item.quantity * item.unitPrice} currency={currency} />}
    </li>
  );
}

/** What becomes of the order: left out, there already, its state, or new. */
function Result({
  answer,
  status,
  date,
}: {
  answer: RowAnswer;
  status: string | undefined;
  date: string;
}) {
  const t = useT();
  const today = useToday();
  if (answer.outcome === "refused")
    return (
      <span data-tone="danger" className={styles.result}>
        <Icon of={CircleX} size="s" />
        {t("imports.row_refused")}
      </span>
    );
  if (answer.outcome === "unchanged")
    return (
      <span data-state="completed" className={styles.result}>
        <Icon of={Equal} size="s" />
        {t("imports.order_known")}
      </span>
    );
  const isCancelled = status === "cancelled";
  const state = isCancelled ? "cancelled" : date < today ? "completed" : (status ?? "pending");
  const label = {
    cancelled: "status_cancelled",
    completed: "status_completed",
    in_progress: "status_in_progress",
  } as const;
  const known = label[state as keyof typeof label];
  return (
    <span
      data-state={known ? state.replace("in_progress", "progress") : "ready"}
      className={styles.result}
    >
      <Icon of={CircleCheck} size="s" />
      {known ? t(`common.${known}`) : t("imports.row_new")}
    </span>
  );
}

/** Where the order is in the file, and what it comes to. */
function Foot({ raw, ready }: { raw: RawRow; ready: ReviewedOrder["ready"] }) {
  const t = useT();
  const format = useFormat();
  const { row, rows = [row], cells } = raw;
  const lastRow = rows.at(-1) ?? row;
  const total = totalOf(ready);
  const paid = (ready.payments ?? []).reduce((sum, { amount }) => sum + amount, 0);
  const currency = ready.cells["currency"] ?? "";
  const isMoney = /^[A-Z]{3}$/.test(currency);
  return (
    <p className={styles.foot}>
      <span>
        <Dots>
          {cells.number && t("imports.file_number", { number: cells.number.slice(0, 40) })}
          {lastRow > row
            ? t("imports.file_rows", { from: format.number(row), to: format.number(lastRow) })
            : t("imports.row", { row: format.number(row) })}
        </Dots>
      </span>
      {isMoney && total > 0 && (
        <span>
          <Dots>
            {paid > 0 && (
              <>
                {t("imports.paid")} <Money amount={paid} currency={currency} />
              </>
            )}
            <b>
              <Money amount={total} currency={currency} />
            </b>
          </Dots>
        </span>
      )}
    </p>
  );
}
