import { Check, ChevronDown, CloudOff, TriangleAlert } from "lucide-react";
import { useId, useState } from "react";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Dots } from "../../ui/Dots.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { TicketNote } from "../../ui/Ticket.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import { BakeMadeSheet } from "./BakeMadeSheet.tsx";
import { BakeOrders } from "./BakeOrders.tsx";
import { isMade, missingOf, notesOf, settledOf } from "./bake-items.rules.ts";
import type { BakeRow } from "./bake-items.rules.ts";
import { useBakeWords } from "./use-bake-words.ts";
import { useTick } from "./use-tick.ts";
import styles from "./bake.module.css";
import fieldFrameStyles from "../../ui/FieldFrame.module.css";

interface BakeItemRowProps {
  item: BakeRow;
  /** The days of the list. */
  from: string;
  to: string;
}

/** One item to make: how many, for which orders, by when, what must not be in it, and its tick. */
export function BakeItemRow({ item, from, to }: BakeItemRowProps) {
  const format = useFormat();
  const errorText = useErrorText();
  const ordersId = useId();
  const [isOpen, setOpen] = useState(false);
  const [isCounting, setCounting] = useState(false);
  const { shown, error, setMade, isPending, isWaiting } = useTick(item, from, to);
  const made = isMade(shown);
  return (
    <>
      <div className={joinClasses(styles.bakeRow, made && styles.bakeRowMade)}>
        <span data-part="bake-quantity" className={styles.bakeQuantity}>
          {format.number(item.quantity)}
        </span>
        <div className={styles.bakeWords}>
          <button
            type="button"
            className={styles.bakeName}
            aria-expanded={isOpen}
            aria-controls={ordersId}
            onClick={() => setOpen(!isOpen)}
          >
            <span dir="auto">{item.dessert_name}</span>
            <Icon of={ChevronDown} size="s" className={styles.bakeChevron} />
          </button>
          <Behind item={shown} isSpan={from !== to} isOpen={isOpen} />
          {isWaiting && <WaitingNote />}
          {error && <p className={fieldFrameStyles.fieldError}>{errorText(error)}</p>}
        </div>
        <Tick
          item={shown}
          onTick={() => setMade(made ? settledOf(item) : item.quantity)}
          onCount={() => setCounting(true)}
        />
      </div>
      <div id={ordersId} hidden={!isOpen} className={styles.bakeOrders}>
        {isOpen && <BakeOrders item={item} onCount={() => setCounting(true)} />}
      </div>
      {isCounting && (
        <BakeMadeSheet
          item={shown}
          isPending={isPending}
          onClose={() => setCounting(false)}
          onMade={setMade}
        />
      )}
    </>
  );
}

/** Says that a tick waits for a network. */
export function WaitingNote() {
  const t = useT();
  return (
    <p className={styles.bakeFrom}>
      <Icon of={CloudOff} size="s" />
      {t("bake_list.waiting")}
    </p>
  );
}

/**
 * What is behind an item's sum: the orders' numbers and times, how much is missing, what must not be in it, and
 * while its orders are folded away, what they note.
 */
function Behind({ item, isSpan, isOpen }: { item: BakeRow; isSpan: boolean; isOpen: boolean }) {
  const t = useT();
  const format = useFormat();
  const words = useBakeWords();
  const missing = missingOf(item);
  const forbidden = words.forbidden(item);
  const notes = notesOf(item);
  return (
    <>
      <p className={styles.bakeFrom}>
        <Dots>{words.behind(item, isSpan)}</Dots>
      </p>
      {missing > 0 && item.made > 0 && (
        <p className={styles.bakeMissing}>
          {t("bake_list.missing", { quantity: format.number(missing) })}
        </p>
      )}
      {forbidden !== null && (
        <p className={styles.bakeAlert}>
          <Icon of={TriangleAlert} size="s" />
          <span>{forbidden}</span>
        </p>
      )}
      {!isOpen && notes.map((note) => <TicketNote key={note} note={note} />)}
    </>
  );
}

interface TickProps {
  item: BakeRow;
  onTick: () => void;
  onCount: () => void;
}

/**
 * The tick of a whole item; while only a part is made, its amounts, which lead to changing them.
 */
function Tick({ item, onTick, onCount }: TickProps) {
  const t = useT();
  const made = isMade(item);
  if (!made && item.made > 0) {
    const words = t("common.made_of_quantity", { made: item.made, quantity: item.quantity });
    return (
      <button
        type="button"
        className={styles.bakePart}
        aria-label={t("common.labelled", {
          label: t("bake_list.made", { item: item.dessert_name }),
          value: words,
        })}
        onClick={onCount}
      >
        {words}
      </button>
    );
  }
  return (
    <button
      type="button"
      role="checkbox"
      className={styles.bakeTick}
      aria-checked={made}
      aria-label={t("bake_list.made", { item: item.dessert_name })}
      disabled={made && settledOf(item) >= item.quantity}
      onClick={onTick}
    >
      <span className={styles.bakeBox}>{made && <Icon of={Check} />}</span>
    </button>
  );
}
