import { useState } from "react";
import type * as z from "zod/mini";
import { Field } from "../../platform/forms/Field.tsx";
import { SaveFailure } from "../../platform/forms/SaveFailure.tsx";
import { useSubmit } from "../../platform/forms/use-submit.ts";
import { useZodForm } from "../../platform/forms/use-zod-form.ts";
import { DayField } from "../../platform/calendar/DayField.tsx";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { Button } from "../../ui/Button.tsx";
import { MoneyField } from "../../ui/MoneyField.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { useToday } from "../../platform/calendar/use-today.ts";
import { QuoteForm, endOfDay, quoteValues } from "./quote-form.rules.ts";
import type { RequestRow } from "./requests.types.ts";
import { DayWarning } from "../orders/acts/DayWarning.tsx";
import { dayRefusalOf } from "../orders/acts/refused-day.ts";
import { useQuoting } from "./use-answering.ts";
import type { OnAnswered } from "./use-answering.ts";

interface QuoteSheetProps {
  request: RequestRow;
  onClose: () => void;
  onAnswered: OnAnswered;
}

/** Offers a price with an end date; the customer accepts it on the status page. */
export function QuoteSheet({ request, onClose, onAnswered }: QuoteSheetProps) {
  const t = useT();
  const today = useToday();
  const { timeZone } = useMe().business;
  const [refused, setRefused] = useState<Error | null>(null);
  const quoting = useQuoting(onAnswered);
  const form = useZodForm(QuoteForm, { defaultValues: quoteValues(request, today) });
  const send = async (values: z.output<typeof QuoteForm>, overCapacity: boolean): Promise<void> => {
    await quoting.mutateAsync({
      params: { id: request.id },
      body: {
        price: values.price,
        validUntil: endOfDay(values.lastDay, timeZone),
        expectedUpdatedAt: request.updatedAt,
        ...(values.message !== "" && { message: values.message }),
        ...(overCapacity && { overCapacity }),
      },
    });
  };
  const onSubmit = useSubmit(form, async (values: z.output<typeof QuoteForm>) => {
    try {
      await send(values, false);
    } catch (error) {
      if (!(error instanceof Error && dayRefusalOf(error) !== null)) throw error;
      setRefused(error);
    }
  });
  return (
    <Sheet
      isOpen
      size="small"
      title={t("requests.quote")}
      subtitle={<span dir="auto">{request.name}</span>}
      closeLabel={t("common.close")}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onSubmit={onSubmit}
      foot={
        <Button variant="primary" type="submit" isWide isPending={quoting.isPending}>
          {t("requests.quote_send")}
        </Button>
      }
    >
      <Field control={form.control} name="price">
        {(field) => (
          <MoneyField {...field} label={t("requests.price")} currency={request.currency} />
        )}
      </Field>
      <Field control={form.control} name="lastDay">
        {(field) => <DayField {...field} label={t("requests.valid_until")} minDay={today} />}
      </Field>
      <Field control={form.control} name="message">
        {(field) => (
          <TextField
            {...field}
            label={t("requests.message")}
            labelEnd={t("common.optional")}
            description={t("requests.message_hint")}
            direction="auto"
            lines={2}
            maxLength={1000}
          />
        )}
      </Field>
      {dayRefusalOf(quoting.error) === null && <SaveFailure error={quoting.error} />}
      <DayWarning
        confirmLabel={t("requests.over_capacity")}
        error={refused}
        day={request.deliveryDate}
        isPending={quoting.isPending}
        onClose={() => setRefused(null)}
        onConfirm={() => {
          const values = QuoteForm.safeParse(form.getValues());
          if (values.success) void send(values.data, true).catch(() => setRefused(null));
        }}
      />
    </Sheet>
  );
}
