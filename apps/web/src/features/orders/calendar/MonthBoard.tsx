import { Plus } from "lucide-react";
import { Link } from "react-aria-components/Link";
import { dayCapacity } from "@marzipan/domain/day-capacity";
import { monthStart } from "@marzipan/domain/dates";
import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { IconLink } from "../../../ui/IconButton.tsx";
import { joinClasses } from "../../../ui/joinClasses.ts";
import { lookOf } from "./DayPlaces.tsx";
import { OrderHandle } from "./OrderHandle.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { StateKey } from "../../../ui/StateMark.tsx";
import { TextLink } from "../../../ui/TextLink.tsx";
import { sayCapacityBeside } from "../day-capacity.rules.ts";
import { stateOf, stateWords } from "../order-state.rules.ts";
import type { OrderInBrief } from "../orders.types.ts";
import { useDayDrop, useOrderDrag } from "./order-drag.ts";
import { useDayArrows } from "./use-day-arrows.ts";
import type { OrderCalendar } from "./use-order-calendar.ts";
import { useToday } from "../../../platform/calendar/use-today.ts";
import { withSoftHyphens } from "./soft-hyphens.rules.ts";
import styles from "./order-calendar.module.css";
import { pathTo } from "../../../platform/url/path-to.ts";

/** How many orders a day of the month names; the week shows all. */
const named = 3;

interface MonthBoardProps {
  /** The drawn days: whole weeks. */
  days: readonly string[];
  /** A day of the month. */
  month: string;
  calendar: OrderCalendar;
}

/** A month in weeks: each day with its number of orders and the first of them. */
export function MonthBoard({ days, month, calendar }: MonthBoardProps) {
  const format = useFormat();
  const board = useDayArrows(true, useToday());
  return (
    <div ref={board} className={styles.monthBoard}>
      {days.slice(0, 7).map((day) => (
        <p key={day} className={styles.monthWeekday} aria-hidden="true">
          {format.weekday(day, "short")}
        </p>
      ))}
      {days.map((day) => (
        <MonthDay
          key={day}
          day={day}
          isOutside={monthStart(day) !== monthStart(month)}
          orders={calendar.byDay[day] ?? []}
          calendar={calendar}
        />
      ))}
    </div>
  );
}

interface MonthDayProps {
  day: string;
  isOutside: boolean;
  orders: readonly OrderInBrief[];
  calendar: OrderCalendar;
}

function MonthDay({ day, isOutside, orders, calendar }: MonthDayProps) {
  const t = useT();
  const format = useFormat();
  const today = useToday();
  const hidden = orders.length - named;
  const shown = hidden > 1 ? orders.slice(0, named) : orders;
  const { place, dropProps, isOver } = useDayDrop(day, calendar);
  const standing = calendar.standings[day];
  const look = lookOf(day, today, standing);
  const places = look && standing ? sayCapacityBeside(t, format, day, dayCapacity(standing)) : null;
  const count = calendar.isLoading ? null : t("orders.orders_count", { n: orders.length });
  const facts = [places, count].filter((fact) => fact !== null);
  const weekHref = pathTo("/orders/calendar", { day });
  return (
    <section
      aria-label={
        facts.length === 0
          ? format.longDay(day)
          : t("common.labelled", { label: format.longDay(day), value: format.list(facts) })
      }
      data-look={look}
      data-day={day}
      className={joinClasses(
        styles.monthDay,
        isOutside && styles.isOutside,
        day === today && styles.isToday,
        isOver && styles.isOver,
      )}
      {...dropProps}
      ref={place}
    >
      <header className={styles.monthHead}>
        <Link
          href={weekHref}
          data-day-control=""
          className={joinClasses(styles.monthNumber)}
          aria-label={format.longDay(day)}
        >
          {Number(day.slice(8))}
        </Link>
        {calendar.isLoading && <Skeleton width="24px" />}
        {!calendar.isLoading && orders.length > 0 && (
          <span className={styles.monthCount} aria-hidden="true">
            {format.number(orders.length)}
          </span>
        )}
        <IconLink
          className={styles.weekAdd}
          label={t("orders.add_on_day", { date: format.longDay(day) })}
          icon={Plus}
          iconSize="s"
          href={pathTo("/orders/new", { date: day })}
        />
      </header>
      {places !== null && <p className={styles.monthPlaces}>{places}</p>}
      <ul>
        {shown.map((order) => (
          <MonthOrder key={order.id} order={order} />
        ))}
      </ul>
      {hidden > 1 && (
        <TextLink href={weekHref} className={styles.monthMore}>
          {t("orders.more_orders", { n: hidden })}
        </TextLink>
      )}
    </section>
  );
}

function MonthOrder({ order }: { order: OrderInBrief }) {
  const t = useT();
  const format = useFormat();
  const state = stateOf(order);
  const { dragProps, dragButtonProps } = useOrderDrag(order);
  return (
    <li {...dragProps} className={styles.draggedOrder}>
      <Link
        href={pathTo("/orders/$orderId", { orderId: order.id })}
        data-state={state}
        className={joinClasses(styles.monthOrder)}
      >
        <StateKey state={state} />
        <span className={styles.monthWhen}>
          {order.deliveryTime !== null && <b>{format.time(order.deliveryTime)}</b>}
          <span className={styles.monthState}>{t(stateWords[state])}</span>
        </span>
        <span className={styles.monthClient}>
          <bdi>{withSoftHyphens(order.clientName)}</bdi>
        </span>
      </Link>
      <OrderHandle order={order} {...dragButtonProps} />
    </li>
  );
}
