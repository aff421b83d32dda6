import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { DragHandle } from "../../ui/DragHandle.tsx";
import { useDragged, useDropPlace } from "../../ui/useDragged.ts";
import { ArrangeButtons } from "./ArrangeButtons.tsx";
import type { ItemRow } from "./catalog.types.ts";
import { moveBy, moveTo } from "./menu-groups.rules.ts";
import styles from "./catalog.module.css";

interface ArrangedRowProps {
  item: ItemRow;
  /** The items of its section in their order. */
  ids: readonly string[];
  /** Items can be dragged onto each other's places within one section. */
  sectionId: string | null;
  /** Hears the new order and which item was moved. */
  onOrder: (ids: readonly string[], id: string) => void;
}

/** A row of the menu that is ordered by hand: dragged with a mouse or the keyboard, or moved by its arrows. */
export function ArrangedRow({ item, ids, sectionId, onOrder }: ArrangedRowProps) {
  const t = useT();
  const format = useFormat();
  const kind = `marzipan/item-of-${sectionId ?? ""}`;
  const { dragProps, dragButtonProps } = useDragged(kind, item.id);
  const { place, dropProps, isOver } = useDropPlace<HTMLLIElement>(kind, (id) => {
    if (id !== item.id) onOrder(moveTo(ids, id, item.id), id);
  });
  return (
    <li
      {...dragProps}
      {...dropProps}
      ref={place}
      data-part="arranged-row"
      className={styles.arrangedRow}
      data-over={isOver ? true : undefined}
    >
      <DragHandle
        {...dragButtonProps}
        label={t("common.labelled", { label: t("catalog.arrange"), value: item.name })}
      />
      <span className={styles.arrangedPlace}>{format.number(ids.indexOf(item.id) + 1)}</span>
      <span data-part="arranged-name" className={styles.arrangedName} dir="auto">
        {item.name}
      </span>
      <ArrangeButtons
        name={item.name}
        ids={ids}
        id={item.id}
        onMove={(id, step) => onOrder(moveBy(ids, id, step), id)}
      />
    </li>
  );
}
