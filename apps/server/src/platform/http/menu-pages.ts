import { existsSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { MenuPages } from "@marzipan/contract/menu-pages";
import type { SitePages } from "@marzipan/contract/site-pages";

const built = fileURLToPath(new URL("../../../../menu/dist/", import.meta.url));

/** The folder of the public pages' scripts and styles, as the build left it. */
export const menuAssetsFolder = `${built}browser`;

/** Loads the built renderer of the public menu once; `null` where it was not built. */
export const loadMenuPages = once(
  async () => (await load<{ menuPages: MenuPages }>("pages"))?.menuPages ?? null,
);

/** Loads the built renderer of the pages for anyone once; `null` where it was not built. */
export const loadSitePages = once(
  async () => (await load<{ sitePages: SitePages }>("site"))?.sitePages ?? null,
);

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let making: Promise<T> | undefined;
  return () => (making ??= make());
}

async function load<Module>(name: string): Promise<Module | null> {
  const file = `${built}server/${name}.js`;
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as Module) : null;
}
