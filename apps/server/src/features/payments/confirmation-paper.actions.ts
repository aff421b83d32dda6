import type { Language } from "@marzipan/contract/languages";
import type { PaperName } from "@marzipan/contract/confirmations";
import { confirmationAmounts } from "@marzipan/domain/confirmation-amounts";
import { confirmationFacts } from "@marzipan/phrases/confirmation-facts";
import { makeFormat } from "@marzipan/phrases/format";
import { locales } from "@marzipan/phrases/locales";
import type { Deps } from "../../platform/feature/deps.ts";
import { wordsIn } from "../../platform/formats/translator.ts";
import type { ConfirmationReply } from "./confirmations.actions.ts";
import { confirmationTemplate } from "./confirmation-paper.rules.ts";

/** Sets a confirmation as PDF in a language, on A4 or 80 mm paper; every text and sum is written here, the template only places them. */
export async function setConfirmation(
  deps: Deps,
  confirmation: ConfirmationReply,
  language: Language,
  paper: PaperName,
): Promise<Uint8Array> {
  const t = await wordsIn(language);
  const format = makeFormat(language);
  const { currency } = confirmation;
  const write = format.moneyAlike(confirmationAmounts(confirmation));
  const money = (amount: number): string => write(amount, currency);
  const title = t(confirmation.kind === "summary" ? "payments.summary" : "payments.confirmation");
  const isAgreed = confirmation.agreedPrice !== null;
  const sums: [string, string][] = [];
  if (isAgreed && confirmation.items.length > 0) {
    sums.push([t("payments.items_sum"), money(confirmation.itemsTotal)]);
  }
  sums.push([
    isAgreed && !confirmation.isCancelled ? t("payments.agreed") : t("common.total"),
    money(confirmation.total),
  ]);
  if (confirmation.payments.length > 0)
    sums.push([t("payments.paid_so_far"), money(confirmation.paid)]);
  return await deps.pdf.set(confirmationTemplate, {
    lang: language,
    dir: locales[language].direction,
    paper,
    title,
    business: confirmation.businessName,
    phone: confirmation.businessPhone ?? "",
    number: t("common.order_number", { number: String(confirmation.number) }),
    issued: t("payments.issued_on", { date: format.date(confirmation.issuedDate) }),
    facts: [
      [t("payments.for_client"), confirmation.clientName],
      ...confirmationFacts(confirmation, t, format),
    ],
    cancelled: confirmation.isCancelled ? t("payments.cancelled_note") : "",
    heads: [t("orders.items"), t("common.quantity"), t("common.unit_price"), t("common.total")],
    items: confirmation.items.map((item) => [
      item.name,
      format.number(item.quantity),
      money(item.unitPrice),
      money(item.lineTotal),
    ]),
    sums,
    balance:
      confirmation.isSettled && confirmation.balance === 0
        ? [t("payments.state_settled"), format.date(confirmation.deliveryDate)]
        : [
            confirmation.balance < 0 ? t("payments.to_give_back") : t("payments.balance_due"),
            money(Math.abs(confirmation.balance)),
          ],
    paymentsTitle: t("payments.payments_received"),
    payments: confirmation.payments.map((payment) => [
      format.date(payment.paidAt),
      payment.kind === "refund"
        ? t("payments.kind_refund")
        : t(`payments.method_${payment.method}`),
      write(payment.kind === "refund" ? -payment.amount : payment.amount, payment.currency),
    ]),
    thanks: t("payments.thanks"),
    notice: t("payments.no_invoice"),
  });
}
