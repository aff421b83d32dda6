import { ChevronDown } from "lucide-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { Field } from "../../platform/forms/Field.tsx";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { AllergiesPart } from "./AllergiesPart.tsx";
import { PhoneField } from "./ClientPart.tsx";
import type { OrderForm } from "./order-form.types.ts";
import { PicturesPart } from "./PicturesPart.tsx";
import { PricePart } from "./PricePart.tsx";
import { useIsPhone } from "./use-is-phone.ts";
import type { PictureUploads } from "./use-picture-uploads.ts";

interface MorePartProps {
  form: OrderForm;
  isNew: boolean;
  pictures: PictureUploads;
}

/** Pictures and how to reach the client, for the wide page's first column. */
export function MoreBeside({ form, pictures }: Omit<MorePartProps, "isNew">) {
  if (useIsPhone()) return null;
  return <PicturesAndContact form={form} pictures={pictures} frame={CardFrame} />;
}

/** What many orders do not need: allergies, price and deposit. On a phone folded, with the rest. */
export function MorePart(props: MorePartProps) {
  const t = useT();
  const isPhone = useIsPhone();
  const { errors } = props.form.formState;
  const [isOpen, setOpen] = useState(() => hasMore(props.form));
  const hasError = Boolean(
    errors.allergens ??
    errors.allergyNote ??
    errors.agreedPrice ??
    errors.depositValue ??
    errors.depositDueDate ??
    errors.pictures ??
    errors.customerEmail ??
    // The phone of a linked client stands here, that of a new name beside the name.
    (props.form.getValues("clientId") === null ? undefined : errors.phone),
  );
  if (!isPhone) return <AllergiesAndPrice {...props} frame={CardFrame} />;
  const isShown = isOpen || hasError;
  return (
    <div className="form-card">
      <Button
        variant="quiet"
        icon={ChevronDown}
        className={isShown ? "form-more is-open" : "form-more"}
        aria-expanded={isShown}
        onPress={() => setOpen(!isShown)}
      >
        {t("orders.allergies_price_more")}
      </Button>
      {isShown && (
        <>
          <AllergiesAndPrice {...props} frame={BareFrame} />
          <PicturesAndContact {...props} frame={BareFrame} />
        </>
      )}
    </div>
  );
}

type Frame = (props: { title: string; children: ReactNode }) => ReactNode;

function CardFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card title={title}>
      <div className="form-card">{children}</div>
    </Card>
  );
}

function BareFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="form-card form-section">
      <h3 className="text-18">{title}</h3>
      {children}
    </section>
  );
}

interface Framed {
  frame: Frame;
}

function AllergiesAndPrice({ form, isNew, frame: Part }: Omit<MorePartProps, "pictures"> & Framed) {
  const t = useT();
  return (
    <>
      <Part title={t("common.allergies")}>
        <AllergiesPart form={form} />
      </Part>
      <Part title={t("orders.price")}>
        <PricePart form={form} isNew={isNew} />
      </Part>
    </>
  );
}

function PicturesAndContact({
  form,
  pictures,
  frame: Part,
}: Omit<MorePartProps, "isNew"> & Framed) {
  const t = useT();
  const clientId = useWatch({ control: form.control, name: "clientId" });
  return (
    <>
      <Part title={t("orders.pictures")}>
        <PicturesPart form={form} pictures={pictures} />
      </Part>
      <Part title={t("orders.client")}>
        {clientId !== null && <PhoneField form={form} />}
        <Field control={form.control} name="customerEmail">
          {(field) => (
            <TextField
              {...field}
              label={t("common.email")}
              labelEnd={t("common.optional")}
              direction="ltr"
              type="email"
              inputMode="email"
              autoComplete="off"
            />
          )}
        </Field>
      </Part>
    </>
  );
}

function hasMore(form: OrderForm): boolean {
  const values = form.getValues();
  return values.agreedPrice !== null || values.depositKind !== "none" || values.pictures.length > 0;
}
