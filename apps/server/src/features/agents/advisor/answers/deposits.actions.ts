import { toMajorOf } from "@marzipan/domain/money";
import { listDeposits } from "../../../figures/books.actions.ts";
import { toldRows } from "../../wording/tables.rules.ts";
import type { AdvisorQuestion, AnswerParts } from "../answer-parts.rules.ts";
import { countFigure, moneyFigure, row } from "../answer-parts.rules.ts";
import { untracked } from "./orders.actions.ts";

/** Returns what of the deposits of orders to come is paid, or who hasn't paid theirs. */
export async function answerDeposits(
  { tx, words, member }: AdvisorQuestion,
  which: "paid" | "missing",
): Promise<AnswerParts> {
  const { t, format } = words;
  const { currency, today } = member;
  if (!member.tracksPayments) return untracked(words);
  const all = (await listDeposits(tx, today)).filter((one) => one.currency === currency);
  const missing = all.filter((one) => one.paidMinor < one.depositMinor);
  const money = (minor: number): string => format.money(toMajorOf(minor, currency), currency);
  const leftOf = (one: (typeof all)[number]): number => one.depositMinor - one.paidMinor;
  const left = sum(missing.map(leftOf));
  const total = sum(all.map((one) => one.depositMinor));
  const paid = sum(all.map((one) => Math.min(one.paidMinor, one.depositMinor)));
  const more = missing.length - toldRows;
  const first =
    all.length === 0
      ? t("advisor.deposits_asked_none")
      : which === "paid"
        ? t("advisor.deposits_paid", { paid: money(paid), total: money(total) })
        : missing.length === 0
          ? t("advisor.deposits_all_paid")
          : t("advisor.deposits_missing", { n: missing.length, amount: money(left) });
  return {
    lines: [
      first,
      ...missing
        .slice(0, toldRows)
        .map((one) => row(t, `${one.clientName} (${format.date(one.day)})`, money(leftOf(one)))),
      ...(more > 0 ? [t("advisor.more_listed", { n: more })] : []),
    ],
    figures: [
      which === "paid"
        ? moneyFigure("paid", toMajorOf(paid, currency), currency)
        : moneyFigure("deposits", toMajorOf(left, currency), currency),
      countFigure("orders", missing.length),
    ],
    counted: t("advisor.counted_deposits"),
    isNow: true,
    actions: [{ label: t("insights.act_owing"), path: "/payments/owing" }],
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
