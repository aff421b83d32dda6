import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const dist = "apps/web/dist";
const assets = join(dist, "assets");

const entry = [
  ...readFileSync(join(dist, "index.html"), "utf8").matchAll(/(?:src|href)="\/([^"]+\.js)"/g),
].map(([, file]) => join(dist, file));

/** The scripts that a script loads before it runs, itself among them. */
function withImports(file, known = new Set()) {
  if (known.has(file)) return known;
  known.add(file);
  const text = readFileSync(file, "utf8");
  for (const [, name] of text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) {
    withImports(join(assets, name), known);
  }
  return known;
}

const inEntry = new Set(entry.flatMap((file) => [...withImports(file)]));
const pages = readdirSync(assets)
  .filter((name) => /Page-[\w-]+\.js$/.test(name))
  .map((name) => ({
    name: name.replace(/-[\w-]+\.js$/, ""),
    files: withImports(join(assets, name)),
  }));
const languages = readdirSync(assets).filter((name) =>
  /^(en|he|ar|fr|de|es|zh|hi|ja|pt)-[\w-]+\.js$/.test(name),
);

/** What only this route loads: neither the entry nor another route has it. */
function ownFiles(page) {
  return [...page.files].filter(
    (file) =>
      !inEntry.has(file) && pages.every((other) => other === page || !other.files.has(file)),
  );
}

/** A route with all that it shares, beside the entry; the first is what the app opens with. */
function whole(name, limit) {
  const files = pages.find((page) => page.name === name)?.files ?? [];
  const path = [...files].filter((file) => !inEntry.has(file));
  return { name: `route ${name} with all that it shares`, path, limit, gzip: true };
}

const menuAssets = "apps/menu/dist/browser";
const menuFiles = (pattern) =>
  readdirSync(menuAssets)
    .filter((name) => pattern.test(name))
    .map((name) => join(menuAssets, name));

/**
 * The budgets of size, gzip: the entry; each lazy route less what is shared with others; two routes whole,
 * the first and the heaviest; one language's phrases;
 * the public menu before anything is touched, and what its order form adds.
 */
export default [
  { name: "entry of the app", path: [...inEntry], limit: "127.1 kB", gzip: true },
  ...pages
    .filter((page) => ownFiles(page).length > 0)
    .map((page) => ({
      name: `route ${page.name}`,
      path: ownFiles(page),
      limit: "120 kB",
      gzip: true,
    })),
  whole("DashboardPage", "58 kB"),
  whole("OrderFormPage", "190.9 kB"),
  ...languages.map((name) => ({
    name: `phrases ${name.slice(0, 2)}`,
    path: join(assets, name),
    limit: "36 kB",
    gzip: true,
  })),
  { name: "public menu", path: menuFiles(/^island-.*\.js$/), limit: "10 kB", gzip: true },
  {
    name: "contact page",
    path: menuFiles(/^contact-.*\.js$/),
    limit: "10 kB",
    gzip: true,
  },
  {
    name: "order form of the public menu",
    path: menuFiles(/^(open-form|form|solve\.worker)-/),
    limit: "50 kB",
    gzip: true,
  },
];
