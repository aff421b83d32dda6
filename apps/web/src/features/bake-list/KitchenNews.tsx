import { BellRing } from "lucide-react";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { ListChanges, SumChange } from "./kitchen.rules.ts";
import styles from "./kitchen.module.css";

/** How many items or orders are named before they are only counted. */
const mostNamed = 3;

/** Says what changed on the list until it is marked as seen: an order that came, was changed, canceled or moved. */
export function KitchenNews({ changes, onSeen }: { changes: ListChanges; onSeen: () => void }) {
  const t = useT();
  const words = useNewsWords();
  const hasNews = changes.sums.length + changes.orders.length > 0;
  return (
    <div role="status">
      {hasNews && (
        <section className={styles.kitchenNews}>
          <Icon of={BellRing} />
          <div>
            <p className={styles.kitchenNewsTitle}>{words.title(changes)}</p>
            <p>{words.who(changes)}</p>
          </div>
          <Button onPress={onSeen}>{t("bake_list.seen")}</Button>
        </section>
      )}
    </div>
  );
}

/** Returns the amount of a change with its sign: "+24". */
export function useSigned(): (by: number) => string {
  const format = useFormat();
  return (by) => `${by > 0 ? "+" : "−"}${format.number(Math.abs(by))}`;
}

function useNewsWords() {
  const t = useT();
  const format = useFormat();
  const signed = useSigned();
  const isolated = (text: string): string => `\u2068${text}\u2069`;
  const whatOf = ({ sums, orders }: ListChanges, write: (sum: SumChange) => string): string => {
    if (sums.length > 0 && sums.length <= mostNamed && orders.length <= 1)
      return format.list(sums.map(write));
    const pieces = sums.reduce((sum, { by }) => sum + by, 0);
    return format.list([
      t("bake_list.orders", { n: orders.length }),
      `\u2066${signed(pieces)}\u2069`,
    ]);
  };
  return {
    title: (changes: ListChanges): string => {
      const { sums } = changes;
      const counted = ({ by, name }: SumChange) =>
        `${format.number(Math.abs(by))} × ${isolated(name)}`;
      if (sums.every(({ by }) => by > 0))
        return t("bake_list.just_in", { what: whatOf(changes, counted) });
      const withSign = ({ by, name }: SumChange) => `\u2066${signed(by)}\u2069 × ${isolated(name)}`;
      return t("bake_list.changed", { what: whatOf(changes, withSign) });
    },
    who: ({ orders }: ListChanges): string =>
      format.list(
        orders.slice(0, mostNamed).map(({ clientName, deliveryTime }) =>
          deliveryTime === null
            ? isolated(clientName)
            : t("common.day_at_time", {
                day: isolated(clientName),
                time: format.time(deliveryTime),
              }),
        ),
      ),
  };
}
