import type { ReplyOf } from "@marzipan/contract/endpoint";
import { listDayCapacity } from "@marzipan/contract/orders";
import { keepPreviousData } from "@tanstack/react-query";
import { useMemo } from "react";
import { useCall } from "../../platform/api/queries.ts";

/** How days stand for orders, with their opening hours, by day, as far as it is known. */
export type DayStandings = Readonly<
  Record<string, ReplyOf<typeof listDayCapacity>["items"][number]>
>;

const none: DayStandings = {};

/** Asks how each day of a span stands for orders, at most 62 of them; nothing without a span. */
export function useDayStandings(span: { from: string; to: string } | null): DayStandings {
  const { data } = useCall(
    listDayCapacity,
    { query: span ?? { from: "", to: "" } },
    { enabled: span !== null, placeholderData: keepPreviousData },
  );
  return useMemo(
    () => (data ? Object.fromEntries(data.items.map((day) => [day.date, day])) : none),
    [data],
  );
}
