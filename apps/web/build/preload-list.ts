import { languages } from "@marzipan/contract/languages";
import { closureOf, findChunk } from "./chunk-graph.ts";
import { isOfApp } from "./is-of-app.ts";
import type { Plugin } from "vite";

/** Where the server finds which files a page needs. */
const fileName = "preloads.json";

/** What is opened by the address that a person types, keeps or comes back to: the components that its route loads. */
const opened: Readonly<Record<string, readonly string[]>> = {
  // Who has a session is led on from here.
  "/": ["AppFrame", "DashboardPage"],
  "/auth": ["AuthPage"],
  "/dashboard": ["AppFrame", "DashboardPage"],
  "/orders": ["AppFrame", "OrdersPage"],
  "/orders/new": ["AppFrame", "OrderFormPage"],
  "/orders/calendar": ["AppFrame", "OrderCalendarPage"],
  "/order-requests": ["AppFrame", "OrderRequestsPage"],
  "/bake-list": ["AppFrame", "BakeListPage"],
  "/clients": ["AppFrame", "ClientsPage"],
  "/products": ["AppFrame", "ProductsPage"],
  "/menu": ["AppFrame", "MenuPage"],
  "/payments": ["AppFrame", "PaymentsPage"],
  "/tasks": ["AppFrame", "TasksPage"],
  "/analytics": ["AppFrame", "AnalyticsPage"],
  "/reports": ["AppFrame", "ReportsPage"],
};

/**
 * Writes which scripts and styles each page needs, so that the server names them in the page: the browser asks for
 * all at once instead of finding one behind the other.
 */
export function preloadList(): Plugin {
  return {
    name: "preload-list",
    apply: isOfApp,
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
      const entry = closureOf(
        chunks.filter((chunk) => chunk.isEntry),
        chunks,
      );
      const pages = Object.entries(opened).map(([path, components]) => {
        const first = components.map((name) => findChunk(chunks, `/${name}.tsx`));
        const needed = [...closureOf(first, chunks)].filter((chunk) => !entry.has(chunk));
        return [
          path,
          {
            scripts: needed.map((chunk) => `/${chunk.fileName}`),
            styles: needed
              .flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
              .map((file) => `/${file}`),
          },
        ];
      });
      const phrases = languages.map((language) => [
        language,
        `/${findChunk(chunks, `/phrases/src/app/${language}.ts`).fileName}`,
      ]);
      const source = JSON.stringify({
        pages: Object.fromEntries(pages),
        phrases: Object.fromEntries(phrases),
      });
      this.emitFile({ type: "asset", fileName, source });
    },
  };
}
