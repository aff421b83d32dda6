import type { ReactNode } from "react";
import { useState } from "react";
import { useDayWords } from "../../../platform/calendar/use-day-words.ts";
import { useToday } from "../../../platform/calendar/use-today.ts";
import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { Sheet } from "../../../ui/Sheet.tsx";
import { TextButton } from "../../../ui/TextLink.tsx";
import { TimeField } from "../../../ui/TimeField.tsx";
import { TimeChips } from "../TimeChips.tsx";
import { DayChoice, useStandingsAround } from "./DayChoice.tsx";
import { DayVerdict, needsConfirming } from "./DayVerdict.tsx";
import styles from "./day-sheet.module.css";

/** The day and time chosen, and that the owner goes over a full or closed day. */
export interface ChosenDay {
  deliveryDate: string;
  deliveryTime: string | null;
  overCapacity?: true;
}

interface DaySheetProps {
  title: string;
  subtitle: ReactNode;
  /** The order's day and time; both unchanged cannot be confirmed. */
  from: { deliveryDate: string; deliveryTime: string | null };
  /** The day that is chosen at first, where it is another. */
  firstDay?: string | undefined;
  /** What the button says while nothing is changed, and with the day and time. */
  labels: { idle: string; day: (date: string) => string; anyway: string };
  onConfirm: (chosen: ChosenDay) => void;
  onClose: () => void;
  isPending: boolean;
  error: ReactNode;
  /** A dialog above the sheet. */
  children?: ReactNode;
}

/** Asks for another delivery day and time: by name, from three weeks with their places, or from any month. */
export function DaySheet({
  title,
  subtitle,
  from,
  firstDay = from.deliveryDate,
  labels,
  onConfirm,
  onClose,
  isPending,
  error,
  children,
}: DaySheetProps) {
  const t = useT();
  const format = useFormat();
  const today = useToday();
  const words = useDayWords();
  const [day, setDay] = useState(firstDay);
  const [time, setTime] = useState(from.deliveryTime);
  const standing = useStandingsAround(day)[day];
  const isSameDay = day === from.deliveryDate;
  const isSame = isSameDay && time === from.deliveryTime;
  const isOver = !isSameDay && needsConfirming(day, today, standing);
  const date = words.inSentence(day);
  const when =
    time === null ? date : t("common.day_at_time", { day: date, time: format.time(time) });
  const label = isSame ? labels.idle : isOver ? labels.anyway : labels.day(when);
  return (
    <Sheet
      isOpen
      isDismissable
      size="small"
      title={title}
      subtitle={subtitle}
      closeLabel={t("common.close")}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      foot={
        <Button
          variant="primary"
          isWide
          isDisabled={isSame}
          isPending={isPending}
          onPress={() =>
            onConfirm({
              deliveryDate: day,
              deliveryTime: time,
              ...(isOver && standing && { overCapacity: true }),
            })
          }
        >
          {label}
        </Button>
      }
    >
      <DayChoice from={from.deliveryDate} value={day} onChange={setDay} />
      {!isSameDay && <DayVerdict day={day} standing={standing} />}
      <TimeChoice
        hours={standing?.hours ?? []}
        first={from.deliveryTime}
        value={time}
        onChange={setTime}
      />
      {error !== null && error !== undefined && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
      {children}
    </Sheet>
  );
}

interface TimeChoiceProps {
  hours: readonly { from: string; to: string }[];
  /** The order's own time. */
  first: string | null;
  value: string | null;
  onChange: (time: string | null) => void;
}

/** The order's time, the full hours of the day, or another time that is typed. */
function TimeChoice({ hours, first, value, onChange }: TimeChoiceProps) {
  const t = useT();
  const [isTyped, setTyped] = useState(hours.length === 0 && first === null);
  return (
    <div className={styles.dayTimes}>
      <TimeChips hours={hours} first={first} value={value} onChange={onChange} />
      {isTyped ? (
        <TimeField
          label={t("orders.delivery_time")}
          value={value}
          hours={hours}
          onChange={onChange}
        />
      ) : (
        <TextButton onPress={() => setTyped(true)}>{t("orders.another_time")}</TextButton>
      )}
    </div>
  );
}
