import { CatalogItemDraft } from "@marzipan/contract/catalog";
import { CalendarDate, FoodMarkName, Id, text } from "@marzipan/contract/primitives";
import * as z from "zod/mini";
import {
  allergenBody,
  typedAllergens,
  TypedAllergensSchema,
} from "../../platform/food/allergen-statement.ts";
import type { ItemRow, Translations } from "./catalog.types.ts";

const { name, price, description, unitNote, minQuantity, quantityStep } =
  CatalogItemDraft.def.shape;

// An emptied number field is `null`: the contract then complains as if nothing had been sent.
const typedPrice = z.pipe(
  z.transform((typed: number | null) => typed as number),
  price,
);

const one = (typed: number | null): number => typed ?? 1;

/** What is typed about a catalog item; name and price are required (spec §5). */
export const ItemFormSchema = z.object({
  name,
  price: typedPrice,
  isFromPrice: z.boolean(),
  isActive: z.boolean(),
  description,
  unitNote,
  /** The section's name, empty for none; a new name makes a section. */
  section: text(80),
  pictures: z.array(z.object({ id: Id, thumbUrl: z.string() })),
  minQuantity: z.pipe(z.transform(one), minQuantity.def.innerType),
  quantityStep: z.pipe(z.transform(one), quantityStep.def.innerType),
  soldOutUntil: z.nullable(CalendarDate),
  contents: TypedAllergensSchema,
  marks: z.array(FoodMarkName),
  translations: z.custom<Translations<"name" | "description" | "unitNote">>(),
});

/** The values of the form. */
export type ItemFormValues = z.input<typeof ItemFormSchema>;

/** Returns what the form shows at first: an item's own values, or those of a new one. */
export function itemFormValues(item: ItemRow | null): ItemFormValues {
  return {
    name: item?.name ?? "",
    price: item === null || item.needsPrice ? null : item.price,
    isFromPrice: item?.isFromPrice ?? false,
    isActive: item?.isActive ?? true,
    description: item?.description ?? "",
    unitNote: item?.unitNote ?? "",
    section: item?.sectionName ?? "",
    pictures: item?.pictures.map(({ id, thumbUrl }) => ({ id, thumbUrl })) ?? [],
    minQuantity: item?.minQuantity ?? 1,
    quantityStep: item?.quantityStep ?? 1,
    soldOutUntil: item?.isSoldOut ? item.soldOutUntil : null,
    contents: typedAllergens(item),
    marks: item?.marks ?? [],
    translations: item?.translations ?? {},
  };
}

/** Returns the body that saves the checked values in a section. */
export function itemBody(
  { pictures, section: _section, contents, ...values }: z.output<typeof ItemFormSchema>,
  sectionId: string | null,
) {
  return {
    ...values,
    ...allergenBody(contents),
    sectionId,
    imageIds: pictures.map(({ id }) => id),
  };
}

/** Returns the pictures with one moved a place earlier (-1) or later (1). */
export function movePicture<Picture>(
  pictures: readonly Picture[],
  place: number,
  step: -1 | 1,
): Picture[] {
  const moved = pictures[place];
  const target = place + step;
  if (moved === undefined || target < 0 || target >= pictures.length) return [...pictures];
  return pictures.toSpliced(place, 1).toSpliced(target, 0, moved);
}
