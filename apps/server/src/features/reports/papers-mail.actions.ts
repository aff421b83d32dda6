import type { MonthPaper } from "@marzipan/contract/accountant";
import type { Language } from "@marzipan/contract/languages";
import { monthEnd } from "@marzipan/domain/dates";
import { profitMinor } from "@marzipan/domain/figures";
import type { Span } from "@marzipan/domain/figures";
import { toMajorOf } from "@marzipan/domain/money";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { formatIn, wordsIn } from "../../platform/formats/translator.ts";
import { buttonTo } from "../accounts/mails.actions.ts";
import { currenciesOf, figuresOfSpan, sumsIn } from "../figures/figures.actions.ts";
import { loadBusinessName } from "./report-rows.store.ts";

/** A mail with a link to a month's papers. */
export interface PapersMail {
  recipient: string;
  /** The month's first day. */
  month: string;
  language: Language;
  papers: readonly MonthPaper[];
  token: string;
  linkDays: number;
  /** Whether the owner mails it to themselves. */
  isTest: boolean;
}

const names = {
  pdf: "reports.paper_pdf",
  xlsx: "reports.paper_xlsx",
  zip: "reports.paper_zip",
  clients: "reports.paper_clients",
} as const satisfies Record<MonthPaper, string>;

/** Queues the mail of a month's papers: what came in and went out, what the link opens, and the link. */
export async function queuePapersMail(tx: Tx, deps: Deps, mail: PapersMail): Promise<void> {
  const { recipient, month, language, papers, token, linkDays, isTest } = mail;
  const t = await wordsIn(language);
  const format = formatIn(language);
  const business = await loadBusinessName(tx);
  const named = { business, month: format.month(month) };
  await deps.messenger.queueMail(
    {
      recipient,
      language,
      subject: t("mails.papers_subject", named),
      lines: [
        t("mails.papers_text", named),
        ...(await figureLines(tx, month, language)),
        t("common.labelled", {
          label: t("reports.along"),
          value: format.list(papers.map((paper) => t(names[paper]))),
        }),
      ],
      ...buttonTo(deps, `/shared/papers/${token}`, t("mails.papers_button")),
      notes: [
        t("mails.link_days", { n: linkDays }),
        isTest ? t("mails.papers_test") : t("mails.papers_note", { business }),
      ],
    },
    tx,
  );
}

/** A line for each currency: what came in, what went out, what is left. */
async function figureLines(tx: Tx, month: string, language: Language): Promise<string[]> {
  const span: Span = [month, monthEnd(month)];
  const t = await wordsIn(language);
  const format = formatIn(language);
  const figures = await figuresOfSpan(tx, span);
  const used = [...figures.days.keys()].toSorted();
  const [first, ...others] = used;
  if (first === undefined) return [t("sheets.empty")];
  return currenciesOf(figures, others.includes("ILS") ? "ILS" : first).map((currency) => {
    const sums = sumsIn(figures, currency, span);
    const lines = [
      { name: t("figures.revenue"), amount: toMajorOf(sums.revenueMinor, currency) },
      { name: t("figures.expenses"), amount: toMajorOf(sums.expensesMinor, currency) },
      { name: t("figures.profit"), amount: toMajorOf(profitMinor(sums), currency) },
    ];
    const write = format.moneyAlike(lines.map(({ amount }) => amount));
    return lines.map(({ name, amount }) => `${name}: ${write(amount, currency)}`).join(" · ");
  });
}
