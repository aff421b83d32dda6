import optimizeLocales from "@react-aria/optimize-locales-plugin";
import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

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

const apiOrigin = `http://127.0.0.1:${process.env.API_PORT ?? 3000}`;

export default defineConfig({
  plugins: [react(), tailwind(), optimizeLocales.vite({ locales: ariaLocales })],
  build: {
    outDir: "dist",
    emptyOutDir: true,
    target: "es2022",
    sourcemap: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "react",
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
              priority: 2,
            },
            { name: "tanstack", test: /node_modules[\\/]@tanstack[\\/]/, priority: 1 },
          ],
        },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    // /dev/ui is a page of the web itself.
    proxy: { "/api": apiOrigin, "^/dev/(?!ui)": apiOrigin, "/healthz": apiOrigin },
  },
});
