import { createCatalogItem, updateCatalogItem } from "@marzipan/contract/catalog";
import { createCatalogSection, listCatalogSections } from "@marzipan/contract/catalog-sections";
import { nameKey } from "@marzipan/domain/search";
import { useRef } from "react";
import type * as z from "zod/mini";
import { useAct, useCall } from "../../platform/api/queries.ts";
import type { ItemRow, SectionRow } from "./catalog.types.ts";
import { itemBody } from "./item-form.rules.ts";
import type { ItemFormSchema } from "./item-form.rules.ts";

/** Saving an item, with the sections to choose from. */
export interface ItemSaving {
  sections: readonly SectionRow[];
  areSectionsLoading: boolean;
  save: (values: z.output<typeof ItemFormSchema>) => Promise<void>;
  isPending: boolean;
  error: Error | null;
}

/** Saves an item, a new one or a change; a section that is named for the first time is made before it. */
export function useSaveItem(item: ItemRow | null): ItemSaving {
  const list = useCall(listCatalogSections);
  const sectioning = useAct(createCatalogSection);
  const creating = useAct(createCatalogItem);
  const updating = useAct(updateCatalogItem);
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
    save: async (values) => {
      const body = itemBody(values, await idOfSection(values.section));
      if (item === null) await creating.mutateAsync({ body });
      else {
        await updating.mutateAsync({
          params: { id: item.id },
          body: { ...body, expectedUpdatedAt: item.updatedAt },
        });
      }
    },
    isPending: sectioning.isPending || creating.isPending || updating.isPending,
    error: sectioning.error ?? creating.error ?? updating.error,
  };
}
