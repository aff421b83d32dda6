import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const source = (path: string): string => fileURLToPath(new URL(`./src/${path}`, import.meta.url));

/**
 * The browser's part of the public pages. Imports of React resolve to Preact, which has a tenth of
 * its size.
 */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "/menu-assets/",
  publicDir: false,
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  resolve: {
    alias: [
      { find: /^react$/, replacement: "preact/hooks" },
      { find: /^react\/jsx-runtime$/, replacement: "preact/jsx-runtime" },
    ],
  },
  worker: { format: "es" },
  build: {
    outDir: "dist/browser",
    emptyOutDir: true,
    target: "es2022",
    // Customers' phones may be some years old.
    cssTarget: ["chrome90", "safari15"],
    manifest: "manifest.json",
    modulePreload: false,
    assetsDir: "",
    rolldownOptions: {
      input: {
        contact: source("site/contact.entry.ts"),
        docs: source("site/docs.entry.ts"),
        help: source("site/help.entry.ts"),
        island: source("island/island.tsx"),
        print: source("print/print.entry.ts"),
        status: source("status/status.entry.ts"),
      },
      // In development the files keep their names, since the server's part is told them only once.
      output: process.env["BUILD_NAMES"] === "plain" ? { entryFileNames: "[name].js" } : {},
    },
  },
});
