import { useCallback } from "react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import type { Measure } from "./analytics.types.ts";
import { expensesBehind, ordersBehind, paymentsBehind } from "./rows-behind.ts";
import type { RowsBehind } from "./rows-behind.ts";

/** Returns the function that names a measure: "Money received". */
export function useMeasureWords(): (measure: Measure) => string {
  const t = useT();
  return useCallback(
    (measure) => (measure === "cash" ? t("analytics.cash") : t(`dashboard.${measure}`)),
    [t],
  );
}

/** Returns the list with the rows behind a measure in some days. */
export function measureBehind(measure: Measure, rows: RowsBehind): string {
  if (measure === "cash") return paymentsBehind(rows);
  return measure === "revenue" ? ordersBehind(rows) : expensesBehind(rows);
}
