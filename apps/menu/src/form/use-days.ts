import { dayIn } from "@marzipan/domain/dates";
import { useCallback, useRef, useState } from "react";
import type { Order } from "../island/order.ts";
import { CallFailure, callServer } from "./api.ts";
import { listDays, shownDays } from "./calendar.rules.ts";
import type { Day } from "./DayTable.tsx";

/** The days that are known so far. */
export interface DaysReply {
  /** The business's own day. */
  today: string;
  stateOf: (day: string) => Day | undefined;
  /** Fetches a page of the picker, unless it is there or on its way. */
  load: (page: number) => void;
  /** Drops all days and reloads the page asked for last, such as after `day_full`. */
  renew: () => void;
  /** The phrase that says why the days did not come; `null` where they did. */
  failure: string | null;
}

/** Asks the server which days and times are possible, three weeks at a time. */
export function useDays({ data }: Order): DaysReply {
  const [today] = useState(() => dayIn(data.business.timeZone, new Date()));
  const [known, setKnown] = useState<ReadonlyMap<string, Day>>(new Map());
  const [failure, setFailure] = useState<string | null>(null);
  const asked = useRef(new Set<number>());
  const last = useRef(0);
  const load = useCallback(
    (page: number) => {
      last.current = page;
      if (asked.current.has(page)) return;
      asked.current.add(page);
      const [from = today] = listDays(today, data.weekStart, page);
      const first = from < today ? today : from;
      const address = encodeURIComponent(data.address);
      const url = `/api/public/menus/${address}/days?from=${first}&days=${shownDays}`;
      callServer<{ days: Day[] }>(url).then(
        ({ days }) => {
          setFailure(null);
          setKnown(
            (before) => new Map([...before, ...days.map((day) => [day.date, day] as const)]),
          );
        },
        (error: unknown) => {
          asked.current.delete(page);
          const isClosed = error instanceof CallFailure && error.code === "ordering_closed";
          setFailure(isClosed ? "errors.ordering_closed" : "menu.days_failed");
        },
      );
    },
    [data, today],
  );
  const renew = useCallback(() => {
    asked.current.clear();
    load(last.current);
  }, [load]);
  return { today, stateOf: (day) => known.get(day), load, renew, failure };
}
