import { CakeSlice, History } from "lucide-react";
import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Thumb } from "../../../ui/Avatar.tsx";
import { Button } from "../../../ui/Button.tsx";
import { addLastTime, notTakenYet } from "./item-lines.rules.ts";
import type { FormLine } from "./item-lines.rules.ts";
import { useLastTime } from "./last-times.ts";
import styles from "./items.module.css";

interface LastTimeProps {
  clientId: string;
  lines: readonly FormLine[];
  currency: string;
  onLines: (lines: FormLine[]) => void;
}

/** What the client ordered last, each item taken again by a tap, or all of them. Nothing for a first order. */
export function LastTime({ clientId, lines, currency, onLines }: LastTimeProps) {
  const t = useT();
  const format = useFormat();
  const items = notTakenYet(lines, useLastTime(clientId).items);
  if (items.length === 0) return null;
  const take = (taken: typeof items): void => onLines(addLastTime(lines, taken, currency));
  return (
    <div role="group" aria-label={t("orders.last_time")} className={styles.lastTime}>
      <Button variant="quiet" icon={History} iconSize="s" onPress={() => take(items)}>
        {t("orders.last_time")}
      </Button>
      <ul className={styles.lastItems}>
        {items.map((item) => (
          <li key={item.productId ?? item.dessert_name}>
            <button type="button" className={styles.lastItem} onClick={() => take([item])}>
              <Thumb src={item.thumbUrl} icon={CakeSlice} />
              <b>{format.number(item.quantity)}</b>
              <span dir="auto">{item.dessert_name}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
