import { dayIn } from "@marzipan/domain/dates";
import { useCallback, useRef, useState } from "react";
import type { Order } from "../island/order.ts";
import { callServer } from "./api.ts";
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
  hasFailed: boolean;
}

/** Asks the server which days and times are possible, three weeks at a time. */
export function useDays({ data }: Order): DaysReply {
  const [today] = useState(() => dayIn(data.business.timeZone, new Date()));
  const [known, setKnown] = useState<ReadonlyMap<string, Day>>(new Map());
  const [hasFailed, setHasFailed] = useState(false);
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
          setHasFailed(false);
          setKnown(
            (before) => new Map([...before, ...days.map((day) => [day.date, day] as const)]),
          );
        },
        () => {
          asked.current.delete(page);
          setHasFailed(true);
        },
      );
    },
    [data, today],
  );
  const renew = useCallback(() => {
    asked.current.clear();
    load(last.current);
  }, [load]);
  return { today, stateOf: (day) => known.get(day), load, renew, hasFailed };
}
