import { MapPin, ShoppingBag, Truck } from "lucide-react";
import { memo } from "react";
import { useWatch } from "react-hook-form";
import { Field } from "../../../platform/forms/Field.tsx";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Segmented } from "../../../ui/Segmented.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import type { OrderForm } from "./order-form.types.ts";

/** How it leaves: picked up, or brought to an address. */
export const WayPart = memo(function WayPart({ form }: { form: OrderForm }) {
  const t = useT();
  const way = useWatch({ control: form.control, name: "fulfilment" });
  return (
    <>
      <Field control={form.control} name="fulfilment">
        {(field) => (
          <Segmented
            {...field}
            aria-label={t("orders.way_to_leave")}
            options={[
              { id: "pickup", label: t("common.fulfilment_pickup"), icon: ShoppingBag },
              { id: "delivery", label: t("common.fulfilment_delivery"), icon: Truck },
            ]}
          />
        )}
      </Field>
      {way === "delivery" && (
        <Field control={form.control} name="address">
          {(field) => (
            <TextField
              {...field}
              label={t("orders.delivery_address")}
              icon={MapPin}
              direction="auto"
              autoComplete="off"
            />
          )}
        </Field>
      )}
    </>
  );
});

/** Notes of the order. */
export const NotesPart = memo(function NotesPart({ form }: { form: OrderForm }) {
  const t = useT();
  return (
    <Field control={form.control} name="notes">
      {(field) => <TextField {...field} label={t("common.notes")} direction="auto" lines={2} />}
    </Field>
  );
});
