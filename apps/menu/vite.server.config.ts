import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import type { UserConfig } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Where the build is put together; the browser's part is there already. */
const dist = process.env["BUILD_DRAFT"] ?? here("./dist");
const hasPlainNames = process.env["BUILD_NAMES"] === "plain";

/** Names the browser's files and the build itself, which is known by what it is made of. */
function describeBuild(): Record<string, string> {
  const hash = process.env["BUILD_HASH"] ?? String(Date.now());
  const files = hasPlainNames ? null : readManifest();
  const fileOf = (name: string): string => {
    const file = files === null ? `${name}.js` : files.get(name);
    if (file === undefined) throw new Error(`the browser's build has no ${name}`);
    return `/menu-assets/${file}`;
  };
  return {
    id: createHash("sha256").update(hash).digest("hex").slice(0, 12),
    contact: fileOf("contact"),
    docs: fileOf("docs"),
    help: fileOf("help"),
    island: fileOf("island"),
    print: fileOf("print"),
    status: fileOf("status"),
  };
}

function readManifest(): Map<string, string> {
  const text = readFileSync(`${dist}/browser/manifest.json`, "utf8");
  const manifest = JSON.parse(text) as Record<string, { file: string; name?: string }>;
  return new Map(Object.values(manifest).map(({ name = "", file }) => [name, file]));
}

/**
 * The server's part: React renders the pages. Everything is bundled, so that the server loads it without
 * resolving packages: the menu's pages in one module, the pages for anyone in another.
 */
export default defineConfig((): UserConfig => ({
  root: here("."),
  // The web serves the fonts that the styles name: looked up there, copied by its own build.
  publicDir: here("../web/public"),
  define: {
    MENU_BUILD: JSON.stringify(describeBuild()),
    "process.env.NODE_ENV": JSON.stringify("production"),
  },
  ssr: { noExternal: true },
  build: {
    copyPublicDir: false,
    ssr: true,
    outDir: "dist/server",
    emptyOutDir: true,
    target: "node24",
    // Customers' phones may be some years old.
    cssTarget: ["chrome90", "safari15"],
    minify: false,
    rolldownOptions: {
      input: { pages: here("./src/pages.entry.tsx"), site: here("./src/site.entry.tsx") },
      output: { entryFileNames: "[name].js" },
    },
  },
}));
