import * as categories from "@marzipan/contract/categories";
import * as products from "@marzipan/contract/products";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/feature/deps.ts";
import { binder } from "../../platform/http/bind.ts";
import {
  deleteCategory,
  updateCategory,
  createCategory,
  listCategories,
  getCategory,
} from "./categories.actions.ts";
import { listProducts } from "./product-lists.actions.ts";
import {
  restoreProduct,
  updateProduct,
  createProduct,
  getProduct,
  deleteProduct,
} from "./products.actions.ts";

/** Binds the calls of products and their categories. */
export function bindProducts(app: FastifyInstance, deps: Deps): void {
  const on = binder(app, deps);
  on(products.listProducts)(({ transact, query }) => transact((tx) => listProducts(tx, query)));
  on(products.createProduct)(({ transact, body }) => transact((tx) => createProduct(tx, body)));
  on(products.getProduct)(({ transact, params }) => transact((tx) => getProduct(tx, params.id)));
  on(products.updateProduct)(({ transact, params, body }) =>
    transact((tx) => updateProduct(tx, deps, params.id, body)),
  );
  on(products.deleteProduct)(({ transact, params }) =>
    transact((tx) => deleteProduct(tx, params.id)),
  );
  on(products.restoreProduct)(({ transact, params }) =>
    transact((tx) => restoreProduct(tx, params.id)),
  );
  on(categories.listCategories)(({ transact, query }) =>
    transact((tx) => listCategories(tx, query)),
  );
  on(categories.createCategory)(({ transact, body }) => transact((tx) => createCategory(tx, body)));
  on(categories.getCategory)(({ transact, params }) =>
    transact((tx) => getCategory(tx, params.id)),
  );
  on(categories.updateCategory)(({ transact, params, body }) =>
    transact((tx) => updateCategory(tx, params.id, body)),
  );
  on(categories.deleteCategory)(({ transact, params }) =>
    transact((tx) => deleteCategory(tx, params.id)),
  );
}
