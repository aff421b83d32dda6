import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { putBack } from "../../platform/undo/put-back.ts";
import { Notice } from "../../ui/Notice.tsx";
import { ArrangeButtons } from "./ArrangeButtons.tsx";
import { ArrangedRow } from "./ArrangedRow.tsx";
import { ItemCard } from "./ItemCard.tsx";
import { SectionMenu } from "./SectionMenu.tsx";
import { UndoItem } from "./UndoItem.tsx";
import type { ItemRow, SectionRow } from "./catalog.types.ts";
import { deletedItems } from "./deleted-items.ts";
import { compareItems, groupMenu, moveBy } from "./menu-groups.rules.ts";
import type { MenuGroup } from "./menu-groups.rules.ts";
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

/** The menu as customers see its order: sections with their items; arranged by hand where wished. */
export function MenuGroups({ items, sections, isSearch, isArranging }: MenuGroupsProps) {
  const t = useT();
  const errorText = useErrorText();
  const ordering = useHandOrder();
  const deleted = deletedItems.useItems();
  const withDeleted = isArranging
    ? items
    : putBack(items, deleted, compareItems).map((row) => row.item);
  const groups = groupMenu(withDeleted, sections, ordering.hand).filter(
    (group) => group.items.length > 0 || !isSearch,
  );
  const gone = new Set(isArranging ? [] : deleted.map(({ id }) => id));
  const sectionIds = groups.flatMap(({ section }) => (section ? [section.id] : []));
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
                onMove={(id, step) => ordering.arrangeSections(moveBy(sectionIds, id, step))}
              />
            )}
            {!isArranging && group.section && <SectionMenu section={group.section} />}
          </header>
          {isArranging ? (
            <Arranged group={group} onOrder={ordering.arrangeItems} />
          ) : (
            <Rows group={group} gone={gone} />
          )}
        </section>
      ))}
    </div>
  );
}

interface RowsProps {
  group: MenuGroup;
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

interface ArrangedProps {
  group: MenuGroup;
  onOrder: (sectionId: string | null, ids: readonly string[]) => void;
}

/**
 * The items of a section while they are ordered by hand: dragged with a mouse, or moved by buttons.
 */
function Arranged({ group, onOrder }: ArrangedProps) {
  const sectionId = group.section?.id ?? null;
  const ids = group.items.map(({ id }) => id);
  return (
    <ol className={styles.arranged}>
      {group.items.map((item) => (
        <ArrangedRow
          key={item.id}
          item={item}
          ids={ids}
          sectionId={sectionId}
          onOrder={(order) => onOrder(sectionId, order)}
        />
      ))}
    </ol>
  );
}
