import type { DayOrder } from "@marzipan/domain/imports/days";
import type { DecimalSign } from "@marzipan/domain/imports/amounts";
import { useMemo } from "react";
import { useLanguage, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { useFeature, useMe } from "../../../platform/session/me.tsx";
import type { Target } from "../kinds/kind-columns.types.ts";
import { missingTargets } from "../matching/matching.rules.ts";
import { findWriting } from "../matching/writing.rules.ts";
import type { Writing } from "../matching/writing.rules.ts";
import { readerOf } from "../sending/row-reading.ts";
import type { RowReader } from "../sending/row-reading.ts";
import type { Draft } from "./import-draft.ts";
import { targetLabels } from "./words.ts";

/** How a draft's file writes, with what was answered, and what is still to be chosen or asked. */
export interface DraftWriting extends Writing {
  /** `null`: asked and not answered yet. */
  dayOrder: DayOrder | null;
  currency: string;
  missing: readonly Target[];
  reader: RowReader;
}

const amounts: ReadonlySet<string> = new Set(["catalog", "orders", "expenses"]);

function usualSign(language: string): DecimalSign {
  const parts = new Intl.NumberFormat(language).formatToParts(1.5);
  return parts.some(({ type, value }) => type === "decimal" && value === ",") ? "," : ".";
}

/** Returns how the draft's file writes. */
export function useWriting(draft: Draft): DraftWriting {
  const t = useT();
  const { language } = useLanguage();
  const { business } = useMe();
  const hasPayments = useFeature("payment_tracking");
  const { kind, table, matches, answers } = draft;
  return useMemo(() => {
    const found = findWriting(table, matches, usualSign(language));
    const dayOrder = answers.dayOrder ?? found.days.order;
    const currency = answers.currency ?? business.currency;
    const labelOf = (target: Target): string => {
      const column = matches.findIndex((match) => match.target === target);
      return table.headings[column] || t(targetLabels[target]);
    };
    return {
      ...found,
      needsCurrency: found.needsCurrency && amounts.has(kind),
      dayOrder,
      currency,
      missing: missingTargets(kind, matches),
      reader: readerOf(kind, {
        dayOrder: dayOrder ?? "day",
        decimalSign: found.decimalSign,
        currency,
        hasPayments,
        labels: { number: labelOf("number"), paid: labelOf("paid") },
        taxLabel: labelOf("tax"),
      }),
    };
  }, [answers, business.currency, hasPayments, kind, language, matches, t, table]);
}
