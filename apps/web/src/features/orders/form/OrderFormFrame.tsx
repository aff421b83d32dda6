import type { FormEvent, ReactNode } from "react";
import { useCanGoBack } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Form } from "../../../ui/Form.tsx";
import { DrawnSheet } from "./DrawnSheet.tsx";
import { FormKeys } from "./FormKeys.tsx";
import { Sheet } from "../../../ui/Sheet.tsx";
import { Page, useTitle } from "../../../platform/screen/Page.tsx";
import { useIsWide } from "../../../platform/screen/use-is-wide.ts";
import { joinClasses } from "../../../ui/joinClasses.ts";
import styles from "./order-form.module.css";
import cardStyles from "../../../ui/Card.module.css";

interface OrderFormFrameProps {
  title: string;
  /** Where the arrow of the wide page leads. */
  backTo: string;
  /** The phone's sheet was closed. */
  onClose: () => void;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** What is said about the whole form, above its parts. */
  notices: ReactNode;
  /** Who, when, what. */
  main: ReactNode;
  /** Under `main` on the wide page; nothing on a phone. */
  beside: ReactNode;
  /** What many orders do not need. */
  rest: ReactNode;
  foot: ReactNode;
  /** The form is seen and may take the focus. */
  onStand: () => void;
}

/** The form's frame: on a phone a sheet over the orders, from 768 px a page of two columns. */
export function OrderFormFrame(props: OrderFormFrameProps) {
  return useIsWide() ? <PageFrame {...props} /> : <SheetFrame {...props} />;
}

function SheetFrame({
  title,
  onClose,
  onSubmit,
  notices,
  main,
  rest,
  foot,
  onStand,
}: OrderFormFrameProps) {
  const t = useT();
  useTitle(title);
  // Where the form is the first thing of a visit, its shape stands before it, drawn by the server as well.
  const isFirst = !useCanGoBack();
  const [isStanding, setStanding] = useState(false);
  return (
    <>
      {isFirst && !isStanding ? (
        <DrawnSheet title={title} />
      ) : (
        <p aria-hidden="true" className={joinClasses(styles.formBehind, "heavy")}>
          {t("orders.title")}
        </p>
      )}
      <Sheet
        isOpen
        isTall
        isAtOnce={isFirst}
        onStand={() => {
          setStanding(true);
          onStand();
        }}
        title={title}
        closeLabel={t("common.close")}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        onSubmit={onSubmit}
        foot={foot}
      >
        <FormKeys>
          {notices}
          {main}
          {rest}
        </FormKeys>
      </Sheet>
    </>
  );
}

function PageFrame({
  title,
  backTo,
  onSubmit,
  notices,
  main,
  beside,
  rest,
  foot,
  onStand,
}: OrderFormFrameProps) {
  useEffect(() => onStand(), [onStand]);
  return (
    <Page title={title} backTo={backTo}>
      <Form className={styles.orderForm} onSubmit={onSubmit}>
        <FormKeys>
          {notices}
          <div className={styles.formColumns}>
            <div className={styles.orderFormPart}>
              <div className={joinClasses(cardStyles.card, styles.orderFormPart)}>{main}</div>
              {beside}
            </div>
            <div className={styles.orderFormPart}>{rest}</div>
          </div>
        </FormKeys>
        <footer className={styles.orderFormFoot}>{foot}</footer>
      </Form>
    </Page>
  );
}
