import type { DayCapacity } from "@marzipan/domain/day-capacity";
import type { Format } from "@marzipan/phrases/format";
import type { Translate } from "@marzipan/phrases/translate";

/** Says what a day's places come to: "1 over your limit of 3", "Closed on Saturday"; `null` where there is nothing to say. */
export function sayCapacity(
  t: Translate,
  format: Format,
  date: string,
  capacity: DayCapacity,
): string | null {
  switch (capacity.state) {
    case "unlimited":
      return null;
    case "places":
      return t("orders.places_left", { n: capacity.left });
    case "full":
      return t("orders.day_full");
    case "over":
      return t("orders.over_limit", {
        over: format.number(capacity.by),
        limit: format.number(capacity.limit),
      });
    case "closed":
      return capacity.reason === "weekday"
        ? t("orders.closed_on_weekday", { weekday: format.weekday(date) })
        : t("orders.day_closed_title");
  }
}

/** Says the same where the day's name stands beside it: that it is closed is one word there. */
export function sayCapacityBeside(
  t: Translate,
  format: Format,
  date: string,
  capacity: DayCapacity,
): string | null {
  return capacity.state === "closed" ? t("orders.closed") : sayCapacity(t, format, date, capacity);
}
