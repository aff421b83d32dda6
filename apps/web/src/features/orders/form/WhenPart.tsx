import { CalendarDays } from "lucide-react";
import { listSameDayOrders } from "@marzipan/contract/orders";
import { addDays } from "@marzipan/domain/dates";
import { takesOneMore } from "@marzipan/domain/day-capacity";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useCall } from "../../../platform/api/queries.ts";
import { Field } from "../../../platform/forms/Field.tsx";
import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { PartOrWait } from "../../../platform/parts/PartOrWait.tsx";
import { usePart } from "../../../platform/parts/use-part.ts";
import { Notice } from "../../../ui/Notice.tsx";
import { Segmented } from "../../../ui/Segmented.tsx";
import { Sheet } from "../../../ui/Sheet.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { TimeField } from "../../../ui/TimeField.tsx";
import { DayCapacity } from "../DayCapacity.tsx";
import type { OrderForm } from "./order-form.types.ts";
import { useToday } from "../../../platform/calendar/use-today.ts";
import styles from "./order-form.module.css";

interface WhenPartProps {
  form: OrderForm;
  /** The stored order, which is excluded from the other orders of its day. */
  exceptId: string | undefined;
}

/** When: today, the next day or one from the calendar, and a time where one is agreed. */
export function WhenPart({ form, exceptId }: WhenPartProps) {
  const t = useT();
  const format = useFormat();
  const today = useToday();
  const [isChoosing, setChoosing] = useState(false);
  const calendar = usePart("orders.day-calendar", () => import("../acts/OrderDayCalendar.tsx"));
  return (
    <Field control={form.control} name="deliveryDate">
      {({ value, onChange, error }) => {
        const shownDay = value === null || value === today ? addDays(today, 1) : value;
        const choices = [
          { id: "today", label: t("common.today") },
          { id: "day", label: format.shortDay(shownDay) },
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
                <TimeField
                  {...field}
                  aria-label={t("common.labelled", {
                    label: t("orders.delivery_time"),
                    value: t("common.optional"),
                  })}
                  className={styles.whenTime}
                />
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
                      onChange={(day) => {
                        onChange(day);
                        setChoosing(false);
                      }}
                    />
                  )}
                </PartOrWait>
              </Sheet>
            )}
            <OthersThatDay form={form} exceptId={exceptId} />
          </div>
        );
      }}
    </Field>
  );
}

/** Says how many other open orders the chosen day has. */
function OthersThatDay({ form, exceptId }: WhenPartProps) {
  const t = useT();
  const format = useFormat();
  const date = useWatch({ control: form.control, name: "deliveryDate" });
  const query = { date: date ?? "", ...(exceptId !== undefined && { except: exceptId }) };
  const { data } = useCall(listSameDayOrders, { query }, { enabled: date !== null });
  if (!data || date === null) return null;
  const n = data.items.length;
  const isOwnDay = exceptId !== undefined && date === form.formState.defaultValues?.deliveryDate;
  const isRefused = !isOwnDay && !takesOneMore(data);
  if (n === 0 && !isRefused && data.limit === null) return null;
  return (
    <Notice
      tone={isRefused ? "warning" : "plain"}
      icon={CalendarDays}
      role="status"
      className={styles.whenOthers}
    >
      <DayCapacity date={date} standing={data} adding={isOwnDay ? 0 : 1} />
      {n > 0 && t("orders.day_has_orders", { n, date: format.longDay(date) })}
    </Notice>
  );
}
