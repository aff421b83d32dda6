import type { PapersFormat, readPapers } from "@marzipan/contract/accountant";
import { papersLinkDays } from "@marzipan/contract/accountant";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import { addMonths, monthEnd, monthStart } from "@marzipan/domain/dates";
import { profitMinor } from "@marzipan/domain/figures";
import type { Span } from "@marzipan/domain/figures";
import { toMajorOf } from "@marzipan/domain/money";
import { hasFeature, planInForce } from "@marzipan/domain/plans";
import { AppError } from "../../platform/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/deps.ts";
import { hashToken, makeId, makeToken } from "../../platform/ids.ts";
import { eachAlone } from "../../platform/jobs/each-alone.ts";
import { countAct } from "../../platform/throttle.ts";
import type { Window } from "../../platform/throttle.ts";
import { formatIn, wordsIn } from "../../platform/words.ts";
import { buttonTo } from "../accounts/mails.actions.ts";
import { currenciesOf, figuresOfSpan, sumsIn } from "../figures/figures.actions.ts";
import { addSent, findPapers, listDuePapers, loadAccountant } from "./accountant.store.ts";
import type { AccountantRow, DueBusiness, FoundPapers } from "./accountant.store.ts";
import { makeReport } from "./make-report.actions.ts";
import type { Report, Sink } from "./make-report.actions.ts";
import { loadBusinessName } from "./report-rows.store.ts";
import { firstDays } from "./papers.rules.ts";

const dayMs = 86_400_000;
/** How often papers may be asked for from one address. */
const readingWindow: Window = { lengthMs: 60_000, most: 30 };

/** Mails the accountants of all businesses last month's papers, in the first days of a month, each month once. */
export async function mailDuePapers(deps: Deps): Promise<void> {
  const now = deps.now();
  const due = await listDuePapers(deps.database, now, firstDays);
  const able = due.filter((business) => mayReport(business, now));
  const idOf = (business: DueBusiness): string => business.business_id;
  await eachAlone(deps.log, able, idOf, async ({ business_id: businessId, today }) => {
    await deps.database.transact({ kind: "job", businessId }, (tx) => mailPapers(tx, deps, today));
  });
}

function mayReport(business: DueBusiness, now: Date): boolean {
  const stored = {
    plan: business.plan,
    status: business.status,
    trialEndAt: business.trial_end_at,
    trialUsedAt: business.trial_used_at,
    currentPeriodEndAt: business.current_period_end_at,
  };
  return hasFeature(planInForce(stored, now, business.is_admin).plan, "export_excel");
}

async function mailPapers(tx: Tx, deps: Deps, today: string): Promise<void> {
  const accountant = await loadAccountant(tx);
  if (!accountant?.is_on) return;
  const { email, language } = accountant;
  const month = addMonths(monthStart(today), -1);
  const token = makeToken();
  const endsAt = new Date(tx.now.getTime() + papersLinkDays * dayMs);
  const row = { id: makeId(), month, email, language, sent_at: tx.now, open_until: endsAt };
  if (!(await addSent(tx, { ...row, token_hash: hashToken(token) }))) return;
  const t = await wordsIn(language);
  const format = formatIn(language);
  const business = await loadBusinessName(tx);
  const named = { business, month: format.month(month) };
  await deps.messenger.queueMail(
    {
      recipient: email,
      language,
      subject: t("mails.papers_subject", named),
      lines: [t("mails.papers_text", named), ...(await figureLines(tx, month, accountant))],
      ...buttonTo(deps, `/shared/papers/${token}`, t("mails.papers_button")),
      notes: [t("mails.link_days", { n: papersLinkDays }), t("mails.papers_note", { business })],
    },
    tx,
  );
  tx.changed("reports");
}

/** A line for each currency: what came in, what went out, what is left. */
async function figureLines(tx: Tx, month: string, { language }: AccountantRow): Promise<string[]> {
  const span: Span = [month, monthEnd(month)];
  const t = await wordsIn(language);
  const format = formatIn(language);
  const figures = await figuresOfSpan(tx, span);
  const used = [...figures.days.keys()].toSorted();
  const [first, ...others] = used;
  if (first === undefined) return [t("sheets.empty")];
  return currenciesOf(figures, others.includes("ILS") ? "ILS" : first).map((currency) => {
    const sums = sumsIn(figures, currency, span);
    const say = (name: string, minor: number): string =>
      `${name}: ${format.money(toMajorOf(minor, currency), currency)}`;
    return [
      say(t("figures.revenue"), sums.revenueMinor),
      say(t("figures.expenses"), sums.expensesMinor),
      say(t("figures.profit"), profitMinor(sums)),
    ].join(" · ");
  });
}

async function requirePapers(deps: Deps, address: string, token: string): Promise<FoundPapers> {
  await countAct(deps, {
    key: `papers:${address}`,
    window: readingWindow,
    refusal: "rate_limited",
  });
  const found = await findPapers(deps.database, hashToken(token), deps.now());
  if (!found) throw new AppError("not_found");
  return found;
}

/** Answers what a link to papers opens; not found once it ended or was stopped. */
export async function readSharedPapers(
  deps: Deps,
  address: string,
  token: string,
): Promise<ReplyOf<typeof readPapers>> {
  const { business_name, month, language, open_until } = await requirePapers(deps, address, token);
  return { businessName: business_name, month, language, endsAt: open_until.toISOString() };
}

/** Makes one of the papers behind a link: the workbook, the paper of the profit and loss, or the expenses' files. */
export async function sendSharedPapers(
  deps: Deps,
  address: string,
  { token, format }: { token: string; format: PapersFormat },
  sink: Sink,
): Promise<void> {
  const found = await requirePapers(deps, address, token);
  const { business_id: businessId, month, language } = found;
  const kinds = { xlsx: "workbook", pdf: "profit-and-loss", zip: "expenses" } as const;
  const report: Report = {
    kind: kinds[format],
    format,
    span: [month, monthEnd(month)],
    currency: null,
    language,
  };
  const proof = { kind: "job", businessId } as const;
  await makeReport(
    deps,
    {
      businessId,
      standing: { today: found.today, own: found.currency },
      snapshot: (work) => deps.database.snapshot(proof, work),
    },
    report,
    sink,
  );
}
