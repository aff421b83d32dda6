import {
  createCatalogItem,
  createCatalogItemFromProduct,
  createProductFromCatalogItem,
  deleteCatalogItem,
  getCatalogItem,
  listCatalogItems,
  arrangeCatalogItems,
  restoreCatalogItem,
  updateCatalogItem,
} from "@marzipan/contract/catalog";
import {
  createCatalogSection,
  deleteCatalogSection,
  listCatalogSections,
  arrangeCatalogSections,
  updateCatalogSection,
} from "@marzipan/contract/catalog-sections";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/deps.ts";
import { bind } from "../../platform/http/bind.ts";
import {
  bringItemBack,
  editItem,
  makeItem,
  arrangeItems,
  readItem,
  removeItem,
} from "./catalog-items.actions.ts";
import { pageOfItems } from "./catalog-lists.actions.ts";
import { makeItemOfProduct, makeProductOfItem } from "./item-products.actions.ts";
import { createKeptPages } from "./kept-pages.ts";
import { bindMenuSettings } from "./menu-settings.routes.ts";
import { bindPublicMenu } from "./public-menu.routes.ts";
import {
  dropSection,
  editSection,
  makeSection,
  arrangeSections,
  readSections,
} from "./sections.actions.ts";

/** As many as some hundred pages of fifty items have. */
const mostKeptBytes = 8_000_000;

/** Binds the calls of the catalog: items, sections, the menu's settings, and what visitors read. */
export function bindCatalog(app: FastifyInstance, deps: Deps): void {
  const pages = createKeptPages(mostKeptBytes, deps.checksReplies, deps.now);
  bind(
    app,
    deps,
    listCatalogItems,
  )(({ read, transact, query }) => pageOfItems({ read, transact, pages }, query));
  bind(
    app,
    deps,
    createCatalogItem,
  )(({ transact, body }) => transact((tx) => makeItem(tx, deps, body)));
  bind(
    app,
    deps,
    createCatalogItemFromProduct,
  )(({ transact, body }) => transact((tx) => makeItemOfProduct(tx, deps, body)));
  bind(
    app,
    deps,
    createProductFromCatalogItem,
  )(({ transact, body }) => transact((tx) => makeProductOfItem(tx, body)));
  bind(
    app,
    deps,
    getCatalogItem,
  )(({ transact, params }) => transact((tx) => readItem(tx, params.id)));
  bind(
    app,
    deps,
    updateCatalogItem,
  )(({ transact, params, body }) => transact((tx) => editItem(tx, deps, params.id, body)));
  bind(
    app,
    deps,
    deleteCatalogItem,
  )(({ transact, params }) => transact((tx) => removeItem(tx, params.id)));
  bind(
    app,
    deps,
    restoreCatalogItem,
  )(({ transact, params }) => transact((tx) => bringItemBack(tx, params.id)));
  bind(
    app,
    deps,
    arrangeCatalogItems,
  )(({ transact, body }) => transact((tx) => arrangeItems(tx, body)));
  bind(app, deps, listCatalogSections)(({ transact }) => transact((tx) => readSections(tx)));
  bind(
    app,
    deps,
    createCatalogSection,
  )(({ transact, body }) => transact((tx) => makeSection(tx, body)));
  bind(
    app,
    deps,
    updateCatalogSection,
  )(({ transact, params, body }) => transact((tx) => editSection(tx, params.id, body)));
  bind(
    app,
    deps,
    deleteCatalogSection,
  )(({ transact, params }) => transact((tx) => dropSection(tx, params.id)));
  bind(
    app,
    deps,
    arrangeCatalogSections,
  )(({ transact, body }) => transact((tx) => arrangeSections(tx, body)));
  bindMenuSettings(app, deps);
  bindPublicMenu(app, deps);
}
