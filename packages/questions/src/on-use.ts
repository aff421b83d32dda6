import type { Intent } from "./intents.ts";
import type { Question } from "./understand.ts";

/** What a bare noun is enough to ask for, although questions on the product's use hold the same nouns. */
const nounIntents: ReadonlySet<Intent> = new Set<Intent>([
  "revenue",
  "cash",
  "orders",
  "expenses",
  "clients_count",
  "clients_new",
  "clients_returning",
  "cash_methods",
  "expense_category",
  "refunds",
]);

/**
 * Returns whether a question to the advisor may be on the product's use: it was not understood, by nothing but a noun
 * beside words that mean nothing to the advisor, without a period, or by the word for an account.
 */
export function mayBeOnUse(question: Question | null): boolean {
  if (question === null) return true;
  const { intents, isNamed, isOfAccount, rest } = question;
  return (
    isOfAccount ||
    (intents.length === 1 &&
      intents.every((one) => nounIntents.has(one)) &&
      !isNamed &&
      rest.length > 0)
  );
}
