import { useMemo } from "react";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import type { Analytics } from "./analytics.types.ts";
import { namePeriod } from "./period.rules.ts";
import type { RowsBehind } from "./rows-behind.ts";

/** What every card of the page says and links with. */
export interface FiguresWords {
  money: (amount: number) => string;
  /** The period in words. */
  period: string;
  /** The compared days in words. */
  compared: string | null;
  rows: RowsBehind;
}

/** Returns how the cards write money, name the period, and find the rows behind a figure. */
export function useFigures(data: Analytics): FiguresWords {
  const t = useT();
  const format = useFormat();
  return useMemo(() => {
    const { currency, currencies, compared } = data;
    return {
      money: (amount) => format.money(amount, currency),
      period: namePeriod(data, data.today, { t, format }),
      compared: compared && format.range(compared.from, compared.to),
      rows: { from: data.from, to: data.to, currency: currencies.length > 1 ? currency : null },
    };
  }, [data, t, format]);
}
