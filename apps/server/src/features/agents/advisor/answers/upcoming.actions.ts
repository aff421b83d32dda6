import type { Intent } from "@marzipan/questions/intents";
import type { Question } from "@marzipan/questions/understand";
import { type AdvisorQuestion, type AnswerParts, sayPeriod } from "../answer-parts.rules.ts";
import { answerOpen } from "./orders.actions.ts";

/** What is known of a period only when it has come. */
const afterwards: readonly Intent[] = [
  "revenue",
  "cash",
  "profit",
  "expenses",
  "refunds",
  "average",
  "cash_methods",
  "expense_categories",
  "expense_category",
  "best_items",
  "best_items_units",
  "item_sales",
  "worst_items",
  "clients_best",
  "clients_new",
  "clients_returning",
  "clients_count",
  "clients_paid",
  "busiest_day",
  "busiest_hour",
  "best_month",
  "worst_month",
  "discounts",
  "month_end",
];

/** Returns whether a question asks for what is known only when its period has come. */
export function isKnownAfterwards({ intents, isToCome, isNamed }: Question): boolean {
  const [intent] = intents;
  return intent !== undefined && isToCome && isNamed && afterwards.includes(intent);
}

/** Says that what is asked of a period to come is not known yet, and what is ordered for it. */
export async function answerToCome(asked: AdvisorQuestion): Promise<AnswerParts> {
  const { question, words, member } = asked;
  const period = sayPeriod(question.span, words, member.today);
  const open = await answerOpen(asked);
  return { ...open, lines: [words.t("advisor.not_yet", { period }), ...open.lines] };
}
