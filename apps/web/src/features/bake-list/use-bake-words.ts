import { useMemo } from "react";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { deadlineOf, forbiddenIn, isMade } from "./bake-items.rules.ts";
import type { BakeOrder, BakeRow } from "./bake-items.rules.ts";

/** How many order numbers stand under an item before the rest is counted. */
const numbersShown = 4;

/** Words about an item of the bake list. */
export interface BakeWords {
  /** Its orders' numbers, "#1041 and #1045", and by when: "by 11:00 AM". `isSpan`: the list has more than one day. */
  behind: (item: BakeRow, isSpan: boolean) => readonly (string | null)[];
  /** What must not be in it: "No tree nuts"; `null` when everything may. */
  forbidden: (item: { orders: readonly BakeOrder[] }) => string | null;
}

/** Returns the words for the items of the bake list, in the language in use. */
export function useBakeWords(): BakeWords {
  const t = useT();
  const format = useFormat();
  return useMemo(() => {
    const numberOf = (number: number) =>
      `\u2068${t("common.order_number_short", { number: String(number) })}\u2069`;
    const byWhen = (item: BakeRow, isSpan: boolean): string | null => {
      const deadline = isMade(item) ? null : deadlineOf(item.orders);
      if (!deadline) return null;
      const time = format.time(deadline.time);
      return isSpan
        ? t("bake_list.by_day", { day: format.shortDay(deadline.day), time })
        : t("bake_list.by", { time });
    };
    return {
      behind: (item, isSpan) => {
        const numbers = item.orders.slice(0, numbersShown).map(({ number }) => numberOf(number));
        const more = item.orders.length - numbers.length;
        const shown = more > 0 ? [...numbers, `+${format.number(more)}`] : numbers;
        return [format.list(shown), byWhen(item, isSpan)];
      },
      forbidden: (item) => {
        const { allergens, notes } = forbiddenIn(item);
        if (allergens.length === 0 && notes.length === 0) return null;
        const words = allergens.map((name) => t(`common.allergen_${name}`));
        const without =
          words.length > 0 ? [t("bake_list.without", { allergens: format.list(words) })] : [];
        return [...without, ...notes].join(" · ");
      },
    };
  }, [t, format]);
}
