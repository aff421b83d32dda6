import { useSaveRecord } from "../../platform/forms/use-record-form.ts";
import type { RecordSaver } from "../../platform/forms/use-record-form.ts";
import { createCatalogItem, updateCatalogItem } from "@marzipan/contract/catalog";
import { createCatalogSection, listCatalogSections } from "@marzipan/contract/catalog-sections";
import { nameKey } from "@marzipan/domain/search";
import { useRef } from "react";
import type * as z from "zod/mini";
import { useAct, useCall } from "../../platform/api/queries.ts";
import type { ItemRow, SectionRow } from "./catalog.types.ts";
import { itemBody } from "./item-form.rules.ts";
import type { ItemFormSchema } from "./item-form.rules.ts";

/** The saver of an item, with the sections to choose from. */
export interface ItemSaver extends RecordSaver<z.output<typeof ItemFormSchema>, unknown> {
  sections: readonly SectionRow[];
  areSectionsLoading: boolean;
}

/** Returns the saver of a catalog item, which creates a section named for the first time before the item. */
export function useSaveItem(item: ItemRow | null): ItemSaver {
  const list = useCall(listCatalogSections);
  const sectioning = useAct(createCatalogSection);
  const saver = useSaveRecord({
    create: createCatalogItem,
    update: updateCatalogItem,
    record: item,
    body: (body: ReturnType<typeof itemBody>) => body,
  });
  // A section that was created before saving the item failed is reused by the retry.
  const made = useRef<SectionRow[]>([]);
  const sections = list.data?.items ?? [];

  const idOfSection = async (name: string): Promise<string | null> => {
    if (name === "") return null;
    const known = [...sections, ...made.current].find((one) => nameKey(one.name) === nameKey(name));
    if (known) return known.id;
    const section = await sectioning.mutateAsync({ body: { name } });
    made.current.push(section);
    return section.id;
  };

  return {
    sections,
    areSectionsLoading: list.isPending,
    save: async (values) => saver.save(itemBody(values, await idOfSection(values.section))),
    isPending: sectioning.isPending || saver.isPending,
    error: sectioning.error ?? saver.error,
  };
}
