import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { pages } from "@marzipan/contract/paths";
import type { Plugin } from "vite";
import { closureOf, findChunk } from "./chunk-graph.ts";
import { isOfApp } from "./is-of-app.ts";

/** The worker as it is written, and where the server finds it. */
const source = new URL("../worker/worker.js", import.meta.url);
const fileName = "worker.js";
const firstLine = 'const build = { version: "", entry: "", files: [], sections: [] };';

/** What opens without a network, and what these pages load later. */
const kept: readonly string[] = [
  "shell/AppFrame",
  "shell/SideBar",
  "shell/MoreSheet",
  "shell/FindSheet",
  "shell/LeavingDialog",
  "dashboard/DashboardPage",
  "dashboard/AdvisorInsights",
  "orders/list/OrdersPage",
  "orders/page/OrderPage",
  "orders/acts/OrderQuestions",
  "orders/calendar/OrderCalendarPage",
  "orders/form/OrderFormPage",
  "orders/form/MoreFields",
  "bake-list/BakeListPage",
  "bake-list/KitchenPage",
].map((name) => `/features/${name}.tsx`);

const keptParts = ["/ui/Toast.tsx", "/offline/keeping.ts", "/kept/kept-answers.ts"];

/** The sections whose pages the worker opens, the first for its empty page; neither administrators' nor the checkout. */
const sections = [
  pages.dashboard.path,
  ...Object.values(pages)
    .filter(({ access }) => access === "member")
    .map(({ path }) => `/${path.split("/")[1]}`),
].filter((path, index, all) => path !== pages.checkout.path && all.indexOf(path) === index);

/** Writes the worker of this build: with the files that it keeps, and a version that changes with them. */
export function offlineWorker(): Plugin {
  return {
    name: "offline-worker",
    apply: isOfApp,
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
      const entry = chunks.find((chunk) => chunk.isEntry);
      const text = readFileSync(source, "utf8");
      if (!entry || !text.includes(firstLine))
        throw new Error("the worker has no place for its build");
      const first = [...kept, ...keptParts].map((end) => findChunk(chunks, end));
      const needed = [...closureOf([entry, ...first], chunks)];
      const styles = needed.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
      const files = [...new Set([...needed.map((chunk) => chunk.fileName), ...styles])].map(
        (file) => `/${file}`,
      );
      const facts = { entry: `/${entry.fileName}`, files, sections };
      const version = createHash("sha256")
        .update(JSON.stringify(facts) + text)
        .digest("base64url")
        .slice(0, 16);
      this.emitFile({
        type: "asset",
        fileName,
        source: text.replace(
          firstLine,
          () => `const build = ${JSON.stringify({ version, ...facts })};`,
        ),
      });
    },
  };
}
