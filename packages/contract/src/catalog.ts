import * as z from "zod/mini";
import { translationsOf } from "./catalog-sections.ts";
import { endpoint } from "./endpoint.ts";
import {
  AllergenName,
  CalendarDate,
  CurrencyCode,
  Done,
  FoodMarkName,
  Id,
  Instant,
  YesNo,
  atMost,
  isAtMostDecimals,
  pageOf,
  pageQuery,
  text,
  trimmedFor,
} from "./primitives.ts";
import { Product } from "./products.ts";

/** The name of a catalog item; left out or empty it gets the message of spec §5. */
const ItemName = z.string("item_needs_name_and_price").check(
  trimmedFor(160),
  atMost(160),
  z.minLength(1, "item_needs_name_and_price"),
  // oxlint-disable-next-line no-control-regex
  z.regex(/^[^\u0000-\u001f\u007f]*$/, "invalid"),
);

/** The price of a catalog item in major units: missing and bad prices get the messages of spec §5. */
const ItemPrice = z
  .number({
    error: ({ input }) =>
      input === undefined || input === null || input === ""
        ? "item_needs_name_and_price"
        : "bad_price",
  })
  .check(
    z.minimum(0, "bad_price"),
    z.maximum(999_999, "bad_price"),
    z.refine((amount: number) => isAtMostDecimals(amount, 2), "bad_price"),
  );

/** An amount that can be ordered: more than none, at most 999, at most 3 decimals. */
const OrderableQuantity = z.number("not_a_number").check(
  z.minimum(0.001, "too_small"),
  z.maximum(999, "too_big"),
  z.refine((amount: number) => isAtMostDecimals(amount, 3), "too_precise"),
);

/** Most pictures that one catalog item shows. */
export const mostItemPictures = 4;

const itemTexts = z.strictObject({
  name: z.optional(text(160)),
  description: z.optional(text(2000)),
  unitNote: z.optional(text(60)),
});

const fields = {
  name: ItemName,
  description: z.optional(text(2000)),
  /** What the price is for, as "box of 12", "per kg", "serves 8". */
  unitNote: z.optional(text(60)),
  price: ItemPrice,
  /** The price is the lowest, shown as "from". */
  isFromPrice: z.optional(z.boolean("invalid")),
  isActive: z.optional(z.boolean("invalid")),
  sectionId: z.optional(z.nullable(Id)),
  imageIds: z.optional(z.array(Id).check(z.maxLength(mostItemPictures, "too_many"))),
  minQuantity: z.optional(OrderableQuantity),
  quantityStep: z.optional(OrderableQuantity),
  soldOutUntil: z.optional(z.nullable(CalendarDate)),
  allergens: z.optional(z.array(AllergenName).check(z.maxLength(14, "too_many"))),
  /** Without allergens: `true` says "none of the 14", `false` "not stated" (rulings §5). */
  allergensStated: z.optional(z.boolean("invalid")),
  marks: z.optional(z.array(FoodMarkName).check(z.maxLength(5, "too_many"))),
  translations: z.optional(translationsOf(itemTexts)),
  productId: z.optional(z.nullable(Id)),
};

/** What a new catalog item may carry (spec §3); its price is in the catalog's currency. */
export const CatalogItemDraft = z.strictObject(fields);

/** What may be changed on a catalog item; a price that is given is in the catalog's currency. */
const CatalogItemPatch = z.strictObject({
  ...fields,
  name: z.optional(fields.name),
  price: z.optional(fields.price),
  expectedUpdatedAt: z.optional(Instant),
});

/** A picture of a catalog item; the first is the item's own (`imageUrl`). */
const CatalogPicture = z.object({
  id: Id,
  url: z.string(),
  thumbUrl: z.string(),
  width: z.number(),
  height: z.number(),
});

/** A catalog item as its owner sees it (spec §3). */
export const CatalogItem = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  unitNote: z.string(),
  price: z.number(),
  currency: CurrencyCode,
  /** The price is in a currency that is no longer the catalog's: hidden from the menu until it is given again. */
  needsPrice: z.boolean(),
  isFromPrice: z.boolean(),
  imageUrl: z.nullable(z.string()),
  thumbUrl: z.nullable(z.string()),
  pictures: z.array(CatalogPicture),
  isActive: z.boolean(),
  sectionId: z.nullable(Id),
  sectionName: z.nullable(z.string()),
  position: z.number(),
  minQuantity: z.number(),
  quantityStep: z.number(),
  /** The day from which it can be had again; `null` or a day that has come: it can be had. */
  soldOutUntil: z.nullable(z.string()),
  isSoldOut: z.boolean(),
  allergens: z.array(AllergenName),
  /** `false`: what it contains is not stated; `true` without allergens: none of the 14 (rulings §5). */
  allergensStated: z.boolean(),
  marks: z.array(FoodMarkName),
  translations: translationsOf(itemTexts),
  /** The product that it was made from or into, as long as that is not deleted. */
  productId: z.nullable(Id),
  createdAt: Instant,
  updatedAt: Instant,
  deletedAt: z.nullable(Instant),
});

const params = z.strictObject({ id: Id });

/** How many of the newest items the dashboard shows. */
export const latestOnDashboard = 4;

/** Lists the catalog items. */
export const listCatalogItems = endpoint({
  id: "catalog.list",
  method: "GET",
  path: "/api/catalog-items",
  access: "member",
  capability: "menu",
  summary:
    "Lists catalog items as the menu orders them (`sort=menu`: by section and place) or newest; `q` searches the name.",
  query: z.strictObject({
    ...pageQuery,
    q: z.optional(text(100)),
    sectionId: z.optional(Id),
    visibility: z._default(z.enum(["all", "active", "hidden"], "invalid"), "all"),
    sort: z._default(z.enum(["menu", "newest"], "invalid"), "menu"),
    deleted: z._default(YesNo, false),
  }),
  reply: pageOf(CatalogItem),
  errors: ["bad_cursor"],
});

/** Creates a catalog item. */
export const createCatalogItem = endpoint({
  id: "catalog.create",
  method: "POST",
  path: "/api/catalog-items",
  access: "member",
  feature: "menu_sharing",
  capability: "menu",
  changes: ["catalog"],
  summary: "Creates a catalog item at the end of its section, visible unless `isActive` is false.",
  body: CatalogItemDraft,
  reply: CatalogItem,
  creates: true,
  errors: ["catalog_full"],
});

/** Creates a catalog item of a product in one step (rulings §4). */
export const createCatalogItemFromProduct = endpoint({
  id: "catalog.createFromProduct",
  method: "POST",
  path: "/api/catalog-items/from-product",
  access: "member",
  feature: "menu_sharing",
  capability: "menu",
  changes: ["catalog"],
  summary:
    "Creates a catalog item with a product's name, description, picture and food facts, linked to the product. The section has the name of the product's category and is created if missing.",
  body: z.strictObject({
    productId: Id,
    price: ItemPrice,
    isActive: z.optional(z.boolean("invalid")),
  }),
  reply: CatalogItem,
  creates: true,
  errors: ["catalog_full"],
});

/** Creates a product of a catalog item in one step (rulings §4). */
export const createProductFromCatalogItem = endpoint({
  id: "catalog.createProduct",
  method: "POST",
  path: "/api/products/from-catalog-item",
  access: "member",
  capability: "products",
  changes: ["catalog", "products"],
  summary:
    "Creates a product with a catalog item's name, description, first picture and food facts, and links the item to it. The category has the name of the item's section and is created if missing. An item that already has a product is refused.",
  body: z.strictObject({ catalogItemId: Id }),
  reply: Product,
  creates: true,
  errors: ["already_exists", "limit_reached"],
});

/** Returns one catalog item. */
export const getCatalogItem = endpoint({
  id: "catalog.get",
  method: "GET",
  path: "/api/catalog-items/{id}",
  access: "member",
  capability: "menu",
  summary: "Returns one catalog item, including a recently deleted one.",
  params,
  reply: CatalogItem,
});

/** Changes a catalog item. */
export const updateCatalogItem = endpoint({
  id: "catalog.update",
  method: "PATCH",
  path: "/api/catalog-items/{id}",
  access: "member",
  capability: "menu",
  changes: ["catalog"],
  summary:
    "Changes a catalog item, shows or hides it (`isActive`), or marks it sold out until a day; what is left out stays.",
  params,
  body: CatalogItemPatch,
  reply: CatalogItem,
  errors: ["changed_elsewhere"],
});

/** Deletes a catalog item into Recently deleted. */
export const deleteCatalogItem = endpoint({
  id: "catalog.delete",
  method: "DELETE",
  path: "/api/catalog-items/{id}",
  access: "member",
  capability: "menu",
  changes: ["catalog"],
  summary: "Deletes a catalog item for 30 days into Recently deleted.",
  params,
  reply: Done,
});

/** Restores a deleted catalog item. */
export const restoreCatalogItem = endpoint({
  id: "catalog.restore",
  method: "POST",
  path: "/api/catalog-items/{id}/restore",
  access: "member",
  capability: "menu",
  changes: ["catalog"],
  summary: "Restores a catalog item deleted within 30 days, also to a full menu.",
  params,
  reply: CatalogItem,
});

/** Reorders catalog items. */
export const reorderCatalogItems = endpoint({
  id: "catalog.order",
  method: "PUT",
  path: "/api/catalog-items/order",
  access: "member",
  capability: "menu",
  changes: ["catalog"],
  summary:
    "Orders the items `ids` within a section. Items of the section that are not listed follow them.",
  body: z.strictObject({
    sectionId: z.nullable(Id),
    ids: z.array(Id).check(z.minLength(1, "required"), z.maxLength(500, "too_many")),
  }),
  reply: Done,
});
