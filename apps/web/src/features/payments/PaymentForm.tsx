import type { ZodForm } from "../../platform/forms/use-zod-form.ts";
import type { PaymentFormSchema } from "./payment-form.rules.ts";
import { paymentMethods } from "@marzipan/contract/payments";
import { firstMoneyDay } from "@marzipan/domain/money-days";
import { ToggleButton as AriaToggle } from "react-aria-components/ToggleButton";
import { useWatch } from "react-hook-form";
import { DayField } from "../../platform/calendar/DayField.tsx";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { DraftNotice } from "../../platform/forms/DraftNotice.tsx";
import { Field } from "../../platform/forms/Field.tsx";
import { FormFoot, OptionalText } from "../../platform/forms/FormPage.tsx";
import { useCurrencyItems } from "../../platform/forms/use-currency-items.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ChoiceChips } from "../../ui/ChoiceChips.tsx";
import { Form } from "../../ui/Form.tsx";
import { MoneyField } from "../../ui/MoneyField.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Select } from "../../ui/Select.tsx";
import { useToday } from "../../platform/calendar/use-today.ts";
import { methodIcons } from "./method-icons.ts";
import { OrderField } from "./OrderField.tsx";
import { PaymentQuestions } from "./PaymentQuestions.tsx";
import type { Payable } from "./payments.types.ts";
import { usePaymentForm } from "./use-payment-form.ts";
import styles from "./payments.module.css";
import pagePartsStyles from "../../platform/screen/page-parts.module.css";
import { pathTo } from "../../platform/url/path-to.ts";
import { FormCard, FormPair } from "../../platform/forms/RecordForm.tsx";

/** The form of a payment; afterwards its order opens, or the list. */
export function PaymentForm({ order: first }: { order: Payable | null }) {
  const t = useT();
  const errorText = useErrorText();
  const today = useToday();
  const run = usePaymentForm(first);
  const { form, order, question } = run;
  const { control } = form;
  const orderText = useWatch({ control, name: "orderText" });
  return (
    <>
      <Form className={pagePartsStyles.formPage} onSubmit={run.submit}>
        {run.draft.isBack && <DraftNotice draft={run.draft} />}
        <FormCard>
          <OrderField
            text={orderText}
            onText={(text) => form.setValue("orderText", text)}
            chosen={order}
            onChoose={run.choose}
          />
          <SumFields form={form} order={order} />
          <Field control={control} name="method">
            {({ value, onChange }) => (
              <ChoiceChips
                label={t("payments.method")}
                options={paymentMethods.map((id) => ({
                  id,
                  text: t(`payments.method_${id}`),
                  icon: methodIcons[id],
                }))}
                value={value}
                onChange={onChange}
              />
            )}
          </Field>
          <Field control={control} name="paidAt">
            {(field) => (
              <DayField
                {...field}
                label={t("payments.paid_at")}
                minDay={firstMoneyDay}
                maxDay={today}
              />
            )}
          </Field>
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
        </FormCard>
        <FormFoot
          saveLabel={t("payments.save")}
          cancelHref={
            first ? pathTo("/orders/$orderId", { orderId: first.id }) : pathTo("/payments")
          }
          isPending={run.isSaving && !question}
        >
          {run.lookUpError && (
            <Notice tone="danger" role="alert" title={t("errors.payment_orders_not_loaded")}>
              {errorText(run.lookUpError)}
            </Notice>
          )}
          {run.error && !question && (
            <Notice tone="danger" role="alert" title={t("errors.payment_not_saved")}>
              {errorText(run.error)}
            </Notice>
          )}
        </FormFoot>
      </Form>
      {question && <PaymentQuestions run={run} question={question} />}
    </>
  );
}

interface SumFieldsProps {
  form: ZodForm<typeof PaymentFormSchema>;
  order: Payable | null;
}

/** Amount and currency, with sums of the order to take over. */
function SumFields({ form, order }: SumFieldsProps) {
  const t = useT();
  const currencyItems = useCurrencyItems();
  const { control } = form;
  const [currency, amount] = useWatch({ control, name: ["currency", "amount"] });
  return (
    <div className={styles.paySum}>
      <FormPair isSum>
        <Field control={control} name="amount">
          {(field) => (
            <MoneyField {...field} label={t("payments.amount")} currency={currency} isRequired />
          )}
        </Field>
        <Field control={control} name="currency">
          {({ value, onChange }) => (
            <Select
              label={t("common.currency")}
              placeholder={t("common.choose")}
              items={currencyItems}
              value={value}
              onChange={(id) => onChange(id as typeof value)}
            />
          )}
        </Field>
      </FormPair>
      {order && (
        <Offers order={order} amount={amount} onTake={(sum) => form.setValue("amount", sum)} />
      )}
    </div>
  );
}

interface OffersProps {
  order: Payable;
  amount: number | null;
  onTake: (amount: number) => void;
}

/** Sums to take over by a tap: the deposit that is missing, the whole balance, half of it. */
function Offers({ order, amount, onTake }: OffersProps) {
  const t = useT();
  const format = useFormat();
  const { balance, depositMissing, currency } = order;
  if (balance <= 0) return null;
  const half = Math.round(balance * 50) / 100;
  const offers = [
    ...(depositMissing > 0 && depositMissing < balance
      ? [{ key: "take_deposit" as const, sum: depositMissing }]
      : []),
    { key: "take_balance" as const, sum: balance },
    { key: "take_half" as const, sum: half },
  ];
  return (
    <div className={styles.payOffers}>
      {offers.map(({ key, sum }) => (
        <AriaToggle
          key={key}
          className={styles.payOffer ?? ""}
          isSelected={amount === sum}
          onChange={() => onTake(sum)}
        >
          {t(`payments.${key}`, { amount: format.money(sum, currency) })}
        </AriaToggle>
      ))}
    </div>
  );
}
