import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { languages } from "./languages.ts";
import { Done, Id, Instant, requiredText, text } from "./primitives.ts";

/** What an item's or a section's texts are in another language; an empty text falls back to the owner's. */
export const translationsOf = <T extends z.ZodMiniType>(texts: T) =>
  z.partialRecord(z.enum(languages, "invalid"), texts);

const params = z.strictObject({ id: Id });

const sectionTexts = z.strictObject({ name: z.optional(text(80)) });

const sectionFields = {
  name: requiredText(80),
  translations: z.optional(translationsOf(sectionTexts)),
};

/** A section of the menu with the number of its items, hidden ones among them. */
export const CatalogSection = z.object({
  id: Id,
  name: z.string(),
  translations: translationsOf(sectionTexts),
  position: z.number(),
  itemsCount: z.number(),
  createdAt: Instant,
  updatedAt: Instant,
});

/** Lists the sections in their order; at most 60. */
export const listCatalogSections = endpoint({
  id: "catalog.listSections",
  method: "GET",
  path: "/api/catalog-sections",
  access: "member",
  capability: "menu",
  summary: "Lists the sections of the menu in their order.",
  reply: z.object({ items: z.array(CatalogSection) }),
});

/** Creates a section. */
export const createCatalogSection = endpoint({
  id: "catalog.createSection",
  method: "POST",
  path: "/api/catalog-sections",
  access: "member",
  feature: "menu_sharing",
  capability: "menu",
  changes: ["catalog"],
  summary: "Creates a section at the end of the menu. An existing name is refused.",
  body: z.strictObject(sectionFields),
  reply: CatalogSection,
  creates: true,
  errors: ["already_exists", "catalog_full"],
});

/** Renames a section. */
export const updateCatalogSection = endpoint({
  id: "catalog.updateSection",
  method: "PATCH",
  path: "/api/catalog-sections/{id}",
  access: "member",
  capability: "menu",
  changes: ["catalog"],
  summary: "Renames a section or changes its translations.",
  params,
  body: z.strictObject({ ...sectionFields, name: z.optional(sectionFields.name) }),
  reply: CatalogSection,
  errors: ["already_exists"],
});

/** Deletes a section; its items stay without one. */
export const deleteCatalogSection = endpoint({
  id: "catalog.deleteSection",
  method: "DELETE",
  path: "/api/catalog-sections/{id}",
  access: "member",
  capability: "menu",
  changes: ["catalog"],
  summary: "Deletes a section; its items stay, without a section, at the end of the menu.",
  params,
  reply: Done,
});

/** Reorders the sections. */
export const reorderCatalogSections = endpoint({
  id: "catalog.orderSections",
  method: "PUT",
  path: "/api/catalog-sections/order",
  access: "member",
  capability: "menu",
  changes: ["catalog"],
  summary: "Reorders the sections. Sections that are not listed follow the listed ones.",
  body: z.strictObject({
    ids: z.array(Id).check(z.minLength(1, "required"), z.maxLength(60, "too_many")),
  }),
  reply: Done,
});
