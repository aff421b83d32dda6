import { messagesKeptMonths } from "@marzipan/contract/contact";
import { legalNumbers } from "@marzipan/contract/legal";
import { trialDays } from "@marzipan/domain/plans";

/** Answers every number that a legal text may name. */
export function listLegalNumbers(): Record<string, string> {
  return { ...legalNumbers, trial: String(trialDays), messages: String(messagesKeptMonths) };
}
