import { languages } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import { pages } from "@marzipan/contract/paths";
import { loadPhrases } from "@marzipan/phrases/load";
import { locales } from "@marzipan/phrases/locales";
import { makeTranslate } from "@marzipan/phrases/translate";
import type { Plugin } from "vite";
import type { innerPaths } from "../src/platform/url/path-to.ts";
import { isOfApp } from "./is-of-app.ts";

/** Where a new order is begun. */
const newOrder: (typeof innerPaths)[number] = "/orders/new";

/** Where the server finds them, one for each language. */
const folder = "manifests";

/** The brand's colour, behind the sign while the app opens, and the light page's. */
const colours = { theme_color: "#a8174b", background_color: "#f6f5f2" } as const;

const icon = (size: 192 | 512, purpose: "any" | "maskable") => ({
  src: `/logo/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/**
 * Writes what a phone or computer is told when the app is put on its home screen (rulings §10), in each language: it opens
 * with the dashboard in a window of its own, and its icon offers what is done most.
 */
export function appManifests(): Plugin {
  return {
    name: "app-manifests",
    apply: isOfApp,
    async generateBundle() {
      for (const language of languages)
        this.emitFile({
          type: "asset",
          fileName: `${folder}/${language}.webmanifest`,
          source: JSON.stringify(await describeApp(language)),
        });
    },
  };
}

async function describeApp(language: Language): Promise<object> {
  const t = makeTranslate(language, await loadPhrases(language));
  return {
    id: "/",
    name: "Marzipan",
    short_name: "Marzipan",
    description: t("site.landing_title"),
    lang: language,
    dir: locales[language].direction,
    start_url: pages.dashboard.path,
    scope: "/",
    display: "standalone",
    ...colours,
    icons: [icon(192, "any"), icon(512, "any"), icon(512, "maskable")],
    shortcuts: [
      { name: t("shell.add_order"), url: newOrder },
      { name: t("shell.orders"), url: pages.orders.path },
      { name: t("shell.bake_list"), url: pages.bakeList.path },
    ],
  };
}
