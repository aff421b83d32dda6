import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { scopedStyles } from "./build/scoped-styles.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * The server's part: the app's own components, which draw what a page shows first. Everything is bundled, so that the
 * server loads it without resolving packages; each page is loaded when it is first drawn.
 */
export default defineConfig({
  root: here("."),
  plugins: [react(), scopedStyles()],
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  ssr: { noExternal: true },
  build: {
    copyPublicDir: false,
    ssr: here("./src/first-screen.tsx"),
    outDir: "dist/server",
    emptyOutDir: true,
    target: "node24",
    minify: false,
    rolldownOptions: { output: { entryFileNames: "first-screen.js" } },
  },
});
