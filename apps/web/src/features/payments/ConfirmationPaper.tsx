import type { ReactNode } from "react";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import type { PaperName, getSharedConfirmation } from "@marzipan/contract/confirmations";
import { confirmationAmounts } from "@marzipan/domain/confirmation-amounts";
import { confirmationFacts } from "@marzipan/phrases/confirmation-facts";
import { locales } from "@marzipan/phrases/locales";
import type { Speech } from "../../platform/i18n/use-speech.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./confirmation-paper.module.css";

/** What a client gets of an order. */
export type ConfirmationView = ReplyOf<typeof getSharedConfirmation>;

interface ConfirmationPaperProps {
  confirmation: ConfirmationView;
  speech: Speech;
  paper: PaperName;
}

/** The paper as it is printed and sent, in the client's language (rulings §6). */
export function ConfirmationPaper({ confirmation, speech, paper }: ConfirmationPaperProps) {
  const { t, format, language } = speech;
  const { currency } = confirmation;
  const write = format.moneyAlike(confirmationAmounts(confirmation));
  const money = (amount: number, of: string = currency) => (
    <bdi className="money">{write(amount, of)}</bdi>
  );
  return (
    <article
      className={styles.receiptPaper}
      data-paper={paper}
      lang={language}
      dir={locales[language].direction}
    >
      <p className={styles.receiptBusiness}>
        <bdi>{confirmation.businessName}</bdi>
      </p>
      {confirmation.businessPhone !== null && (
        <p className={styles.receiptQuiet}>
          <bdi dir="ltr">{confirmation.businessPhone}</bdi>
        </p>
      )}
      <h2>{t(confirmation.kind === "summary" ? "payments.summary" : "payments.confirmation")}</h2>
      <p>
        {t("common.order_number", { number: String(confirmation.number) })}{" "}
        <span className={joinClasses(styles.receiptQuiet, styles.receiptIssued)}>
          {t("payments.issued_on", { date: format.date(confirmation.issuedDate) })}
        </span>
      </p>
      <dl className={joinClasses(styles.receiptLines, styles.receiptFacts)}>
        <div>
          <dt>{t("payments.for_client")}</dt>
          <dd>
            <bdi>{confirmation.clientName}</bdi>
          </dd>
        </div>
        {confirmationFacts(confirmation, t, format).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
      {confirmation.isCancelled && (
        <p className={styles.receiptStrong}>{t("payments.cancelled_note")}</p>
      )}
      {confirmation.items.length > 0 && (
        <ul className={styles.receiptItems} aria-label={t("orders.items")}>
          {confirmation.items.map((item, index) => (
            <li key={index}>
              <span>
                <bdi>{item.name}</bdi>
              </span>
              <span className={styles.receiptQuiet}>
                <bdi>{format.number(item.quantity)}</bdi> × {money(item.unitPrice)}
              </span>
              <span>{money(item.lineTotal)}</span>
            </li>
          ))}
        </ul>
      )}
      <Totals confirmation={confirmation} speech={speech} money={money} />
      <Payments confirmation={confirmation} speech={speech} money={money} />
      <p className={styles.receiptThanks}>{t("payments.thanks")}</p>
      <p className={styles.receiptQuiet}>{t("payments.no_invoice")}</p>
    </article>
  );
}

interface PartProps extends Omit<ConfirmationPaperProps, "paper"> {
  /** Writes an amount, in the order's currency unless another is given. */
  money: (amount: number, currency?: string) => ReactNode;
}

/** The total, what is paid of it, and the balance. */
function Totals({ confirmation, speech: { t, format }, money }: PartProps) {
  const isAgreed = confirmation.agreedPrice !== null && !confirmation.isCancelled;
  return (
    <dl className={styles.receiptLines}>
      {isAgreed && confirmation.items.length > 0 && (
        <div>
          <dt>{t("payments.items_sum")}</dt>
          <dd>{money(confirmation.itemsTotal)}</dd>
        </div>
      )}
      <div>
        <dt>{isAgreed ? t("payments.agreed") : t("common.total")}</dt>
        <dd>{money(confirmation.total)}</dd>
      </div>
      {confirmation.payments.length > 0 && (
        <div>
          <dt>{t("payments.paid_so_far")}</dt>
          <dd>{money(confirmation.paid)}</dd>
        </div>
      )}
      <div className={styles.receiptBalance}>
        {confirmation.isSettled && confirmation.balance === 0 ? (
          <>
            <dt>{t("payments.state_settled")}</dt>
            <dd>{format.date(confirmation.deliveryDate)}</dd>
          </>
        ) : (
          <>
            <dt>
              {confirmation.balance < 0 ? t("payments.to_give_back") : t("payments.balance_due")}
            </dt>
            <dd>{money(Math.abs(confirmation.balance))}</dd>
          </>
        )}
      </div>
    </dl>
  );
}

/** The payments received so far, with refunds. */
function Payments({ confirmation, speech: { t, format }, money }: PartProps) {
  if (confirmation.payments.length === 0) return null;
  return (
    <>
      <h3>{t("payments.payments_received")}</h3>
      <dl className={styles.receiptLines}>
        {confirmation.payments.map((payment, index) => (
          <div key={index}>
            <dt>
              {format.date(payment.paidAt)}
              {" · "}
              {payment.kind === "refund"
                ? t("payments.kind_refund")
                : t(`payments.method_${payment.method}`)}
            </dt>
            <dd>
              {money(
                payment.kind === "refund" ? -payment.amount : payment.amount,
                payment.currency,
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
