import { useState } from "react";
import { HoursFields } from "../../platform/hours/HoursFields.tsx";
import type { TypedSpan } from "../../platform/hours/typed-hours.rules.ts";
import { dayOfWeek, weekdaysFrom } from "../../platform/hours/weekdays.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { Select } from "../../ui/Select.tsx";
import styles from "./account.module.css";

/** The week of a new business. */
export interface ProposedWeek {
  /** The first weekday, 0 for Sunday. */
  weekStart: number;
  /** Seven days from Sunday. */
  openingHours: TypedSpan[][];
}

interface HoursStepProps {
  week: ProposedWeek;
  onChange: (week: ProposedWeek) => void;
}

/** Shows the proposed week start and opening hours, which can be changed in place (rulings §5). */
export function HoursStep({ week, onChange }: HoursStepProps) {
  const t = useT();
  const format = useFormat();
  const [isEditing, setEditing] = useState(false);
  const days = weekdaysFrom(0).map((day) => ({
    id: String(day),
    text: format.weekday(dayOfWeek(day)),
  }));
  return (
    <>
      <Select
        label={t("settings.week_start")}
        placeholder={t("common.choose")}
        items={days}
        value={String(week.weekStart)}
        onChange={(id) => onChange({ ...week, weekStart: Number(id) })}
      />
      <section className={styles.accHours} aria-label={t("catalog.opening_hours")}>
        <h2>{t("catalog.opening_hours")}</h2>
        <p>{t("accounts.first_run_hours")}</p>
        {isEditing ? (
          <HoursFields
            value={week.openingHours}
            weekStart={week.weekStart}
            onChange={(openingHours) => onChange({ ...week, openingHours })}
          />
        ) : (
          <>
            <HoursList week={week} />
            <Button onPress={() => setEditing(true)}>{t("accounts.first_run_change_hours")}</Button>
          </>
        )}
      </section>
    </>
  );
}

function HoursList({ week }: Pick<HoursStepProps, "week">) {
  const t = useT();
  const format = useFormat();
  const say = ({ from, to }: TypedSpan): string =>
    [from, to].map((time) => (time === null ? "" : format.time(time))).join("–");
  return (
    <dl>
      {weekdaysFrom(week.weekStart).map((day) => {
        const spans = week.openingHours[day] ?? [];
        return (
          <div key={day}>
            <dt>{format.weekday(dayOfWeek(day))}</dt>
            <dd>
              {spans.length === 0
                ? t("catalog.day_closed")
                : spans.map((span) => <bdi key={span.from}>{say(span)}</bdi>)}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
