import { dayCapacity } from "@marzipan/domain/day-capacity";
import type { DayStanding } from "@marzipan/domain/day-capacity";
import { useToday } from "../../../platform/calendar/use-today.ts";
import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { sayCapacity } from "../day-capacity.rules.ts";

/** Returns whether the owner must confirm a day: it is over, closed, or has no place left. */
export function needsConfirming(
  day: string,
  today: string,
  standing: DayStanding | undefined,
): boolean {
  if (day < today) return true;
  if (!standing) return false;
  const { state } = dayCapacity(standing);
  return state === "closed" || state === "full" || state === "over";
}

/** Shows whether the chosen day is over, else its places, or that these are not known. */
export function DayVerdict({ day, standing }: { day: string; standing: DayStanding | undefined }) {
  const t = useT();
  const format = useFormat();
  const today = useToday();
  const label = format.longDay(day);
  if (day < today) {
    return (
      <Notice tone="warning" role="status">
        {t("orders.day_is_over", { date: label })}
      </Notice>
    );
  }
  if (!standing) {
    return (
      <Notice tone="plain" role="status">
        {t("orders.places_unknown")}
      </Notice>
    );
  }
  const words = sayCapacity(t, format, day, dayCapacity(standing));
  if (words === null) return null;
  return (
    <Notice tone={needsConfirming(day, today, standing) ? "warning" : "success"} role="status">
      {t("common.labelled", { label, value: words })}
    </Notice>
  );
}
