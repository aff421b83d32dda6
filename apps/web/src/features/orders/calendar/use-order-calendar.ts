import { getOrderCalendar, updateOrder } from "@marzipan/contract/orders";
import { keepPreviousData } from "@tanstack/react-query";
import { useMemo, useRef, useState } from "react";
import { useAct, useCall } from "../../../platform/api/queries.ts";
import { useErrorText } from "../../../platform/errors/error-text.ts";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { useToast } from "../../../platform/toast/use-toast.ts";
import { ordersByDay, withMoved } from "./calendar-view.rules.ts";
import type { DaySpan, Move } from "./calendar-view.rules.ts";
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

interface FailedMove {
  order: OrderInBrief;
  day: string;
  error: Error;
}

function isDayRefused({ error }: FailedMove): boolean {
  return dayRefusalOf(error) !== null;
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
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const [failures, setFailures] = useState<readonly FailedMove[]>([]);
  const moving = useAct(updateOrder);
  const line = useRef(Promise.resolve());
  const byDay = useMemo(
    () => ordersByDay(withMoved(query.data?.items ?? [], moves)),
    [query.data, moves],
  );
  const send = async (order: OrderInBrief, move: Move, overCapacity: boolean): Promise<void> => {
    const { id, day } = move;
    const forget = (): void => setMoves((before) => before.filter((one) => one !== move));
    try {
      const body = { deliveryDate: day, ...(overCapacity && { overCapacity }) };
      await moving.mutateAsync({ params: { id }, body });
      showToast(sayNewDay(t, dayWords, "moved_to", day));
      void query.refetch().finally(forget);
    } catch (error) {
      forget();
      setFailures((before) => [...before, { order, day, error: error as Error }]);
    }
  };
  const move = (order: OrderInBrief, day: string, overCapacity: boolean): void => {
    if (order.deliveryDate === day) return;
    const next = { id: order.id, day };
    setMoves((before) => [...before.filter(({ id }) => id !== order.id), next]);
    setFailures((before) => before.filter(isDayRefused));
    // One after the other: an order that is moved twice ends where it was dropped last.
    line.current = line.current.then(() => send(order, next, overCapacity));
  };
  const refused = failures.find(isDayRefused);
  const failed = failures.findLast((failure) => !isDayRefused(failure));
  const forgetRefused = (): void =>
    setFailures((before) => before.filter((one) => one !== refused));
  return {
    byDay,
    standings,
    isLoading: query.isPending || query.isPlaceholderData,
    error: query.error,
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
    move: (order, day) => move(order, day, false),
    moveFailure: failed
      ? t("orders.not_moved", {
          number: String(failed.order.number),
          why: errorText(failed.error),
        })
      : null,
    refusedMove: refused
      ? {
          error: refused.error,
          day: refused.day,
          goOver: () => {
            forgetRefused();
            move(refused.order, refused.day, true);
          },
          forget: forgetRefused,
        }
      : null,
  };
}
