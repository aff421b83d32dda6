import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { Field } from "../../../platform/forms/Field.tsx";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Card } from "../../../ui/Card.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { AllergiesPart } from "./AllergiesPart.tsx";
import { PhoneField } from "./ClientPart.tsx";
import type { OrderForm } from "./order-form.types.ts";
import { PicturesPart } from "./PicturesPart.tsx";
import { PricePart } from "./PricePart.tsx";
import type { PictureUploads } from "../../../platform/forms/use-picture-uploads.ts";
import { joinClasses } from "../../../ui/joinClasses.ts";
import styles from "./order-form.module.css";

export interface MoreFieldsProps {
  form: OrderForm;
  isNew: boolean;
  pictures: PictureUploads;
  /** Sections of a sheet instead of cards of a page. */
  isBare: boolean;
}

/** What the client must not eat, and the money. */
export function AllergiesAndPrice({ form, isNew, isBare }: MoreFieldsProps) {
  const t = useT();
  return (
    <>
      <Part title={t("common.allergies")} isBare={isBare}>
        <AllergiesPart form={form} />
      </Part>
      <Part title={t("orders.price")} isBare={isBare}>
        <PricePart form={form} isNew={isNew} />
      </Part>
    </>
  );
}

/** Reference pictures, and how to reach the client. */
export function PicturesAndContact({ form, pictures, isBare }: MoreFieldsProps) {
  const t = useT();
  const clientId = useWatch({ control: form.control, name: "clientId" });
  return (
    <>
      <Part title={t("orders.pictures")} isBare={isBare}>
        <PicturesPart form={form} pictures={pictures} />
      </Part>
      <Part title={t("orders.client")} isBare={isBare}>
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

function Part({
  title,
  isBare,
  children,
}: {
  title: string;
  isBare: boolean;
  children: ReactNode;
}) {
  if (isBare) {
    return (
      <section className={joinClasses(styles.orderFormPart, styles.formSection)}>
        <h3>{title}</h3>
        {children}
      </section>
    );
  }
  return (
    <Card title={title}>
      <div className={styles.orderFormPart}>{children}</div>
    </Card>
  );
}
