import * as catalog from "@marzipan/contract/catalog";
import * as catalogSections from "@marzipan/contract/catalog-sections";
import type { FastifyInstance } from "fastify";
import type { Deps } from "../../platform/feature/deps.ts";
import { binder } from "../../platform/http/bind.ts";
import {
  restoreCatalogItem,
  updateCatalogItem,
  createCatalogItem,
  reorderCatalogItems,
  getCatalogItem,
  deleteCatalogItem,
} from "./catalog-items.actions.ts";
import { listCatalogItems } from "./catalog-lists.actions.ts";
import {
  createCatalogItemFromProduct,
  createProductFromCatalogItem,
} from "./item-products.actions.ts";
import { createKeptPages } from "./kept-pages.ts";
import { bindMenuSettings } from "./menu-settings.routes.ts";
import { bindPublicMenu } from "./public-menu.routes.ts";
import {
  deleteCatalogSection,
  updateCatalogSection,
  createCatalogSection,
  reorderCatalogSections,
  listCatalogSections,
} from "./sections.actions.ts";

/** As many as some hundred pages of fifty items have. */
const mostKeptBytes = 8_000_000;

/** Binds the calls of the catalog: items, sections, the menu's settings, and what visitors read. */
export function bindCatalog(app: FastifyInstance, deps: Deps): void {
  const on = binder(app, deps);
  const pages = createKeptPages(mostKeptBytes, deps.checksReplies, deps.now);
  on(catalog.listCatalogItems)(({ read, transact, query }) =>
    listCatalogItems({ read, transact, pages }, query),
  );
  on(catalog.createCatalogItem)(({ transact, body }) =>
    transact((tx) => createCatalogItem(tx, deps, body)),
  );
  on(catalog.createCatalogItemFromProduct)(({ transact, body }) =>
    transact((tx) => createCatalogItemFromProduct(tx, deps, body)),
  );
  on(catalog.createProductFromCatalogItem)(({ transact, body }) =>
    transact((tx) => createProductFromCatalogItem(tx, body)),
  );
  on(catalog.getCatalogItem)(({ transact, params }) =>
    transact((tx) => getCatalogItem(tx, params.id)),
  );
  on(catalog.updateCatalogItem)(({ transact, params, body }) =>
    transact((tx) => updateCatalogItem(tx, deps, params.id, body)),
  );
  on(catalog.deleteCatalogItem)(({ transact, params }) =>
    transact((tx) => deleteCatalogItem(tx, params.id)),
  );
  on(catalog.restoreCatalogItem)(({ transact, params }) =>
    transact((tx) => restoreCatalogItem(tx, params.id)),
  );
  on(catalog.reorderCatalogItems)(({ transact, body }) =>
    transact((tx) => reorderCatalogItems(tx, body)),
  );
  on(catalogSections.listCatalogSections)(({ transact }) =>
    transact((tx) => listCatalogSections(tx)),
  );
  on(catalogSections.createCatalogSection)(({ transact, body }) =>
    transact((tx) => createCatalogSection(tx, body)),
  );
  on(catalogSections.updateCatalogSection)(({ transact, params, body }) =>
    transact((tx) => updateCatalogSection(tx, params.id, body)),
  );
  on(catalogSections.deleteCatalogSection)(({ transact, params }) =>
    transact((tx) => deleteCatalogSection(tx, params.id)),
  );
  on(catalogSections.reorderCatalogSections)(({ transact, body }) =>
    transact((tx) => reorderCatalogSections(tx, body)),
  );
  bindMenuSettings(app, deps);
  bindPublicMenu(app, deps);
}
