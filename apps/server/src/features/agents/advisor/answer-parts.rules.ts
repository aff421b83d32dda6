import type { Language } from "@marzipan/contract/languages";
import { pages } from "@marzipan/contract/paths";
import type { Span } from "@marzipan/domain/figures";
import type { Question } from "@marzipan/questions/understand";
import { monthEnd, monthStart } from "@marzipan/domain/dates";
import type { Member } from "../../../platform/account/member.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { AgentAnswer } from "../agent-answer.ts";
import { addressOf } from "../wording/figures.rules.ts";
import type { Words } from "../wording/insights.rules.ts";

/** A figure of an answer. */
export type AnswerFigure = AgentAnswer["figures"][number];

/** A question with all that answering it needs. */
export interface AdvisorQuestion {
  tx: Tx<"session">;
  question: Question;
  words: Words;
  /** The question's own language, in which it is answered. */
  language: Language;
  member: Member;
}

/** What is said to a question, before its period and currency are named. */
export interface AnswerParts {
  lines: string[];
  figures: AnswerFigure[];
  /** What is told, over time. */
  chart?: AgentAnswer["chart"];
  /** What the rows among the lines tell more fully. */
  table?: AgentAnswer["table"];
  /** What was counted; `null` where nothing was, so that no consultation is used. */
  counted: string | null;
  /** The figure is one of today, whatever the period. */
  isNow?: boolean;
  /** What was counted as of today beside that. */
  countedNow?: string;
  /** Of the question's period, unless another is named. */
  span?: Span;
  /** Questions to choose from, where one thing isn't said. */
  choices?: string[];
  actions: AgentAnswer["actions"];
}

/** Returns a figure of money, in major units. */
export function moneyFigure(key: string, value: number, currency: string): AnswerFigure {
  return { key, value, unit: "money", currency };
}

/** Returns a figure that counts. */
export function countFigure(key: string, value: number): AnswerFigure {
  return { key, value, unit: "count" };
}

/** Returns what is said of a period with what is said of today behind it. */
export function withNow(said: AnswerParts, now: AnswerParts): AnswerParts {
  return {
    ...said,
    ...(now.table && { table: now.table }),
    lines: [...said.lines, ...now.lines],
    figures: [...said.figures, ...now.figures],
    ...(now.counted !== null && { countedNow: now.counted }),
    actions: [...said.actions.slice(0, 2), ...now.actions.slice(-1)],
  };
}

/** Returns a span as an answer names it: a day, a month, a month so far, else its first and last day. */
export function sayPeriod([from, to]: Span, { t, format }: Words, today: string): string {
  if (from === to) return format.date(from);
  if (from === monthStart(from) && to === monthEnd(from)) {
    const period = format.month(from);
    return from <= today && today < to ? t("analytics.so_far", { period }) : period;
  }
  return format.range(from, to);
}

/** Returns the link to the completed orders behind a figure. */
export function ordersLink(
  { t }: Words,
  [from, to]: Span,
  more: Readonly<Record<string, string>> = { status: "completed" },
): AgentAnswer["actions"][number] {
  const query = { when: "range", from, to, ...more };
  return { label: t("insights.act_orders"), path: addressOf(pages.orders.path, query) };
}

/** Returns the link to the figures of a span. */
export function figuresLink({ t }: Words, [from, to]: Span): AgentAnswer["actions"][number] {
  return { label: t("agents.open_figures"), path: addressOf(pages.analytics.path, { from, to }) };
}

/** Returns a line of a list. */
export function row(t: Words["t"], label: string, value: string): string {
  return `• ${t("common.labelled", { label, value })}`;
}
