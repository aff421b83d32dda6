import { MapPin, ShoppingBag, Truck } from "lucide-react";
import { useState } from "react";
import { fieldsOf, sayProblem } from "../../platform/errors/error-text.ts";
import { SaveFailure } from "../../platform/forms/SaveFailure.tsx";
import { DayField } from "../../platform/calendar/DayField.tsx";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { MoneyField } from "../../ui/MoneyField.tsx";
import { Segmented } from "../../ui/Segmented.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { TimeField } from "../../ui/TimeField.tsx";
import { DayWarning } from "../orders/acts/DayWarning.tsx";
import { ItemLine } from "../orders/items/ItemLine.tsx";
import { ItemPicker } from "../orders/items/ItemPicker.tsx";
import { ItemsGroup } from "../orders/items/ItemsGroup.tsx";
import { SoldOutWarning } from "../orders/items/SoldOutWarning.tsx";
import { dayRefusalOf } from "../orders/acts/refused-day.ts";
import { changeLine } from "../orders/items/item-lines.rules.ts";
import { acceptBody, acceptValues } from "./accept-form.rules.ts";
import type { AcceptValues } from "./accept-form.rules.ts";
import type { RequestView } from "./requests.types.ts";
import { useAccepting } from "./use-answering.ts";
import type { OnAnswered } from "./use-answering.ts";
import pagePartsStyles from "../../platform/screen/page-parts.module.css";
import fieldFrameStyles from "../../ui/FieldFrame.module.css";

interface AcceptSheetProps {
  request: RequestView;
  onClose: () => void;
  onAnswered: OnAnswered;
}

/**
 * Accepts a request after changing day, time, way of hand-over, items or price. Only what differs
 * from the request is sent, with the version that was shown (`expectedUpdatedAt`), so that an
 * answer given on another device meanwhile is not overwritten. A full or closed day opens
 * `DayWarning`, whose confirmation sends the same again with `overCapacity` (rulings §5).
 */
export function AcceptSheet({ request, onClose, onAnswered }: AcceptSheetProps) {
  const t = useT();
  const [before] = useState(() => acceptValues(request));
  const [values, setValues] = useState(before);
  const [isTried, setTried] = useState(false);
  const accepting = useAccepting(onAnswered);
  const change = (next: Partial<AcceptValues>): void => setValues((now) => ({ ...now, ...next }));
  /** The server's complaint about a field of the body, in words; undefined when there is none. */
  const problemAt = (path: string): string | undefined => {
    const field = fieldsOf(accepting.error).find((one) => one.path === path);
    return field && sayProblem(t, field.problem, field.limit);
  };
  const isDayMissing = values.deliveryDate === null;
  const send = (overCapacity: boolean): void => {
    setTried(true);
    if (isDayMissing || accepting.isPending) return;
    const body = acceptBody(before, values);
    accepting.mutate({
      params: { id: request.id },
      body: {
        ...body,
        expectedUpdatedAt: request.updatedAt,
        ...(overCapacity && { overCapacity }),
      },
    });
  };
  return (
    <Sheet
      isOpen
      isTall
      title={t("requests.change_first")}
      subtitle={<span dir="auto">{request.name}</span>}
      closeLabel={t("common.close")}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onSubmit={(event) => {
        event.preventDefault();
        send(false);
      }}
      foot={
        <Button variant="primary" type="submit" isWide isPending={accepting.isPending}>
          {t("requests.accept")}
        </Button>
      }
    >
      <WhenFields
        values={values}
        change={change}
        problem={isTried && isDayMissing ? t("errors.problem_required") : problemAt("deliveryDate")}
      />
      <WayFields values={values} change={change} problem={problemAt("address")} />
      <ItemFields request={request} values={values} change={change} />
      <SoldOutWarning day={values.deliveryDate} lines={values.items} />
      <MoneyField
        label={t("orders.agreed_price")}
        labelEnd={t("common.optional")}
        description={t("orders.agreed_price_help")}
        currency={request.currency}
        value={values.agreedPrice}
        onChange={(agreedPrice) => change({ agreedPrice })}
        error={problemAt("agreedPrice")}
      />
      <TextField
        label={t("requests.message")}
        labelEnd={t("common.optional")}
        description={t("requests.message_hint")}
        direction="auto"
        lines={2}
        maxLength={1000}
        value={values.message}
        onChange={(message) => change({ message })}
        error={problemAt("message")}
      />
      {dayRefusalOf(accepting.error) === null && <SaveFailure error={accepting.error} />}
      <DayWarning
        confirmLabel={t("requests.over_capacity")}
        error={accepting.error}
        day={values.deliveryDate ?? request.deliveryDate}
        onConfirm={() => send(true)}
        onClose={accepting.reset}
        isPending={accepting.isPending}
      />
    </Sheet>
  );
}

interface FieldsProps {
  values: AcceptValues;
  change: (next: Partial<AcceptValues>) => void;
  problem?: string | undefined;
}

/** Day and time; the day is required, the time may stay open. */
function WhenFields({ values, change, problem }: FieldsProps) {
  const t = useT();
  return (
    <div data-part="form-pair" className={pagePartsStyles.formPair}>
      <DayField
        label={t("orders.delivery_date")}
        value={values.deliveryDate}
        onChange={(deliveryDate) => change({ deliveryDate })}
        error={problem}
      />
      <TimeField
        label={t("orders.delivery_time")}
        labelEnd={t("common.optional")}
        value={values.deliveryTime}
        onChange={(deliveryTime) => change({ deliveryTime })}
      />
    </div>
  );
}

/** How the order leaves the house; the address is asked for a delivery only. */
function WayFields({ values, change, problem }: FieldsProps) {
  const t = useT();
  return (
    <>
      <Segmented
        aria-label={t("orders.way_to_leave")}
        value={values.fulfilment}
        onChange={(fulfilment) => change({ fulfilment })}
        options={[
          { id: "pickup", label: t("common.fulfilment_pickup"), icon: ShoppingBag },
          { id: "delivery", label: t("common.fulfilment_delivery"), icon: Truck },
        ]}
      />
      {values.fulfilment === "delivery" && (
        <TextField
          label={t("orders.delivery_address")}
          icon={MapPin}
          direction="auto"
          maxLength={300}
          value={values.address}
          onChange={(address) => change({ address })}
          error={problem}
        />
      )}
    </>
  );
}

/**
 * The lines were checked when the customer asked; what is wrong with a change is told by the
 * server.
 */
const noProblems = { dessert_name: undefined, quantity: undefined, unit_price: undefined };

/** The lines of the order to be, in the request's currency, which cannot be changed here. */
function ItemFields({ request, values, change }: FieldsProps & { request: RequestView }) {
  const t = useT();
  return (
    <ItemsGroup>
      <p className={fieldFrameStyles.fieldLabel}>{t("orders.items")}</p>
      <ul>
        {values.items.map((line) => (
          <ItemLine
            key={line.key}
            line={line}
            currency={request.currency}
            problems={noProblems}
            onChange={(next) => change({ items: changeLine(values.items, line.key, next) })}
          />
        ))}
      </ul>
      <ItemPicker
        lines={values.items}
        currency={request.currency}
        onLines={(items) => change({ items })}
        text={values.typedItem}
        onText={(typedItem) => change({ typedItem })}
        error={undefined}
      />
    </ItemsGroup>
  );
}
