import type { ItemRow, SectionRow } from "./catalog.types.ts";

/** A section with its items in their order; `section` is `null` for the items without one. */
export interface CatalogGroup {
  section: SectionRow | null;
  items: ItemRow[];
}

/**
 * The optimistic order while dragging or pressing, until the server confirms it: the ids of a
 * section's items, or of the sections.
 */
export interface HandOrder {
  /** By the section's id, `""` for the items without one. */
  items: Readonly<Record<string, readonly string[]>>;
  sections: readonly string[] | null;
}

/** No reordering is pending. */
export const noHandOrder: HandOrder = { items: {}, sections: null };

/** Returns under which name a section stands in `HandOrder`. */
export function keyOfSection(sectionId: string | null): string {
  return sectionId ?? "";
}

/**
 * Groups items by section as the menu shows them: sections in their order, empty ones among them, items
 * by place, those without a (known) section last. An order by hand that is under way goes before the stored one.
 */
export function groupMenu(
  items: readonly ItemRow[],
  sections: readonly SectionRow[],
  hand: HandOrder = noHandOrder,
): CatalogGroup[] {
  const ordered = inHandOrder(
    sections.toSorted((one, other) => one.position - other.position),
    hand.sections,
  );
  const known = new Set<string | null>(sections.map(({ id }) => id));
  const itemsOf = (sectionId: string | null): ItemRow[] =>
    inHandOrder(
      items
        .filter((item) => (known.has(item.sectionId) ? item.sectionId : null) === sectionId)
        .toSorted((one, other) => one.position - other.position),
      hand.items[keyOfSection(sectionId)] ?? null,
    );
  const groups = ordered.map((section): CatalogGroup => ({ section, items: itemsOf(section.id) }));
  const loose = itemsOf(null);
  return loose.length === 0 ? groups : [...groups, { section: null, items: loose }];
}

function inHandOrder<Row extends { id: string }>(
  rows: readonly Row[],
  ids: readonly string[] | null,
): Row[] {
  if (ids === null) return [...rows];
  const places = new Map(ids.map((id, place) => [id, place]));
  return rows.toSorted(
    (one, other) => (places.get(one.id) ?? places.size) - (places.get(other.id) ?? places.size),
  );
}

/** A part of the menu from its start, and how many items follow. */
export interface MenuPart {
  groups: CatalogGroup[];
  rest: number;
}

/**
 * Returns the menu's first items, at most `most`, with their sections; sections after the last of them are left out
 * with what stands in them. `keptId`, an item or a section, is part of it wherever it stands.
 */
export function firstOfMenu(
  groups: readonly CatalogGroup[],
  most: number,
  keptId?: string,
): MenuPart {
  const all = groups.reduce((sum, { items }) => sum + items.length, 0);
  const drawn = Math.min(all, Math.max(most, placeOf(groups, keptId)));
  const part: CatalogGroup[] = [];
  let feature = drawn;
  for (const { section, items } of groups) {
    if (feature === 0 && items.length > 0) break;
    part.push({ section, items: items.slice(0, feature) });
    feature -= items.length;
    if (feature < 0) break;
  }
  return { groups: part, rest: all - drawn };
}

/** Returns how many items stand up to an item, or up to the first of a section; 0 for none of these. */
function placeOf(groups: readonly CatalogGroup[], id: string | undefined): number {
  let before = 0;
  for (const { section, items } of groups) {
    const place = section && section.id === id ? 0 : items.findIndex((item) => item.id === id);
    if (place !== -1) return before + place + 1;
    before += items.length;
  }
  return 0;
}

/** Returns the ids with one of them moved to the place of another; unknown ones change nothing. */
export function moveTo(ids: readonly string[], id: string, targetId: string): string[] {
  const from = ids.indexOf(id);
  const to = ids.indexOf(targetId);
  if (from === -1 || to === -1 || from === to) return [...ids];
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}

/** Returns the ids with one moved a step earlier (-1) or later (1); the first and the last stay where the list ends. */
export function moveBy(ids: readonly string[], id: string, step: -1 | 1): string[] {
  const target = ids[ids.indexOf(id) + step];
  return target === undefined ? [...ids] : moveTo(ids, id, target);
}

/** Compares two items in the order of the menu, as far as the items alone tell it. */
export function compareItems(one: ItemRow, other: ItemRow): number {
  return one.position - other.position;
}
