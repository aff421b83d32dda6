import { getOrderCalendar, listDayCapacity } from "@marzipan/contract/orders";
import { monthEnd, monthStart } from "@marzipan/domain/dates";
import { dayCapacity } from "@marzipan/domain/day-capacity";
import { useMemo, useState } from "react";
import { useCall } from "../../../platform/api/queries.ts";
import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Calendar } from "../../../ui/Calendar.tsx";
import type { DayMarks } from "../../../ui/Calendar.tsx";
import { sayCapacity } from "../day-capacity.rules.ts";
import { isOpen } from "../order-state.rules.ts";
import { useToday } from "../../../platform/calendar/use-today.ts";
import { useWeekStart } from "../../../platform/calendar/use-week-start.ts";
import { nameOfWeekday } from "../../../platform/calendar/week-start.rules.ts";

interface OrderDayCalendarProps {
  label: string;
  value: string | null;
  onChange: (day: string) => void;
}

/** A month to choose a delivery day from; each day says how many open orders it has. */
export function OrderDayCalendar({ label, value, onChange }: OrderDayCalendarProps) {
  const t = useT();
  const format = useFormat();
  const today = useToday();
  const weekStart = useWeekStart();
  const [focused, setFocused] = useState(value ?? today);
  const month = { from: monthStart(focused), to: monthEnd(focused) };
  const { data } = useCall(getOrderCalendar, { query: month });
  const days = useCall(listDayCapacity, { query: month }).data;
  const [marks, standings] = useMemo(() => {
    const counts: Record<string, DayMarks> = {};
    const known = new Map(days?.items.map((day) => [day.date, dayCapacity(day)]));
    for (const [day, { state }] of known) {
      if (state === "closed" || state === "full" || state === "over") counts[day] = { look: state };
    }
    for (const order of data?.items ?? []) {
      if (!isOpen(order)) continue;
      const mark = counts[order.deliveryDate];
      counts[order.deliveryDate] = { ...mark, count: (mark?.count ?? 0) + 1 };
    }
    return [counts, known] as const;
  }, [data, days]);
  return (
    <Calendar
      label={label}
      value={value}
      onChange={onChange}
      focusedDay={focused}
      onFocusDay={setFocused}
      firstDayOfWeek={nameOfWeekday(weekStart)}
      monthLabels={{ previous: t("common.previous_month"), next: t("common.next_month") }}
      marks={marks}
      markWords={(day, { count = 0 }) => {
        const capacity = standings.get(day);
        const words = capacity && sayCapacity(t, format, day, capacity);
        const orders = t("orders.orders_count", { n: count });
        return t("common.labelled", {
          label: format.longDay(day),
          value: format.list(words ? [words, orders] : [orders]),
        });
      }}
    />
  );
}
