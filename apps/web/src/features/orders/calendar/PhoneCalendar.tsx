import { dayCapacity } from "@marzipan/domain/day-capacity";
import { monthStart } from "@marzipan/domain/dates";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import { Calendar } from "../../../ui/Calendar.tsx";
import type { DayMarks } from "../../../ui/Calendar.tsx";
import { TicketListSkeleton } from "../../../ui/Skeleton.tsx";
import { TicketList } from "../../../ui/Ticket.tsx";
import { BriefTicket } from "./BriefTicket.tsx";
import { DayPlaces, lookOf } from "./DayPlaces.tsx";
import { OrderMenu } from "../acts/OrderMenu.tsx";
import { sayCapacity } from "../day-capacity.rules.ts";
import { DayHead } from "../list/OrderRows.tsx";
import type { OrderCalendar } from "./use-order-calendar.ts";
import { useDayWords } from "../../../platform/calendar/use-day-words.ts";
import { useToday } from "../../../platform/calendar/use-today.ts";
import { useWeekStart } from "../../../platform/calendar/use-week-start.ts";
import { nameOfWeekday } from "../../../platform/calendar/week-start.rules.ts";
import { joinClasses } from "../../../ui/joinClasses.ts";
import styles from "./order-calendar.module.css";
import cardStyles from "../../../ui/Card.module.css";
import ordersStyles from "../list/orders.module.css";
import { pathTo } from "../../../platform/url/path-to.ts";

/** A week on a phone: its days in one column, each with its tickets. */
export function PhoneWeek({
  days,
  calendar,
}: {
  days: readonly string[];
  calendar: OrderCalendar;
}) {
  const t = useT();
  const today = useToday();
  const [isUnfolded, setUnfolded] = useState(false);
  if (calendar.isLoading) return <TicketListSkeleton label={t("orders.loading")} />;
  const past = days.includes(today) ? days.filter((day) => day < today) : [];
  const shown = isUnfolded ? days : days.filter((day) => !past.includes(day));
  return (
    <>
      <FoldedDays
        days={past}
        calendar={calendar}
        isUnfolded={isUnfolded}
        onPress={() => setUnfolded(!isUnfolded)}
      />
      {shown.map((day) => (
        <PhoneDay key={day} day={day} calendar={calendar} />
      ))}
    </>
  );
}

interface FoldedDaysProps {
  days: readonly string[];
  calendar: OrderCalendar;
  isUnfolded: boolean;
  onPress: () => void;
}

/** The past days of the present week in one line, so that today stands at the top. */
function FoldedDays({ days, calendar, isUnfolded, onPress }: FoldedDaysProps) {
  const t = useT();
  const format = useFormat();
  const words = useDayWords();
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return null;
  const n = days.reduce((sum, day) => sum + (calendar.byDay[day]?.length ?? 0), 0);
  return (
    <Button
      className={styles.dayFolded}
      icon={ChevronDown}
      iconSize="s"
      aria-expanded={isUnfolded}
      onPress={onPress}
    >
      {first === last ? words.head(first) : format.dayRange(first, last)}
      <small>{n === 0 ? t("orders.nothing_on_day") : t("orders.orders_count", { n })}</small>
    </Button>
  );
}

interface PhoneMonthProps {
  day: string;
  onDay: (day: string) => void;
  calendar: OrderCalendar;
}

/** A month on a phone: the orders and the places of its days, and the tickets of the chosen one. */
export function PhoneMonth({ day, onDay, calendar }: PhoneMonthProps) {
  const t = useT();
  const format = useFormat();
  const today = useToday();
  const weekStart = useWeekStart();
  // The focused day belongs to the calendar: a day is selected by a press, or by turning to its
  // month, not by moving the focus.
  const [focused, setFocused] = useState({ day, of: day });
  if (focused.of !== day) setFocused({ day, of: day });
  const focus = (next: string): void => {
    if (monthStart(next) === monthStart(day)) setFocused({ day: next, of: day });
    else onDay(next);
  };
  const marks: Record<string, DayMarks> = {};
  for (const date of Object.keys({ ...calendar.standings, ...calendar.byDay })) {
    const look = lookOf(date, today, calendar.standings[date]);
    const count = calendar.byDay[date]?.length ?? 0;
    const standing = calendar.standings[date];
    const taken =
      standing && standing.limit !== null && standing.limit > 0 && date >= today
        ? standing.taken / standing.limit
        : 0;
    if (look || count > 0)
      marks[date] = { count, ...(taken > 0 && { taken }), ...(look && { look }) };
  }
  return (
    <>
      <div className={joinClasses(cardStyles.card, styles.monthCard)}>
        <Calendar
          label={t("orders.calendar")}
          value={day}
          onChange={onDay}
          focusedDay={focused.day}
          onFocusDay={focus}
          firstDayOfWeek={nameOfWeekday(weekStart)}
          monthLabels={{ previous: t("common.previous_month"), next: t("common.next_month") }}
          marks={marks}
          markWords={(date, { count = 0 }) => {
            const standing = calendar.standings[date];
            const places = standing && sayCapacity(t, format, date, dayCapacity(standing));
            const orders = t("orders.orders_count", { n: count });
            return t("common.labelled", {
              label: format.longDay(date),
              value: format.list(places ? [places, orders] : [orders]),
            });
          }}
        />
      </div>
      {calendar.isLoading ? (
        <TicketListSkeleton label={t("orders.loading")} count={2} />
      ) : (
        <PhoneDay day={day} calendar={calendar} />
      )}
    </>
  );
}

/** A day with its tickets; an empty one offers to add an order on it. */
function PhoneDay({ day, calendar }: { day: string; calendar: OrderCalendar }) {
  const t = useT();
  const format = useFormat();
  const today = useToday();
  const orders = calendar.byDay[day] ?? [];
  const standing = calendar.standings[day];
  const places = <DayPlaces day={day} orders={orders} standing={standing} />;
  return (
    <section data-part="order-group" className={ordersStyles.orderGroup}>
      <DayHead day={day} />
      {orders.length > 0 && standing && <div className={styles.dayPlaces}>{places}</div>}
      {orders.length === 0 ? (
        <div className={styles.dayFree} data-look={lookOf(day, today, standing)}>
          {places}
          <ButtonLink
            variant="quiet"
            href={pathTo("/orders/new", { date: day })}
            aria-label={t("common.labelled", {
              label: t("common.add"),
              value: format.longDay(day),
            })}
          >
            {t("common.add")}
          </ButtonLink>
        </div>
      ) : (
        <TicketList>
          {orders.map((order) => (
            <li key={order.id}>
              <BriefTicket order={order} actions={<OrderMenu order={order} />} />
            </li>
          ))}
        </TicketList>
      )}
    </section>
  );
}
