import { ArrowUpDown, CalendarRange } from "lucide-react";
import { orderSorts } from "@marzipan/contract/order-filters";
import { useState } from "react";
import type { PlainPhraseKey } from "@marzipan/phrases/translate";
import { useDayWords } from "../../../platform/calendar/use-day-words.ts";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Menu } from "../../../ui/Menu.tsx";
import { periods } from "./orders-view.rules.ts";
import type { OrderSort, OrdersView, Period } from "./orders-view.rules.ts";
import { RangeSheet } from "../../../platform/calendar/RangeSheet.tsx";
import styles from "./orders.module.css";

const sortWords: Readonly<Record<OrderSort, PlainPhraseKey>> = {
  delivery: "orders.sort_delivery",
  "-delivery": "orders.sort_delivery_last",
  newest: "orders.sort_newest",
  client: "orders.sort_client",
};

interface ListChoicesProps {
  view: OrdersView;
  onPeriod: (period: Period, from: string | null, to: string | null) => void;
  onSort: (sort: OrderSort) => void;
}

/** The days that the list shows and the order that it goes by. */
export function ListChoices({ view, onPeriod, onSort }: ListChoicesProps) {
  const t = useT();
  const [isChoosing, setChoosing] = useState(false);
  return (
    <div className={styles.ordersChoices} role="group" aria-label={t("orders.filter_and_sort")}>
      <Menu
        label={t("orders.period")}
        selectedId={view.period}
        trigger={
          <Button variant="quiet" icon={CalendarRange} iconSize="s">
            <PeriodWords view={view} />
          </Button>
        }
        entries={periods.map((id) => ({ id, text: t(`orders.period_${id}`) }))}
        onAction={(id) => {
          if (id === "range") setChoosing(true);
          else onPeriod(id as Period, null, null);
        }}
      />
      <Menu
        label={t("common.sort_by")}
        selectedId={view.sort}
        trigger={
          <Button variant="quiet" icon={ArrowUpDown} iconSize="s">
            <span className="sr-only">{t("common.sort_by")} </span>
            {t(sortWords[view.sort])}
          </Button>
        }
        entries={orderSorts.map((id) => ({ id, text: t(sortWords[id]) }))}
        onAction={(id) => onSort(id as OrderSort)}
      />
      {isChoosing && (
        <RangeSheet
          from={view.from}
          to={view.to}
          onClose={() => setChoosing(false)}
          onChoose={(from, to) => {
            setChoosing(false);
            onPeriod("range", from, to);
          }}
        />
      )}
    </div>
  );
}

function PeriodWords({ view }: { view: OrdersView }) {
  const t = useT();
  const days = useDayWords();
  if (view.period !== "range") return t(`orders.period_${view.period}`);
  const { from, to } = view;
  if (from !== null && from === to) return days.withWeekday(from);
  if (from !== null && to !== null) {
    return t("orders.range_days", { from: days.brief(from), to: days.brief(to) });
  }
  return from === null
    ? t("orders.range_until", { date: days.brief(to ?? "") })
    : t("orders.range_from", { date: days.brief(from) });
}
