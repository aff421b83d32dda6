import { currencies } from "@marzipan/contract/currencies";
import { createPayment, paymentMethods } from "@marzipan/contract/payments";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import type * as z from "zod/mini";
import { DayField } from "../../platform/calendar/DayField.tsx";
import { ApiError } from "../../platform/api/api-error.ts";
import { useAct } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { Field } from "../../platform/forms/Field.tsx";
import { FormFoot, OptionalText } from "../../platform/forms/FormPage.tsx";
import { useSubmit } from "../../platform/forms/use-submit.ts";
import { useZodForm } from "../../platform/forms/use-zod-form.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { useToast } from "../../platform/toast/use-toast.ts";
import { Form } from "../../ui/Form.tsx";
import { MoneyField } from "../../ui/MoneyField.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Select } from "../../ui/Select.tsx";
import { TextButton } from "../../ui/TextLink.tsx";
import { OrderField } from "./OrderField.tsx";
import { OverDialog } from "./OverDialog.tsx";
import {
  PaymentFormSchema,
  offeredAmount,
  paymentBody,
  paymentFormValues,
} from "./payment-form.rules.ts";
import type { Payable } from "./payments.types.ts";

type Values = z.output<typeof PaymentFormSchema>;

/** The form of a payment; afterwards its order opens, or the list. */
export function PaymentForm({ order: first }: { order: Payable | null }) {
  const t = useT();
  const errorText = useErrorText();
  const showToast = useToast();
  const navigate = useNavigate();
  const { today, currency: own } = useMe().business;
  const [order, setOrder] = useState(first);
  const [over, setOver] = useState<Values | null>(null);
  const creating = useAct(createPayment, { changes: ["payments", "orders"] });
  const ownCurrency = currencies.find((one) => one === own) ?? "ILS";
  const form = useZodForm(PaymentFormSchema, {
    defaultValues: paymentFormValues(first, today, ownCurrency),
  });
  const { control } = form;
  const [currency, orderText] = useWatch({ control, name: ["currency", "orderText"] });

  async function save(values: Values, confirmsOver: boolean): Promise<void> {
    try {
      await creating.mutateAsync({ body: { ...paymentBody(values), confirmsOver } });
    } catch (error) {
      const asks = error instanceof ApiError && error.code === "payment_over_balance";
      if (!asks) throw error;
      setOver(values);
      return;
    }
    showToast(t("payments.saved"));
    await navigate({
      href: values.orderId === null ? "/payments" : `/orders/${values.orderId}`,
      replace: true,
    });
  }
  const onSubmit = useSubmit(form, (values: Values) => save(values, false));

  function choose(chosen: Payable | null): void {
    setOrder(chosen);
    form.setValue("orderId", chosen?.id ?? null);
    if (!chosen) return;
    form.setValue("orderText", chosen.clientName);
    form.setValue("currency", chosen.currency);
    form.setValue("amount", offeredAmount(chosen));
  }

  const isAsking = over !== null;
  return (
    <>
      <Form className="form-page" onSubmit={onSubmit}>
        <div className="card form-card">
          <OrderField
            text={orderText}
            onText={(text) => form.setValue("orderText", text)}
            chosen={order}
            onChoose={choose}
          />
          <div className="form-pair">
            <Field control={control} name="amount">
              {(field) => (
                <MoneyField
                  {...field}
                  label={t("payments.amount")}
                  currency={currency}
                  isRequired
                />
              )}
            </Field>
            <Field control={control} name="currency">
              {({ value, onChange }) => (
                <Select
                  label={t("common.currency")}
                  placeholder={t("common.choose")}
                  items={currencies.map((id) => ({ id, text: t(`common.currency_${id}`) }))}
                  value={value}
                  onChange={(id) => onChange(id as typeof value)}
                />
              )}
            </Field>
          </div>
          {order && <Offers order={order} onTake={(amount) => form.setValue("amount", amount)} />}
          <div className="form-pair">
            <Field control={control} name="method">
              {({ value, onChange }) => (
                <Select
                  label={t("payments.method")}
                  placeholder={t("common.choose")}
                  items={paymentMethods.map((id) => ({ id, text: t(`payments.method_${id}`) }))}
                  value={value}
                  onChange={(id) => onChange(id as typeof value)}
                />
              )}
            </Field>
            <Field control={control} name="paidAt">
              {(field) => <DayField {...field} label={t("payments.paid_at")} />}
            </Field>
          </div>
          <OptionalText
            control={control}
            name="reference"
            label={t("payments.reference")}
            direction="ltr"
            maxLength={120}
          />
          <OptionalText
            control={control}
            name="note"
            label={t("payments.note")}
            direction="auto"
            maxLength={500}
          />
        </div>
        <FormFoot
          saveLabel={t("payments.save")}
          cancelHref={first ? `/orders/${first.id}` : "/payments"}
          isPending={creating.isPending}
        >
          {creating.error && !isAsking && (
            <Notice tone="danger" role="alert" title={t("errors.payment_not_saved")}>
              {errorText(creating.error)}
            </Notice>
          )}
        </FormFoot>
      </Form>
      {over && (
        <OverDialog
          amount={over.amount}
          currency={over.currency}
          error={creating.error}
          isPending={creating.isPending}
          onClose={() => {
            setOver(null);
            creating.reset();
          }}
          onConfirm={() => void save(over, true).catch(() => undefined)}
        />
      )}
    </>
  );
}

/** What of the order is open, to be taken over by a tap. */
function Offers({ order, onTake }: { order: Payable; onTake: (amount: number) => void }) {
  const t = useT();
  const format = useFormat();
  const { balance, depositMissing, currency } = order;
  return (
    <p className="pay-offers">
      {depositMissing > 0 && (
        <TextButton onPress={() => onTake(depositMissing)}>
          {t("payments.take_deposit", { amount: format.money(depositMissing, currency) })}
        </TextButton>
      )}
      {balance > 0 && (
        <TextButton onPress={() => onTake(balance)}>
          {t("payments.take_balance", { amount: format.money(balance, currency) })}
        </TextButton>
      )}
    </p>
  );
}
