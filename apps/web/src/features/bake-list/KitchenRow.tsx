import { Check, TriangleAlert } from "lucide-react";
import { useState } from "react";
import type { CSSProperties } from "react";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Dots } from "../../ui/Dots.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import { BakeMadeSheet } from "./BakeMadeSheet.tsx";
import { WaitingNote } from "./BakeItemRow.tsx";
import { useSigned } from "./KitchenNews.tsx";
import { isMade, notesOf, settledOf } from "./bake-items.rules.ts";
import type { BakeRow } from "./bake-items.rules.ts";
import { useBakeWords } from "./use-bake-words.ts";
import { useTick } from "./use-tick.ts";
import styles from "./kitchen.module.css";

interface KitchenRowProps {
  item: BakeRow;
  /** The day of the list. */
  day: string;
  /** How the sum changed since it was last seen; 0 where it did not. */
  by: number;
}

/** One item as it is read from two meters. The whole row ticks it; where a part is made it asks how much. */
export function KitchenRow({ item, day, by }: KitchenRowProps) {
  const t = useT();
  const format = useFormat();
  const errorText = useErrorText();
  const words = useBakeWords();
  const signed = useSigned();
  const [isCounting, setCounting] = useState(false);
  const { shown, error, setMade, isPending, isWaiting } = useTick(item, day, day);
  const isDone = isMade(shown);
  const isPart = !isDone && shown.made > 0;
  const forbidden = words.forbidden(item);
  const label = t("bake_list.made", { item: item.dessert_name });
  return (
    <div className={joinClasses(styles.kitchenRow, by !== 0 && styles.kitchenRowNew)}>
      {/* Another element for another sum, so that it moves. */}
      <span key={item.quantity} data-part="bake-quantity" className={styles.kitchenQuantity}>
        {format.number(item.quantity)}
      </span>
      <div className={styles.kitchenWords}>
        <p className={styles.kitchenName}>
          <bdi>{item.dessert_name}</bdi>
        </p>
        {by !== 0 && (
          <bdi dir="ltr" className={styles.kitchenChange}>
            {signed(by)}
          </bdi>
        )}
        <p>
          <Dots>{words.behind(shown, false)}</Dots>
        </p>
        {forbidden !== null && (
          <p className={styles.kitchenAlert}>
            <Icon of={TriangleAlert} />
            <span>{forbidden}</span>
          </p>
        )}
        {notesOf(item).map((note) => (
          <p key={note}>
            <bdi>{note}</bdi>
          </p>
        ))}
        {isWaiting && <WaitingNote />}
        {error && <p className={styles.kitchenAlert}>{errorText(error)}</p>}
      </div>
      <button
        type="button"
        className={joinClasses(
          styles.kitchenTick,
          isPart && styles.kitchenTickPart,
          isDone && styles.kitchenTickMade,
        )}
        {...(isPart
          ? { style: { "--part": `${(shown.made / shown.quantity) * 100}%` } as CSSProperties }
          : { role: "checkbox", "aria-checked": isDone })}
        aria-label={
          isPart
            ? t("common.labelled", {
                label,
                value: t("common.made_of_quantity", { made: shown.made, quantity: shown.quantity }),
              })
            : label
        }
        disabled={isDone && settledOf(item) >= item.quantity}
        onClick={() => {
          if (isPart) setCounting(true);
          else setMade(isDone ? settledOf(item) : item.quantity);
        }}
      >
        {isDone && <Icon of={Check} />}
        {isPart && <span>{format.number(shown.made)}</span>}
      </button>
      {isCounting && (
        <BakeMadeSheet
          item={shown}
          isPending={isPending}
          onClose={() => setCounting(false)}
          onMade={setMade}
        />
      )}
    </div>
  );
}
