import { voidPayment } from "@marzipan/contract/payments";
import { useState } from "react";
import { useAct } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useMay } from "../../platform/session/me.tsx";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../platform/i18n/Money.tsx";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { RefundDialog } from "./RefundDialog.tsx";
import type { PaymentRow } from "./payments.types.ts";
import styles from "./payments.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

interface PaymentSheetProps {
  payment: PaymentRow;
  /** Names the order and leads to it; on the order's own page no one needs that. */
  showsOrder?: boolean;
  onClose: () => void;
}

/** One row of the payments with all that is known, and the ways to take it back (rulings §6). */
export function PaymentSheet({ payment, showsOrder = false, onClose }: PaymentSheetProps) {
  const t = useT();
  const format = useFormat();
  const [asked, setAsked] = useState<"void" | "refund" | null>(null);
  const { kind, orderId, orderNumber, note, reference, byName } = payment;
  const mayTakeBack = useMay("money");
  const canVoid = mayTakeBack && kind !== "void" && !payment.isVoided && isWhole(payment);
  if (asked === "void") return <VoidDialog payment={payment} onClose={onClose} />;
  if (asked === "refund") return <RefundDialog payment={payment} onClose={onClose} />;
  const facts: [string, string][] = [
    [t("payments.paid_at"), format.date(payment.paidAt)],
    [t("payments.method"), t(`payments.method_${payment.method}`)],
  ];
  return (
    <Sheet
      isOpen
      isDismissable
      size="small"
      title={t(`payments.kind_${kind}`)}
      closeLabel={t("common.close")}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      foot={
        <>
          {canVoid && (
            <Button variant="quiet" onPress={() => setAsked("void")}>
              {t("payments.void")}
            </Button>
          )}
          {mayTakeBack && payment.refundable > 0 && (
            <Button onPress={() => setAsked("refund")}>{t("payments.refund")}</Button>
          )}
          {showsOrder && orderId !== null && (
            <ButtonLink
              variant="primary"
              href={pathTo("/orders/$orderId", { orderId })}
              onPress={onClose}
            >
              {t("payments.open_order")}
            </ButtonLink>
          )}
        </>
      }
    >
      <p className={styles.payAmount}>
        <Money amount={payment.amount} currency={payment.currency} />
      </p>
      {payment.isVoided && <p className={styles.payDetail}>{t("payments.voided")}</p>}
      <dl className={styles.payFacts}>
        {facts.map(([head, value]) => (
          <div key={head}>
            <dt>{head}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {showsOrder && orderNumber !== null && (
          <div>
            <dt>{t("payments.order")}</dt>
            <dd>
              <bdi>{payment.clientName}</bdi>
              {" · "}
              {t("common.order_number", { number: String(orderNumber) })}
            </dd>
          </div>
        )}
        {reference !== "" && (
          <div>
            <dt>{t("payments.reference")}</dt>
            <dd>
              <bdi dir="ltr" className={styles.payTyped}>
                {reference}
              </bdi>
            </dd>
          </div>
        )}
        {note !== "" && (
          <div>
            <dt>{t("payments.note")}</dt>
            <dd dir="auto" className={styles.payTyped}>
              {note}
            </dd>
          </div>
        )}
      </dl>
      {byName !== null && (
        <p className={styles.payDetail}>{t("payments.recorded_by", { name: byName })}</p>
      )}
    </Sheet>
  );
}

/** A payment of which something was given back cannot be void any more. */
function isWhole({ kind, amount, refundable }: PaymentRow): boolean {
  return kind !== "payment" || refundable === amount;
}

/**
 * Asks before a payment is voided: it stays in the list as void and leaves every sum (rulings §6).
 */
function VoidDialog({ payment, onClose }: PaymentSheetProps) {
  const t = useT();
  const errorText = useErrorText();
  const voiding = useAct(voidPayment, { onSuccess: onClose });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("payments.void")}
      confirmLabel={t("payments.void")}
      cancelLabel={t("payments.keep_payment")}
      isPending={voiding.isPending}
      onConfirm={() => voiding.mutate({ params: { id: payment.id } })}
      error={voiding.error && errorText(voiding.error)}
    >
      <p>
        <Money amount={payment.amount} currency={payment.currency} />
      </p>
      <p>{t("payments.void_text")}</p>
    </ConfirmDialog>
  );
}
