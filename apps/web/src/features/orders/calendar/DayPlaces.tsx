import { dayCapacity } from "@marzipan/domain/day-capacity";
import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { useToday } from "../../../platform/calendar/use-today.ts";
import { Track } from "../../../ui/Track.tsx";
import { sayCapacityBeside } from "../day-capacity.rules.ts";
import type { OrderInBrief } from "../orders.types.ts";
import type { OrderCalendar } from "./use-order-calendar.ts";
import styles from "./day-places.module.css";

interface DayPlacesProps {
  day: string;
  orders: readonly OrderInBrief[];
  standing: OrderCalendar["standings"][string] | undefined;
}

/**
 * What a day's places come to: closed, full or how many of the limit are taken, with a bar; without a limit how many
 * orders it has. On past days every order counts that was not cancelled, since a completed one gives its place back.
 */
export function DayPlaces({ day, orders, standing }: DayPlacesProps) {
  const t = useT();
  const format = useFormat();
  const today = useToday();
  const kept = orders.filter(({ cancelledAt }) => cancelledAt === null).length;
  const count =
    orders.length === 0
      ? t("orders.nothing_on_day")
      : t("orders.orders_count", { n: orders.length });
  if (!standing) return <p className={styles.places}>{count}</p>;
  const isPast = day < today;
  const taken = isPast ? kept : standing.taken;
  const capacity = dayCapacity({ ...standing, taken });
  if (capacity.state === "closed") {
    return (
      <p className={styles.places}>
        {sayCapacityBeside(t, format, day, capacity)}
        {orders.length > 0 && <span>{count}</span>}
      </p>
    );
  }
  if (capacity.state === "unlimited") return <p className={styles.places}>{count}</p>;
  const { limit } = capacity;
  const words = t("orders.taken_of_limit", {
    taken: format.number(taken),
    limit: format.number(limit),
  });
  const isFull = capacity.state !== "places" && !isPast;
  return (
    <div className={styles.places} data-look={isFull ? capacity.state : undefined}>
      <Track
        label={format.longDay(day)}
        value={taken}
        max={limit}
        valueText={words}
        tone={isFull ? "danger" : "plain"}
        isThin
      />
      <p>
        {words}
        {isFull && <b>{sayCapacityBeside(t, format, day, capacity)}</b>}
      </p>
    </div>
  );
}

/** Returns how a day looks beside the others: closed, full, or neither; past days are only closed. */
export function lookOf(
  day: string,
  today: string,
  standing: DayPlacesProps["standing"],
): "closed" | "full" | "over" | undefined {
  if (!standing) return undefined;
  const { state } = dayCapacity(standing);
  if (state === "closed") return state;
  return day >= today && (state === "full" || state === "over") ? state : undefined;
}
