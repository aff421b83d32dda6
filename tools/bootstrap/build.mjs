import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { runChild, startChild } from "./child.mjs";
import { Failure } from "./failure.mjs";
import { findProgram, hashPaths, inProject, readText } from "./project.mjs";
import { makeEnvironment } from "./runtime.mjs";

const shared = ["packages", "package-lock.json", "tsconfig.base.json"];

/** What Vite builds: its sources, where the build lies, and the steps, each with a folder of its own in it. */
const web = {
  name: "the web",
  sources: ["apps/web", ...shared],
  dist: "apps/web/dist",
  steps: [
    { root: "apps/web", config: "vite.config.ts", folder: "" },
    { root: "apps/web", config: "vite.server.config.ts", folder: "server" },
  ],
};
const menu = {
  name: "the public menu",
  sources: ["apps/menu", "apps/web/src/styles", ...shared],
  dist: "apps/menu/dist",
  steps: [
    { root: "apps/menu", config: "vite.config.ts", folder: "browser" },
    { root: "apps/menu", config: "vite.server.config.ts", folder: "server" },
  ],
};

const server = {
  name: "the server",
  sources: [
    "apps/server/src",
    "apps/server/seeds",
    "apps/server/package.json",
    "apps/server/vite.config.ts",
    ...shared,
  ],
  dist: "apps/server/dist",
  steps: [{ root: "apps/server", config: "vite.config.ts", folder: "" }],
};

/** The built server's entry, from the project's root. */
export const builtServer = `${server.dist}/main.js`;

/** Returns the hash of all that the built web is made of. */
export function hashWebSources() {
  return hashPaths(web.sources);
}

/** Returns the hash of all that the built public menu is made of. */
export function hashMenuSources() {
  return hashPaths(menu.sources);
}

/** Returns the hash of all that the built server is made of. */
export function hashServerSources() {
  return hashPaths(server.sources);
}

/**
 * Builds the web, the public menu and the server, each unless what lies there was built from the same sources. While
 * something is built, a database is prepared next to it for first starts to copy.
 */
export async function ensureBuilt(node) {
  const isBuilt = [web, menu, server].every(isFresh);
  const prepared = isBuilt ? undefined : prepareDatabase(node);
  try {
    await ensurePart(node, web);
    await ensureMenuBuilt(node);
    await ensurePart(node, server);
  } finally {
    await prepared;
  }
}

/** Where it cannot be prepared, as on a computer for which no database is brought, a first start says why. */
async function prepareDatabase(node) {
  const args = ["--disable-warning=ExperimentalWarning", "apps/server/src/cli/prepare-database.ts"];
  await runChild(node, args, { env: makeEnvironment(node), hear: () => undefined });
}

function isFresh({ sources, dist }) {
  return readText(dist, ".stamp") === hashPaths(sources);
}

/** Builds the public menu unless what lies there was built from the same sources. */
export async function ensureMenuBuilt(node) {
  await ensurePart(node, menu);
}

/** The new build takes the old one's place only when whole; after a failed one, none is left to be served. */
async function ensurePart(node, part) {
  if (isFresh(part)) return;
  const { name, sources, dist: path, steps } = part;
  const hash = hashPaths(sources);
  process.stdout.write(`Building ${name}…\n`);
  const dist = inProject(path);
  const draft = inProject(".cache", path.replaceAll("/", "-"));
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(inProject(".cache"), { recursive: true });
  let isBuilt = true;
  for (const step of steps) isBuilt &&= await build(node, step, draft, hash);
  rmSync(dist, { recursive: true, force: true });
  if (!isBuilt) {
    rmSync(draft, { recursive: true, force: true });
    throw new Failure(
      `${name[0].toUpperCase()}${name.slice(1)} could not be built: see the message above.`,
    );
  }
  renameSync(draft, dist);
  writeFileSync(inProject(path, ".stamp"), hash);
}

async function build(node, step, draft, hash) {
  const outDir = step.folder === "" ? draft : `${draft}/${step.folder}`;
  const args = [...viteArgs(step, outDir), "--emptyOutDir", "--logLevel", "warn"];
  const env = { NODE_ENV: "production", BUILD_DRAFT: draft, BUILD_HASH: hash };
  const code = await runChild(node, args, { env: makeEnvironment(node, env) });
  return code === 0 && existsSync(outDir);
}

function viteArgs({ root, config }, outDir) {
  const vite = findProgram("vite");
  return [vite, "build", root, "--config", `${root}/${config}`, "--outDir", outDir];
}

/**
 * Builds the public menu again whenever a source changes, for `npm run dev`; returns the running builders. What
 * lies there afterwards has no stamp, so that the next `npm start` builds it whole.
 */
export function watchMenu(node, options) {
  const dist = inProject(menu.dist);
  rmSync(`${dist}/.stamp`, { force: true });
  return menu.steps.map((step) => {
    const args = [...viteArgs(step, `${dist}/${step.folder}`), "--watch", "--logLevel", "warn"];
    const env = { ...options.env, BUILD_DRAFT: dist, BUILD_NAMES: "plain" };
    return startChild(node, args, { ...options, env });
  });
}
