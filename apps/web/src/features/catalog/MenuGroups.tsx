import { listCatalogItems } from "@marzipan/contract/catalog";
import { justDeleted } from "../../platform/undo/just-deleted.ts";
import { useState } from "react";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { putBack } from "../../platform/undo/put-back.ts";
import { Notice } from "../../ui/Notice.tsx";
import { ArrangeButtons } from "./ArrangeButtons.tsx";
import { ArrangedRow } from "./ArrangedRow.tsx";
import { ItemCard } from "./ItemCard.tsx";
import { MoreItems } from "./MoreItems.tsx";
import { SectionMenu } from "./SectionMenu.tsx";
import { UndoItem } from "./UndoItem.tsx";
import type { ItemRow, SectionRow } from "./catalog.types.ts";
import { compareItems, firstOfMenu, groupMenu, moveBy } from "./menu-groups.rules.ts";
import type { CatalogGroup } from "./menu-groups.rules.ts";
import { useDrawnItems } from "./use-drawn-items.ts";
import { useHandOrder } from "./use-hand-order.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./catalog.module.css";
import goodsStyles from "../../platform/lists/goods.module.css";

interface MenuGroupsProps {
  items: readonly ItemRow[];
  sections: readonly SectionRow[];
  /** Only what was found: sections without a match are left out. */
  isSearch: boolean;
  isArranging: boolean;
}

/**
 * The menu as customers see its order: sections with their items; arranged by hand where wished. A long one is
 * drawn portion by portion; what was moved last stays in sight wherever it went.
 */
export function MenuGroups({ items, sections, isSearch, isArranging }: MenuGroupsProps) {
  const t = useT();
  const errorText = useErrorText();
  const ordering = useHandOrder();
  const { most, drawMore } = useDrawnItems();
  const [moved, setMoved] = useState<string>();
  const deleted = justDeleted(listCatalogItems).useItems();
  const withDeleted = isArranging
    ? items
    : putBack(items, deleted, compareItems).map((row) => row.item);
  const all = groupMenu(withDeleted, sections, ordering.hand).filter(
    (group) => group.items.length > 0 || !isSearch,
  );
  const { groups, rest } = firstOfMenu(all, most, moved);
  const gone = new Set(isArranging ? [] : deleted.map(({ id }) => id));
  const sectionIds = all.flatMap(({ section }) => (section ? [section.id] : []));
  return (
    <div className={styles.menuGroups}>
      {isArranging && <p className={styles.menuHint}>{t("catalog.arrange_hint")}</p>}
      {ordering.error && (
        <Notice tone="danger" role="alert">
          {errorText(ordering.error)}
        </Notice>
      )}
      {groups.map((group) => (
        <section
          key={group.section?.id ?? ""}
          aria-label={group.section?.name ?? t("catalog.no_section")}
        >
          <header className={sections.length === 0 ? undefined : styles.menuGroupHead}>
            <h2 dir="auto" className={sections.length === 0 ? "sr-only" : undefined}>
              {group.section?.name ?? t("catalog.no_section")}
            </h2>
            {isArranging && group.section && (
              <ArrangeButtons
                name={group.section.name}
                ids={sectionIds}
                id={group.section.id}
                onMove={(id, step) => {
                  setMoved(id);
                  ordering.arrangeSections(moveBy(sectionIds, id, step));
                }}
              />
            )}
            {!isArranging && group.section && <SectionMenu section={group.section} />}
          </header>
          {isArranging ? (
            <Arranged
              group={group}
              ids={idsOf(all, group)}
              onOrder={(ids, id) => {
                setMoved(id);
                ordering.arrangeItems(group.section?.id ?? null, ids);
              }}
            />
          ) : (
            <Rows group={group} gone={gone} />
          )}
        </section>
      ))}
      {rest > 0 && <MoreItems drawn={withDeleted.length - rest} onMore={drawMore} />}
    </div>
  );
}

interface RowsProps {
  group: CatalogGroup;
  gone: ReadonlySet<string>;
}

function Rows({ group, gone }: RowsProps) {
  const t = useT();
  if (group.items.length === 0)
    return <p className={styles.menuHint}>{t("catalog.section_empty")}</p>;
  return (
    <ul className={joinClasses(goodsStyles.goodsCards, styles.itemCards)}>
      {group.items.map((item) => (
        <li key={item.id}>
          {gone.has(item.id) ? <UndoItem item={item} /> : <ItemCard item={item} />}
        </li>
      ))}
    </ul>
  );
}

/** Returns all items of a drawn group, also those that are not drawn. */
function idsOf(all: readonly CatalogGroup[], { section }: CatalogGroup): string[] {
  const whole = all.find((group) => group.section?.id === section?.id);
  return (whole?.items ?? []).map(({ id }) => id);
}

interface ArrangedProps {
  group: CatalogGroup;
  /** All items of the section in their order, also those that are not drawn. */
  ids: readonly string[];
  /** Hears the new order and which item was moved. */
  onOrder: (ids: readonly string[], id: string) => void;
}

/**
 * The items of a section while they are ordered by hand: dragged with a mouse, or moved by buttons.
 */
function Arranged({ group, ids, onOrder }: ArrangedProps) {
  return (
    <ol className={styles.arranged}>
      {group.items.map((item) => (
        <ArrangedRow
          key={item.id}
          item={item}
          ids={ids}
          sectionId={group.section?.id ?? null}
          onOrder={onOrder}
        />
      ))}
    </ol>
  );
}
