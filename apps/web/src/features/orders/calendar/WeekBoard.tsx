import { Plus } from "lucide-react";
import { useLayoutEffect, useState } from "react";
import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../../ui/Button.tsx";
import { IconLink } from "../../../ui/IconButton.tsx";
import { joinClasses } from "../../../ui/joinClasses.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { MiniTicket } from "./BriefTicket.tsx";
import { DayPlaces, lookOf } from "./DayPlaces.tsx";
import { OrderMenu } from "../acts/OrderMenu.tsx";
import type { OrderInBrief } from "../orders.types.ts";
import { useDayDrop, useOrderDrag } from "./order-drag.ts";
import { OrderHandle } from "./OrderHandle.tsx";
import { useDayArrows } from "./use-day-arrows.ts";
import type { OrderCalendar } from "./use-order-calendar.ts";
import { useToday } from "../../../platform/calendar/use-today.ts";
import styles from "./order-calendar.module.css";
import { pathTo } from "../../../platform/url/path-to.ts";

/** How many tickets a day shows before it says how many more there are. */
const shownAtFirst = 5;

/** A week in columns: each day with its tickets, which can be dragged to another day. */
export function WeekBoard({
  days,
  calendar,
}: {
  days: readonly string[];
  calendar: OrderCalendar;
}) {
  const today = useToday();
  const board = useDayArrows(false, today);
  const [first] = days;
  // Where the seven columns are wider than the board, it begins with today instead of days that are over.
  useLayoutEffect(() => {
    const column = board.current?.querySelector(`[data-day="${today}"]`);
    column?.scrollIntoView({ block: "nearest", inline: "start" });
  }, [board, today, first]);
  return (
    <div ref={board} className={styles.weekBoard}>
      {days.map((day) => (
        <DayColumn key={day} day={day} orders={calendar.byDay[day] ?? []} calendar={calendar} />
      ))}
    </div>
  );
}

interface DayColumnProps {
  day: string;
  orders: readonly OrderInBrief[];
  calendar: OrderCalendar;
}

function DayColumn({ day, orders, calendar }: DayColumnProps) {
  const t = useT();
  const format = useFormat();
  const today = useToday();
  const [isWhole, setWhole] = useState(false);
  const { place, dropProps, isOver } = useDayDrop(day, calendar);
  const isToday = day === today;
  const weekday = format.weekday(day, "short");
  const standing = calendar.standings[day];
  const hidden = orders.length - shownAtFirst;
  const shown = isWhole || hidden <= 0 ? orders : orders.slice(0, shownAtFirst);
  return (
    <section
      aria-label={format.longDay(day)}
      data-look={lookOf(day, today, standing)}
      data-day={day}
      className={joinClasses(styles.weekDay, isToday && styles.isToday, isOver && styles.isOver)}
      {...dropProps}
      ref={place}
    >
      <header data-day-control="" className={styles.weekHead}>
        <h3>
          <span>{isToday ? t("orders.today_weekday", { weekday }) : weekday}</span>
          <b>{Number(day.slice(8))}</b>
        </h3>
        <IconLink
          className={styles.weekAdd}
          label={t("orders.add_on_day", { date: format.longDay(day) })}
          icon={Plus}
          href={pathTo("/orders/new", { date: day })}
        />
        <div className={styles.weekPlaces}>
          {calendar.isLoading ? (
            <Skeleton width="60%" />
          ) : (
            <DayPlaces day={day} orders={orders} standing={standing} />
          )}
        </div>
      </header>
      <ul className={styles.weekOrders}>
        {shown.map((order) => (
          <WeekOrder key={order.id} order={order} />
        ))}
      </ul>
      {!isWhole && hidden > 0 && (
        <Button variant="quiet" className={styles.weekMore} onPress={() => setWhole(true)}>
          {t("orders.more_orders", { n: hidden })}
        </Button>
      )}
    </section>
  );
}

function WeekOrder({ order }: { order: OrderInBrief }) {
  const { dragProps, dragButtonProps } = useOrderDrag(order);
  return (
    <li {...dragProps} className={styles.weekOrder}>
      <MiniTicket order={order} />
      <OrderHandle order={order} {...dragButtonProps} />
      <div className={styles.weekMenu}>
        <OrderMenu order={order} />
      </div>
    </li>
  );
}
