import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import type { Plugin } from "vite";
import { appManifests } from "./build/app-manifests.ts";
import { nameChunk } from "./build/chunks.ts";
import { proxyTo } from "./build/dev-proxy.ts";
import { directImports } from "./build/direct-imports.ts";
import { leanContract } from "./build/lean-contract.ts";
import { offlineWorker } from "./build/offline-worker.ts";
import { precompress } from "./build/precompress.ts";
import { preloadList } from "./build/preload-list.ts";
import { scopedStyles } from "./build/scoped-styles.ts";

/** Locales whose react-aria strings stay in the bundle. It has no Hindi; those texts come in by props. */
const ariaLocales = [
  "en-US",
  "he-IL",
  "ar-AE",
  "fr-FR",
  "de-DE",
  "es-ES",
  "zh-CN",
  "ja-JP",
  "pt-BR",
];

/**
 * In development, `/dev/ui` shows every component in all themes and both directions, and
 * `/dev/phrases` every phrase with real values in it.
 */
const componentGallery: Plugin = {
  name: "component-gallery",
  apply: "serve",
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      if (/^\/dev\/ui\/?(\?|$)/.test(request.url ?? "")) request.url = "/gallery.html";
      if (/^\/dev\/phrases\/?(\?|$)/.test(request.url ?? "")) request.url = "/phrases.html";
      next();
    });
  },
};

/** What the entry needs of TanStack: the rest, such as paged lists and acts, comes with the pages. */
const isOfEntry =
  /node_modules[\\/]@tanstack[\\/](?!.*(useBaseQuery|useQuery|useQueries|InfiniteQuery|useMutation|mutationObserver|[qQ]ueryObserver|queriesObserver|useBlocker))/;

export default defineConfig({
  plugins: [
    react(),
    scopedStyles(),
    optimizeLocales.vite({ locales: ariaLocales }),
    componentGallery,
    leanContract(),
    directImports(),
    preloadList(),
    appManifests(),
    offlineWorker(),
    precompress(),
  ],
  resolve: {
    // React has the hook itself: the shim for older versions is 1 kB that everybody would load.
    alias: [
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: "react" },
      {
        find: /^use-sync-external-store\/shim\/with-selector(?:\.js)?$/,
        replacement: "use-sync-external-store/with-selector.js",
      },
    ],
  },
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    // Browsers without it load the same files, only a little later.
    modulePreload: {
      polyfill: false,
      // In one order everywhere, the entry's lists of what each page loads compress better.
      resolveDependencies: (file, dependencies) => [
        ...dependencies.filter((other) => other !== file).toSorted(),
        file,
      ],
    },
    sourcemap: false,
    rolldownOptions: {
      optimization: { inlineConst: { mode: "all", pass: 1 } },
      output: {
        // The entry names every chunk, so that each letter is one that people wait for; only pages and languages keep
        // their names, which are measured by them.
        chunkFileNames: ({ isDynamicEntry }) =>
          isDynamicEntry ? "assets/[name]-[hash].js" : "assets/[hash].js",
        codeSplitting: {
          groups: [
            {
              name: "react",
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
              priority: 2,
            },
            { name: "tanstack", test: isOfEntry, priority: 1 },
            { name: nameChunk, debugName: "shared", includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    proxy: proxyTo(`http://127.0.0.1:${process.env.API_PORT ?? 3000}`),
  },
});
