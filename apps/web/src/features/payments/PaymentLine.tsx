import { Ban, Undo2 } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { useDayWords } from "../../platform/calendar/use-day-words.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../platform/i18n/Money.tsx";
import { PlainRow, PlainRowsSkeleton } from "../../platform/lists/PlainRow.tsx";
import { Dots } from "../../ui/Dots.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { methodIcons } from "./method-icons.ts";
import { signedPayment } from "./payments-view.rules.ts";
import type { PaymentRow } from "./payments.types.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./payments.module.css";
import plainRowsStyles from "../../platform/lists/plain-rows.module.css";

interface PaymentLineProps {
  payment: PaymentRow;
  /** Names the order and its client; on the order's own page no one needs that. */
  showsOrder?: boolean;
  onOpen: () => void;
}

/** One row of the payments: what, when, how much; it opens what can be done with it. */
export function PaymentLine({ payment, showsOrder = false, onOpen }: PaymentLineProps) {
  const t = useT();
  const days = useDayWords();
  const { kind, method, isVoided, orderNumber, clientName } = payment;
  const icon = kind === "payment" ? methodIcons[method] : kind === "refund" ? Undo2 : Ban;
  const isGone = isVoided || kind === "void";
  const what = kind === "payment" ? t(`payments.method_${method}`) : t(`payments.kind_${kind}`);
  const number =
    orderNumber === null ? null : t("common.order_number", { number: String(orderNumber) });
  const name = showsOrder ? (clientName ?? number ?? t("payments.without_order")) : what;
  return (
    <Button
      data-part="plain-row"
      className={joinClasses(plainRowsStyles.plainRow)}
      onPress={onOpen}
    >
      <PlainRow
        start={
          <span className={styles.payIcon}>
            <Icon of={icon} />
          </span>
        }
        title={name}
        detail={
          <Dots>
            {days.brief(payment.paidAt)}
            {showsOrder && what}
            {showsOrder && clientName !== null && number}
            {payment.reference !== "" && (
              <bdi dir="ltr" className={styles.payTyped}>
                {payment.reference}
              </bdi>
            )}
          </Dots>
        }
        end={
          <>
            <b className={isGone ? styles.payVoid : undefined}>
              <Money amount={signedPayment(payment)} currency={payment.currency} />
            </b>
            {isVoided && (
              <span className={plainRowsStyles.plainRowDetail}>{t("payments.voided")}</span>
            )}
          </>
        }
      />
    </Button>
  );
}

/** The list on its way, in its own shape. */
export function PaymentRowsSkeleton() {
  const t = useT();
  return <PlainRowsSkeleton label={t("payments.loading")} />;
}
