import { ChevronLeft, ChevronRight } from "lucide-react";
import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { useUrlParams, writeSearch } from "../../../platform/url/use-url-params.ts";
import { Button } from "../../../ui/Button.tsx";
import { ErrorState } from "../../../ui/ErrorState.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { Segmented } from "../../../ui/Segmented.tsx";
import { StateKey } from "../../../ui/StateMark.tsx";
import { daysOfSpan, drawnSpan, readCalendarView, stepDay } from "./calendar-view.rules.ts";
import type { CalendarView } from "./calendar-view.rules.ts";
import { DayWarning } from "../acts/DayWarning.tsx";
import { CalendarFeedButton } from "../../calendar-feed/CalendarFeedButton.tsx";
import { MonthBoard } from "./MonthBoard.tsx";
import { OrderActing } from "../acts/OrderActing.tsx";
import { OrdersHead, calendarHref, listHref } from "../list/OrdersHead.tsx";
import { stateWords } from "../order-state.rules.ts";
import { PhoneMonth, PhoneWeek } from "./PhoneCalendar.tsx";
import { useIsWide } from "../../../platform/screen/use-is-wide.ts";
import { useOrderCalendar } from "./use-order-calendar.ts";
import type { OrderCalendar } from "./use-order-calendar.ts";
import { useToday } from "../../../platform/calendar/use-today.ts";
import { useWeekStart } from "../../../platform/calendar/use-week-start.ts";
import { WeekBoard } from "./WeekBoard.tsx";
import styles from "./order-calendar.module.css";
import ordersStyles from "../list/orders.module.css";

/** The orders by day: a week or a month, kept in the page's address. */
export function OrderCalendarPage() {
  const today = useToday();
  const weekStart = useWeekStart();
  const navigate = useNavigate();
  const isPhone = !useIsWide();
  const [params, change] = useUrlParams();
  const view = useMemo(() => readCalendarView(params, today), [params, today]);
  const span = useMemo(() => drawnSpan(view, weekStart), [view, weekStart]);
  const calendar = useOrderCalendar(span);
  const setDay = (day: string): void => change({ day: day === today ? null : day });
  const bar = (
    <CalendarBar
      view={view}
      onDay={setDay}
      onKind={(kind) => change({ view: kind === "week" ? null : kind })}
    />
  );
  return (
    <OrderActing>
      <OrdersHead
        current={calendarHref}
        q=""
        onSearch={(q) => void navigate({ href: listHref + writeSearch({ q }) })}
        tools={!isPhone && bar}
      >
        {isPhone && bar}
        <CalendarFace view={view} onDay={setDay} days={daysOfSpan(span)} calendar={calendar} />
      </OrdersHead>
    </OrderActing>
  );
}

interface CalendarBarProps {
  view: CalendarView;
  onDay: (day: string) => void;
  onKind: (kind: CalendarView["kind"]) => void;
}

/** Week or month, which one, and the way to the neighbours and back to today. */
function CalendarBar({ view, onDay, onKind }: CalendarBarProps) {
  const t = useT();
  const format = useFormat();
  const today = useToday();
  const isPhone = !useIsWide();
  const weekStart = useWeekStart();
  const { from, to } = drawnSpan(view, weekStart);
  const isWeek = view.kind === "week";
  return (
    <div className={styles.calendarBar}>
      <Segmented
        aria-label={t("orders.ways_to_see")}
        fitsWords
        options={[
          { id: "week", label: t("orders.view_week") },
          { id: "month", label: t("orders.view_month") },
        ]}
        value={view.kind}
        onChange={onKind}
      />
      <Button onPress={() => onDay(today)}>{t("common.today")}</Button>
      {(isWeek || !isPhone) && (
        <div className={styles.calendarSteps}>
          <IconButton
            isOutlined
            flips
            icon={ChevronLeft}
            label={isWeek ? t("orders.previous_week") : t("common.previous_month")}
            onPress={() => onDay(stepDay(view, -1))}
          />
          <h2 aria-live="polite">{isWeek ? format.range(from, to) : format.month(view.day)}</h2>
          <IconButton
            isOutlined
            flips
            icon={ChevronRight}
            label={isWeek ? t("orders.next_week") : t("common.next_month")}
            onPress={() => onDay(stepDay(view, 1))}
          />
        </div>
      )}
    </div>
  );
}

interface CalendarFaceProps {
  view: CalendarView;
  onDay: (day: string) => void;
  days: readonly string[];
  calendar: OrderCalendar;
}

/**
 * The days of the view: boards where there is feature, a list on a phone. A failure replaces them,
 * since a partial calendar would look like free days.
 */
function CalendarFace({ view, onDay, days, calendar }: CalendarFaceProps) {
  const t = useT();
  const isPhone = !useIsWide();
  if (calendar.error) {
    return (
      <ErrorState
        title={t("errors.orders_not_loaded")}
        text={t("orders.not_loaded_text")}
        retryLabel={t("common.try_again")}
        onRetry={calendar.retry}
        isRetrying={calendar.isFetching}
      />
    );
  }
  return (
    <>
      {calendar.moveFailure !== null && (
        <Notice tone="danger" role="alert" className={ordersStyles.ordersNotice}>
          {calendar.moveFailure}
        </Notice>
      )}
      <DayWarning
        error={calendar.refusedMove?.error ?? null}
        day={calendar.refusedMove?.day ?? view.day}
        onConfirm={() => calendar.refusedMove?.goOver()}
        onClose={() => calendar.refusedMove?.forget()}
        isPending={false}
        confirmLabel={t("orders.move_save")}
      />
      {isPhone && view.kind === "week" && <PhoneWeek days={days} calendar={calendar} />}
      {isPhone && view.kind === "month" && (
        <PhoneMonth day={view.day} onDay={onDay} calendar={calendar} />
      )}
      {!isPhone && view.kind === "week" && <WeekBoard days={days} calendar={calendar} />}
      {!isPhone && view.kind === "month" && (
        <MonthBoard days={days} month={view.day} calendar={calendar} />
      )}
      <div className={styles.calendarFoot}>
        {!isPhone && <Legend />}
        <CalendarFeedButton />
      </div>
    </>
  );
}

/** The key to the colours, each with its word. */
function Legend() {
  const t = useT();
  const states = ["pending", "progress", "ready", "completed", "cancelled"] as const;
  return (
    <ul className={styles.calendarLegend} aria-label={t("orders.colours")}>
      {states.map((state) => (
        <li key={state} data-state={state}>
          <StateKey state={state} />
          {t(stateWords[state])}
        </li>
      ))}
    </ul>
  );
}
