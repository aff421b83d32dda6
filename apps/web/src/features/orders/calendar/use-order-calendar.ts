import { getOrderCalendar, updateOrder } from "@marzipan/contract/orders";
import { keepPreviousData } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useAct, useCall } from "../../../platform/api/queries.ts";
import { useErrorText } from "../../../platform/errors/error-text.ts";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { useToast } from "../../../platform/toast/use-toast.ts";
import { ordersByDay, withMoved } from "./calendar-view.rules.ts";
import type { DaySpan } from "./calendar-view.rules.ts";
import type { OrderInBrief } from "../orders.types.ts";
import { useDayStandings } from "../use-day-standings.ts";
import type { DayStandings } from "../use-day-standings.ts";
import { dayRefusalOf } from "../acts/refused-day.ts";
import { useDayWords } from "../../../platform/calendar/use-day-words.ts";
import { sayNewDay } from "../acts/moved-day.rules.ts";

/** The orders of the drawn days, and moving one to another day. */
export interface OrderCalendar {
  byDay: Readonly<Record<string, readonly OrderInBrief[]>>;
  /** How each day stands for orders, as far as it is known. */
  standings: DayStandings;
  /** The orders of the drawn days are not known yet. */
  isLoading: boolean;
  /** Why the days could not be loaded. */
  error: Error | null;
  isFetching: boolean;
  retry: () => void;
  move: (order: OrderInBrief, day: string) => void;
  /** Why the last order was not moved. */
  moveFailure: string | null;
  /**
   * A move that was refused because the day is full or closed, until the owner confirms or drops
   * it.
   */
  refusedMove: RefusedMove | null;
}

/** A move onto a full or closed day. */
export interface RefusedMove {
  error: Error;
  day: string;
  goOver: () => void;
  forget: () => void;
}

/**
 * Loads the orders of a span of days. A moved order is shown on its new day optimistically, and
 * back on the old one when the server refuses.
 */
export function useOrderCalendar(span: DaySpan): OrderCalendar {
  const t = useT();
  const errorText = useErrorText();
  const showToast = useToast();
  const dayWords = useDayWords();
  const query = useCall(
    getOrderCalendar,
    { query: { ...span } },
    { placeholderData: keepPreviousData },
  );
  const standings = useDayStandings(span);
  const [moved, setMoved] = useState<{ id: string; day: string } | null>(null);
  const [failed, setFailed] = useState<{ order: OrderInBrief; day: string; error: Error } | null>(
    null,
  );
  const moving = useAct(updateOrder);
  const byDay = useMemo(
    () => ordersByDay(withMoved(query.data?.items ?? [], moved)),
    [query.data, moved],
  );
  const move = (order: OrderInBrief, day: string, overCapacity: boolean): void => {
    if (order.deliveryDate === day || moving.isPending) return;
    setMoved({ id: order.id, day });
    setFailed(null);
    moving.mutate(
      {
        params: { id: order.id },
        body: { deliveryDate: day, ...(overCapacity && { overCapacity }) },
      },
      {
        onSuccess: () => {
          showToast(sayNewDay(t, dayWords, "moved_to", day));
          void query.refetch().finally(() => setMoved(null));
        },
        onError: (error) => {
          setMoved(null);
          setFailed({ order, day, error });
        },
      },
    );
  };
  const isDayRefused = failed !== null && dayRefusalOf(failed.error) !== null;
  return {
    byDay,
    standings,
    isLoading: query.isPending || query.isPlaceholderData,
    error: query.error,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
    move: (order, day) => move(order, day, false),
    moveFailure:
      failed && !isDayRefused
        ? t("orders.not_moved", {
            number: String(failed.order.number),
            why: errorText(failed.error),
          })
        : null,
    refusedMove: isDayRefused
      ? {
          error: failed.error,
          day: failed.day,
          goOver: () => move(failed.order, failed.day, true),
          forget: () => setFailed(null),
        }
      : null,
  };
}
