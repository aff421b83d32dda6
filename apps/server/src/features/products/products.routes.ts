import {
  createCategory,
  deleteCategory,
  getCategory,
  listCategories,
  updateCategory,
} from "@marzipan/contract/categories";
import {
  createProduct,
  deleteProduct,
  getProduct,
  listProducts,
  restoreProduct,
  updateProduct,
} from "@marzipan/contract/products";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { bind } from "../../platform/http/bind.ts";
import {
  dropCategory,
  editCategory,
  makeCategory,
  pageOfCategories,
  readCategory,
} from "./categories.actions.ts";
import { pageOfProducts } from "./product-lists.actions.ts";
import {
  bringProductBack,
  editProduct,
  makeProduct,
  readProduct,
  removeProduct,
} from "./products.actions.ts";

/** Binds the calls of products and their categories. */
export function bindProducts(app: FastifyInstance, deps: Deps): void {
  bind(
    app,
    deps,
    listProducts,
  )(({ transact, query }) => transact((tx) => pageOfProducts(tx, query)));
  bind(app, deps, createProduct)(({ transact, body }) => transact((tx) => makeProduct(tx, body)));
  bind(
    app,
    deps,
    getProduct,
  )(({ transact, params }) => transact((tx) => readProduct(tx, params.id)));
  bind(
    app,
    deps,
    updateProduct,
  )(({ transact, params, body }) => transact((tx) => editProduct(tx, deps, params.id, body)));
  bind(
    app,
    deps,
    deleteProduct,
  )(({ transact, params }) => transact((tx) => removeProduct(tx, params.id)));
  bind(
    app,
    deps,
    restoreProduct,
  )(({ transact, params }) => transact((tx) => bringProductBack(tx, params.id)));
  bind(
    app,
    deps,
    listCategories,
  )(({ transact, query }) => transact((tx) => pageOfCategories(tx, query)));
  bind(app, deps, createCategory)(({ transact, body }) => transact((tx) => makeCategory(tx, body)));
  bind(
    app,
    deps,
    getCategory,
  )(({ transact, params }) => transact((tx) => readCategory(tx, params.id)));
  bind(
    app,
    deps,
    updateCategory,
  )(({ transact, params, body }) => transact((tx) => editCategory(tx, params.id, body)));
  bind(
    app,
    deps,
    deleteCategory,
  )(({ transact, params }) => transact((tx) => dropCategory(tx, params.id)));
}
