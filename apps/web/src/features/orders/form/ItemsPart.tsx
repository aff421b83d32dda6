import { memo } from "react";
import { useFormState, useWatch } from "react-hook-form";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { sayProblem } from "../../../platform/errors/error-text.ts";
import { AllergyWarnings } from "./AllergyWarnings.tsx";
import { ItemLine } from "../items/ItemLine.tsx";
import type { LineProblems } from "../items/ItemLine.tsx";
import { ItemPicker } from "../items/ItemPicker.tsx";
import type { ItemPickerProps } from "../items/ItemPicker.tsx";
import { ItemsGroup } from "../items/ItemsGroup.tsx";
import { LastTime } from "../items/LastTime.tsx";
import { SoldOutWarning } from "../items/SoldOutWarning.tsx";
import { changeLine } from "../items/item-lines.rules.ts";
import type { FormLine } from "../items/item-lines.rules.ts";
import type { OrderForm } from "./order-form.types.ts";
import styles from "../../../ui/FieldFrame.module.css";

interface ItemsPartProps {
  form: OrderForm;
  isNew: boolean;
}

/** What: the lines with their amounts and prices, what the client took last, another one found while typing, and warnings. */
export const ItemsPart = memo(function ItemsPart({ form, isNew }: ItemsPartProps) {
  const t = useT();
  const [items, currency, clientId, deliveryDate] = useWatch({
    control: form.control,
    name: ["items", "currency", "clientId", "deliveryDate"],
  });
  const { errors, isSubmitted } = useFormState({ control: form.control });
  const put = (lines: FormLine[]): void =>
    form.setValue("items", lines, { shouldDirty: true, shouldValidate: isSubmitted });
  const whole = errors.items?.message;
  return (
    <>
      <ItemsGroup>
        <p className={styles.fieldLabel}>{t("orders.items")}</p>
        {items.length > 0 && (
          <ul>
            {items.map((line, index) => (
              <ItemLine
                key={line.key}
                line={line}
                currency={currency}
                problems={problemsOf(errors.items?.[index])}
                onChange={(change) => put(changeLine(form.getValues("items"), line.key, change))}
              />
            ))}
          </ul>
        )}
        {isNew && clientId !== null && (
          <LastTime clientId={clientId} lines={items} currency={currency} onLines={put} />
        )}
        <NextItem
          form={form}
          lines={items}
          currency={currency}
          onLines={put}
          error={whole === undefined ? undefined : sayProblem(t, whole)}
        />
      </ItemsGroup>
      <AllergyWarnings form={form} />
      <SoldOutWarning day={deliveryDate} lines={items} />
    </>
  );
});

type NextItemProps = { form: OrderForm } & Omit<ItemPickerProps, "text" | "onText">;

/** The field of the next item, which alone is rendered again by a letter in it. */
function NextItem({ form, ...rest }: NextItemProps) {
  const text = useWatch({ control: form.control, name: "typedItem" });
  const setText = (typed: string): void => form.setValue("typedItem", typed, { shouldDirty: true });
  return <ItemPicker {...rest} text={text} onText={setText} />;
}

function problemsOf(errors: unknown): LineProblems {
  const one = (errors ?? {}) as Record<keyof LineProblems, { message?: string } | undefined>;
  return {
    dessert_name: one.dessert_name?.message,
    quantity: one.quantity?.message,
    unit_price: one.unit_price?.message,
  };
}
