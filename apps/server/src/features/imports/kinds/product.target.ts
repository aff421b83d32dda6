import { ProductDraft } from "@marzipan/contract/products";
import { patchFields } from "@marzipan/domain/fields";
import type { ImportedProduct } from "@marzipan/domain/imports/product-book";
import { tryBy } from "../../../platform/http/validate.ts";
import {
  countImportedProducts,
  deleteImportedProducts,
  emptyProductFields,
  holdImportedProducts,
  makeImportedProducts,
  openProductBook,
  writeProducts,
} from "../../products/imports.actions.ts";
import { roomLeft } from "../../billing/limits.actions.ts";
import { productOfCells } from "./product-cells.rules.ts";
import { ownEntriesOf } from "./row-context.ts";
import type { Target } from "./target.types.ts";

/** Rows that are products. */
export const productTarget: Target<ImportedProduct> = {
  kind: "products",
  empty: emptyProductFields,
  read: ({ cells }) => {
    const { draft, moved } = productOfCells(cells);
    const { data, problems } = tryBy(ProductDraft, draft);
    if (problems) return { problems };
    return {
      fields: patchFields({ name: "", ...emptyProductFields }, data),
      problems: null,
      moved,
    };
  },
  openBook: (tx, rows, context) => openProductBook(tx, rows, ownEntriesOf(context)),
  room: (tx, member) => roomLeft(member, "products", () => countImportedProducts(tx)),
  make: makeImportedProducts,
  write: writeProducts,
  hold: holdImportedProducts,
  remove: deleteImportedProducts,
};
