import { CalendarDays } from "lucide-react";
import { listSameDayOrders } from "@marzipan/contract/orders";
import { addDays } from "@marzipan/domain/dates";
import { takesOneMore } from "@marzipan/domain/day-capacity";
import { memo, useState } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { useCall } from "../../../platform/api/queries.ts";
import { Field } from "../../../platform/forms/Field.tsx";
import { useDayWords } from "../../../platform/calendar/use-day-words.ts";
import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { PartOrWait } from "../../../platform/parts/PartOrWait.tsx";
import { usePart } from "../../../platform/parts/use-part.ts";
import { Notice } from "../../../ui/Notice.tsx";
import { Segmented } from "../../../ui/Segmented.tsx";
import { Sheet } from "../../../ui/Sheet.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { TextButton } from "../../../ui/TextLink.tsx";
import { TimeField } from "../../../ui/TimeField.tsx";
import { DayCapacity } from "../DayCapacity.tsx";
import { OrdersOfDay } from "./OrdersOfDay.tsx";
import { TimeChips } from "../TimeChips.tsx";
import type { OrderForm } from "./order-form.types.ts";
import type { OrderDay } from "./use-save-order.ts";
import { useToday } from "../../../platform/calendar/use-today.ts";
import styles from "./order-form.module.css";

interface WhenPartProps {
  form: OrderForm;
  /** The stored order, which is excluded from the other orders of its day. */
  exceptId: string | undefined;
  /** The orders of a day were unfolded. */
  onDaySeen: (date: string) => void;
}

const noHours: readonly { from: string; to: string }[] = [];

/** When: today, the next day or one from the calendar, and a time where one is agreed. */
export const WhenPart = memo(function WhenPart({ form, exceptId, onDaySeen }: WhenPartProps) {
  const t = useT();
  const days = useDayWords();
  const today = useToday();
  const [isChoosing, setChoosing] = useState(false);
  const date = useWatch({ control: form.control, name: "deliveryDate" });
  const { defaultValues } = useFormState({ control: form.control });
  const query = { date: date ?? "", ...(exceptId !== undefined && { except: exceptId }) };
  const day = useCall(listSameDayOrders, { query }, { enabled: date !== null }).data;
  const hours = day?.hours ?? noHours;
  const calendar = usePart("orders.day-calendar", () => import("../acts/OrderDayCalendar.tsx"));
  return (
    <Field control={form.control} name="deliveryDate">
      {({ value, onChange, error }) => {
        const shownDay = value === null || value === today ? addDays(today, 1) : value;
        const choices = [
          { id: "today", label: t("common.today") },
          { id: "day", label: days.withWeekday(shownDay) },
          {
            id: "other",
            label: t("orders.another_date"),
            icon: CalendarDays,
            isIconOnly: true,
            onPress: () => setChoosing(true),
          },
        ] as const;
        return (
          <div className={styles.whenPart}>
            <Segmented
              className={styles.whenDay}
              label={t("orders.date_and_time")}
              isRequired
              fitsWords
              error={error}
              options={choices}
              value={value === today ? "today" : "day"}
              onChange={(id) => {
                if (id !== "other") onChange(id === "today" ? today : shownDay);
              }}
            />
            <Field control={form.control} name="deliveryTime">
              {(field) => (
                <>
                  <TimeField
                    {...field}
                    hours={hours}
                    aria-label={t("common.labelled", {
                      label: t("orders.delivery_time"),
                      value: t("common.optional"),
                    })}
                    className={styles.whenTime}
                  />
                  <TimeChips hours={hours} value={field.value} onChange={field.onChange} />
                </>
              )}
            </Field>
            {isChoosing && (
              <Sheet
                isOpen
                isDismissable
                size="small"
                title={t("orders.delivery_date")}
                closeLabel={t("common.close")}
                onOpenChange={setChoosing}
              >
                <PartOrWait later={calendar} skeleton={<Skeleton height="340px" />}>
                  {({ OrderDayCalendar }) => (
                    <OrderDayCalendar
                      label={t("orders.delivery_date")}
                      value={value}
                      onChange={(chosen) => {
                        onChange(chosen);
                        setChoosing(false);
                      }}
                    />
                  )}
                </PartOrWait>
              </Sheet>
            )}
            {day && date !== null && (
              <OthersThatDay
                date={date}
                day={day}
                isOwnDay={exceptId !== undefined && date === defaultValues?.deliveryDate}
                onSeen={onDaySeen}
              />
            )}
          </div>
        );
      }}
    </Field>
  );
});

/** Says how many other open orders the chosen day has and how many places are left; its orders unfold here. */
function OthersThatDay({ date, day, isOwnDay, onSeen }: OthersProps) {
  const t = useT();
  const format = useFormat();
  const [openDate, setOpenDate] = useState<string | null>(null);
  const n = day.items.length;
  const isRefused = !isOwnDay && !takesOneMore(day);
  if (n === 0 && !isRefused && day.limit === null) return null;
  const isOpen = openDate === date;
  return (
    <Notice
      tone={isRefused ? "warning" : "plain"}
      icon={CalendarDays}
      role="status"
      className={styles.whenOthers}
    >
      {n > 0 && t("orders.day_has_orders", { n, date: format.longDay(date) })}
      <DayCapacity date={date} standing={day} adding={isOwnDay ? 0 : 1} />
      {n > 0 && (
        <TextButton
          aria-expanded={isOpen}
          onPress={() => {
            setOpenDate(isOpen ? null : date);
            onSeen(date);
          }}
        >
          {isOpen ? t("orders.hide_day") : t("orders.show_day")}
        </TextButton>
      )}
      {isOpen && <OrdersOfDay orders={day.items} />}
    </Notice>
  );
}

interface OthersProps {
  date: string;
  day: OrderDay;
  /** The stored order stands on that day already. */
  isOwnDay: boolean;
  onSeen: (date: string) => void;
}
