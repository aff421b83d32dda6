import { existsSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { MenuPages } from "@marzipan/contract/menu-pages";

const built = fileURLToPath(new URL("../../../../menu/dist/", import.meta.url));

let loading: Promise<MenuPages | null> | undefined;

/** The folder of the public pages' scripts and styles, as the build left it. */
export const menuAssetsFolder = `${built}browser`;

/** Loads the built renderer of the public pages once; `null` where it was not built. */
export function loadMenuPages(): Promise<MenuPages | null> {
  loading ??= load();
  return loading;
}

async function load(): Promise<MenuPages | null> {
  const file = `${built}server/pages.js`;
  if (!existsSync(file)) return null;
  const loaded = (await import(pathToFileURL(file).href)) as { menuPages: MenuPages };
  return loaded.menuPages;
}
