import { CopyCheck, EllipsisVertical, Plus, Trash2 } from "lucide-react";
import { sayProblem } from "../errors/error-text.ts";
import { useFormat, useT } from "../i18n/LanguageProvider.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Menu } from "../../ui/Menu.tsx";
import type { MenuEntry } from "../../ui/Menu.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { TimeField } from "../../ui/TimeField.tsx";
import { copyToOpenDays, setDayOpen, setSpan } from "./typed-hours.rules.ts";
import type { TypedSpan } from "./typed-hours.rules.ts";
import { dayOfWeek, weekdaysFrom } from "./weekdays.ts";
import styles from "./hours.module.css";
import fieldFrameStyles from "../../ui/FieldFrame.module.css";

const mostSpans = 4;

interface HoursFieldsProps {
  /** Seven days from Sunday. */
  value: TypedSpan[][];
  onChange: (hours: TypedSpan[][]) => void;
  /** The weekday that is shown first, 0 for Sunday. */
  weekStart: number;
  /** Returns what is wrong with a day, `undefined` when nothing is. */
  problemOf?: (day: number) => string | undefined;
}

/** Edits opening hours: each weekday on or off, with its hours. */
export function HoursFields({ value, onChange, weekStart, problemOf }: HoursFieldsProps) {
  return (
    <ul className={styles.hours}>
      {weekdaysFrom(weekStart).map((day) => (
        <li key={day}>
          <DayHours day={day} hours={value} onChange={onChange} problem={problemOf?.(day)} />
        </li>
      ))}
    </ul>
  );
}

interface DayHoursProps {
  day: number;
  hours: TypedSpan[][];
  onChange: (hours: TypedSpan[][]) => void;
  problem: string | undefined;
}

function DayHours({ day, hours, onChange, problem }: DayHoursProps) {
  const t = useT();
  const format = useFormat();
  const spans = hours[day] ?? [];
  const name = format.weekday(dayOfWeek(day));
  const isOpen = spans.length > 0;
  return (
    <div className={styles.hoursDay} data-invalid={problem === undefined ? undefined : true}>
      <Switch
        isSelected={isOpen}
        onChange={(next) => onChange(setDayOpen(hours, day, next))}
        {...(!isOpen && { detail: t("catalog.day_closed") })}
      >
        {name}
      </Switch>
      {isOpen && (
        <div className={styles.hoursSpans}>
          {spans.map((span, place) => (
            <div key={place} className={styles.hoursSpan}>
              <TimeField
                aria-label={t("catalog.hours_from", { day: name })}
                value={span.from}
                onChange={(from) => onChange(setSpan(hours, day, place, { ...span, from }))}
              />
              <span aria-hidden="true">–</span>
              <TimeField
                aria-label={t("catalog.hours_to", { day: name })}
                value={span.to}
                onChange={(to) => onChange(setSpan(hours, day, place, { ...span, to }))}
              />
              {spans.length > 1 && (
                <IconButton
                  label={t("catalog.hours_remove", { day: name })}
                  icon={Trash2}
                  onPress={() => onChange(setSpan(hours, day, place, null))}
                />
              )}
              {place === 0 && <Acts day={day} name={name} hours={hours} onChange={onChange} />}
            </div>
          ))}
        </div>
      )}
      {problem !== undefined && (
        <p className={fieldFrameStyles.fieldError}>{sayProblem(t, problem)}</p>
      )}
    </div>
  );
}

/** What more can be done with an open day: hours after a break, the same hours for the other days. */
function Acts({ day, name, hours, onChange }: Omit<DayHoursProps, "problem"> & { name: string }) {
  const t = useT();
  const spans = hours[day] ?? [];
  const entries: MenuEntry[] = [
    ...(spans.length < mostSpans
      ? [
          {
            id: "add",
            icon: Plus,
            text: t("catalog.hours_add", { day: name }),
            onAction: () => onChange(setSpan(hours, day, spans.length, { from: null, to: null })),
          },
        ]
      : []),
    {
      id: "copy",
      icon: CopyCheck,
      text: t("catalog.hours_copy", { day: name }),
      onAction: () => onChange(copyToOpenDays(hours, day)),
    },
  ];
  const label = t("catalog.actions_of", { name });
  return (
    <Menu
      trigger={<IconButton label={label} icon={EllipsisVertical} />}
      label={label}
      entries={entries}
    />
  );
}
