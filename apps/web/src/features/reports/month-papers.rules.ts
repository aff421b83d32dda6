import type { MonthPaper } from "@marzipan/contract/accountant";
import type { Translate } from "@marzipan/phrases/translate";

/** Returns the name of one of a month's papers as phrases have it. */
export function phraseOfPaper<Paper extends MonthPaper>(paper: Paper) {
  return `reports.paper_${paper}` as const;
}

/** Says what kind of file one of a month's papers is. */
export function sayPaperForm(t: Translate, paper: MonthPaper): string {
  if (paper === "zip") return "ZIP";
  return t(paper === "pdf" ? "reports.format_pdf" : "reports.format_xlsx");
}
