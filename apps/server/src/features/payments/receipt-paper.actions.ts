import type { Language } from "@marzipan/contract/languages";
import type { ReceiptPaper } from "@marzipan/contract/order-receipts";
import { makeFormat } from "@marzipan/phrases/format";
import { locales } from "@marzipan/phrases/locales";
import type { Deps } from "../../platform/deps.ts";
import { wordsIn } from "../../platform/words.ts";
import type { ReceiptReply } from "./order-receipts.actions.ts";
import { receiptTemplate } from "./receipt-paper.rules.ts";

/** Sets a receipt as PDF in a language, on A4 or 80 mm paper; every text and sum is written here, the template only places them. */
export async function setReceipt(
  deps: Deps,
  receipt: ReceiptReply,
  language: Language,
  paper: ReceiptPaper,
): Promise<Uint8Array> {
  const t = await wordsIn(language);
  const format = makeFormat(language);
  const { currency } = receipt;
  const money = (amount: number): string => format.money(amount, currency);
  const title = t(receipt.kind === "summary" ? "payments.summary" : "payments.confirmation");
  const isAgreed = receipt.agreedPrice !== null;
  const sums: [string, string][] = [];
  if (isAgreed && receipt.items.length > 0) {
    sums.push([t("payments.items_sum"), money(receipt.itemsTotal)]);
  }
  sums.push([
    isAgreed && !receipt.isCancelled ? t("payments.agreed") : t("common.total"),
    money(receipt.total),
  ]);
  if (receipt.payments.length > 0) sums.push([t("payments.paid_so_far"), money(receipt.paid)]);
  return await deps.pdf.set(receiptTemplate, {
    lang: language,
    dir: locales[language].direction,
    paper,
    title,
    business: receipt.businessName,
    phone: receipt.businessPhone ?? "",
    number: t("common.order_number", { number: String(receipt.number) }),
    issued: t("payments.issued_on", { date: format.date(receipt.issuedDate) }),
    facts: [
      [t("payments.for_client"), receipt.clientName],
      [t("payments.delivery_on"), format.date(receipt.deliveryDate)],
    ],
    cancelled: receipt.isCancelled ? t("payments.cancelled_note") : "",
    heads: [t("orders.items"), t("common.quantity"), t("common.unit_price"), t("common.total")],
    items: receipt.items.map((item) => [
      item.name,
      format.number(item.quantity),
      money(item.unitPrice),
      money(item.lineTotal),
    ]),
    sums,
    balance: [
      receipt.balance < 0 ? t("payments.to_give_back") : t("payments.balance_due"),
      money(Math.abs(receipt.balance)),
    ],
    paymentsTitle: t("payments.payments_received"),
    payments: receipt.payments.map((payment) => [
      format.date(payment.paidAt),
      payment.kind === "refund"
        ? t("payments.kind_refund")
        : t(`payments.method_${payment.method}`),
      format.money(payment.kind === "refund" ? -payment.amount : payment.amount, payment.currency),
    ]),
    thanks: t("payments.thanks"),
    notice: t("payments.no_invoice"),
  });
}
