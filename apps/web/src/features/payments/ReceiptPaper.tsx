import type { ReplyOf } from "@marzipan/contract/endpoint";
import type {
  ReceiptPaper as PaperName,
  readSharedReceipt,
} from "@marzipan/contract/order-receipts";
import { locales } from "@marzipan/phrases/locales";
import type { Speech } from "../../platform/i18n/use-speech.ts";
import "./receipt-paper.css";

/** What a client gets of an order. */
export type ReceiptView = ReplyOf<typeof readSharedReceipt>;

interface ReceiptPaperProps {
  receipt: ReceiptView;
  speech: Speech;
  paper: PaperName;
}

/** The paper as it is printed and sent, in the client's language (rulings §6). */
export function ReceiptPaper({ receipt, speech, paper }: ReceiptPaperProps) {
  const { t, format, language } = speech;
  const { currency } = receipt;
  const money = (amount: number, of: string = currency) => (
    <bdi className="money">{format.money(amount, of)}</bdi>
  );
  const isAgreed = receipt.agreedPrice !== null && !receipt.isCancelled;
  return (
    <article
      className={`receipt-paper receipt-${paper}`}
      lang={language}
      dir={locales[language].direction}
    >
      <p className="receipt-business">
        <bdi>{receipt.businessName}</bdi>
      </p>
      {receipt.businessPhone !== null && (
        <p className="receipt-quiet">
          <bdi dir="ltr">{receipt.businessPhone}</bdi>
        </p>
      )}
      <h2>{t(receipt.kind === "summary" ? "payments.summary" : "payments.confirmation")}</h2>
      <p>
        {t("common.order_number", { number: String(receipt.number) })}{" "}
        <span className="receipt-quiet">
          {t("payments.issued_on", { date: format.date(receipt.issuedDate) })}
        </span>
      </p>
      <dl className="receipt-lines receipt-facts">
        <div>
          <dt>{t("payments.for_client")}</dt>
          <dd>
            <bdi>{receipt.clientName}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t("payments.delivery_on")}</dt>
          <dd>{format.date(receipt.deliveryDate)}</dd>
        </div>
      </dl>
      {receipt.isCancelled && <p className="receipt-strong">{t("payments.cancelled_note")}</p>}
      {receipt.items.length > 0 && (
        <ul className="receipt-items" aria-label={t("orders.items")}>
          {receipt.items.map((item, index) => (
            <li key={index}>
              <span>
                <bdi>{item.name}</bdi>
              </span>
              <span className="receipt-quiet">
                <bdi>{format.number(item.quantity)}</bdi> × {money(item.unitPrice)}
              </span>
              <span>{money(item.lineTotal)}</span>
            </li>
          ))}
        </ul>
      )}
      <dl className="receipt-lines">
        {isAgreed && receipt.items.length > 0 && (
          <div>
            <dt>{t("payments.items_sum")}</dt>
            <dd>{money(receipt.itemsTotal)}</dd>
          </div>
        )}
        <div>
          <dt>{isAgreed ? t("payments.agreed") : t("common.total")}</dt>
          <dd>{money(receipt.total)}</dd>
        </div>
        {receipt.payments.length > 0 && (
          <div>
            <dt>{t("payments.paid_so_far")}</dt>
            <dd>{money(receipt.paid)}</dd>
          </div>
        )}
        <div className="receipt-balance">
          <dt>{receipt.balance < 0 ? t("payments.to_give_back") : t("payments.balance_due")}</dt>
          <dd>{money(Math.abs(receipt.balance))}</dd>
        </div>
      </dl>
      {receipt.payments.length > 0 && (
        <>
          <h3>{t("payments.payments_received")}</h3>
          <dl className="receipt-lines">
            {receipt.payments.map((payment, index) => (
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
      )}
      <p className="receipt-thanks">{t("payments.thanks")}</p>
      <p className="receipt-quiet">{t("payments.no_invoice")}</p>
    </article>
  );
}
