import { monthPapers } from "@marzipan/contract/accountant";
import type { MonthPaper } from "@marzipan/contract/accountant";

/** In so many first days of a month the papers of the last one are sent; a server that stood still makes up for it. */
export const firstDays = 5;

/** Returns the papers that were chosen, each once, in the order in which they are shown. */
export function inOrder(chosen: readonly MonthPaper[]): MonthPaper[] {
  return monthPapers.filter((paper) => chosen.includes(paper));
}
