import { endpointsOf } from "@marzipan/contract/endpoint";
import * as categories from "@marzipan/contract/categories";
import * as products from "@marzipan/contract/products";
import { nothingToErase } from "../../platform/account/erase-person.ts";
import { defineFeature, ofBusiness } from "../../platform/feature/feature.ts";
import { bindProducts } from "./products.routes.ts";

/** The feature of products and their categories. */
export const productsFeature = defineFeature({
  name: "products",
  calls: endpointsOf(products, categories),
  bind: bindProducts,
  tables: { product: ofBusiness({ isRestorable: true }), category: ofBusiness() },
  erasePerson: nothingToErase,
  // The menu's version counts whether an item's product is deleted.
  reads: ["import_row"],
  writes: ["menu_settings"],
  topics: ["products"],
});
