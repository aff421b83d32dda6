import { ensureBrowser } from "./browser.mjs";
import { check } from "./checks.mjs";
import { test, testCitus, testEngines, testPooler, testPostgres } from "./tests.mjs";
import { builtServer, ensureBuilt, ensureMenuBuilt, watchMenu } from "./build.mjs";
import { runChild, startChild } from "./child.mjs";
import { findProgram } from "./project.mjs";
import { makeEnvironment } from "./runtime.mjs";

const quiet = "--disable-warning=ExperimentalWarning";
const server = "apps/server/src/main.ts";

async function start(node, args) {
  await ensureBuilt(node);
  const flags = [quiet, "--import", "./tools/bootstrap/tether.mjs"];
  const env = makeEnvironment(node);
  const options = { env, ownSession: true, keepsSignal: true };
  const { child, ended } = startChild(node, [...flags, builtServer, ...args], options);
  const code = await ended;
  // A process that was killed by SIGKILL could not report it itself.
  if (child.signalCode) {
    process.stderr.write(
      `Marzipan was ended from outside (${child.signalCode}); SIGKILL often means that memory ran out.\n`,
    );
  }
  return code;
}

/**
 * `npm run dev`: the server, the web and the public menu, all with reload; when one ends, so do the
 * others. Vite serves the web from its sources, so only the menu is built before: the server loads
 * its renderer once, at start.
 */
async function dev(node, args) {
  const env = makeEnvironment(node, {
    NODE_ENV: process.env.NODE_ENV ?? "development",
    API_PORT: process.env.PORT ?? "3000",
  });
  await ensureMenuBuilt(node);
  const options = { env, ownSession: true };
  const parts = [
    ...watchMenu(node, options),
    startChild(node, [quiet, "--watch", "--watch-preserve-output", server, ...args], options),
    startChild(
      node,
      [findProgram("vite"), "apps/web", "--config", "apps/web/vite.config.ts"],
      options,
    ),
  ];
  const code = await Promise.race(parts.map(({ ended }) => ended));
  for (const { child } of parts) child.kill("SIGTERM");
  await Promise.all(parts.map(({ ended }) => ended));
  return code;
}

function script(path) {
  return (node, args) => runChild(node, [quiet, path, ...args], { env: makeEnvironment(node) });
}

/** `npm run bench`: the pages are measured in the browser that the journeys drive. */
async function bench(node, args) {
  await ensureBuilt(node);
  const env = makeEnvironment(node, { MARZIPAN_CHROMIUM: ensureBrowser(node) });
  return runChild(node, [quiet, "bench/run.ts", ...args], { env });
}

/**
 * `npm run pictures`: takes the product's screens for the pages for anyone, each language's from a demo bakery of its
 * own, then, with these in the pages, the pictures that a shared link shows; with `articles` only those of the help.
 */
async function pictures(node, args) {
  const take = async (...asked) => {
    await ensureBuilt(node);
    const env = makeEnvironment(node, { MARZIPAN_CHROMIUM: ensureBrowser(node) });
    return runChild(node, [quiet, "apps/e2e/take-pictures.ts", ...asked], { env });
  };
  return (await take(...args)) || (args.includes("articles") ? 0 : take("previews"));
}

/** Every command of package.json: a function of the Node to use and the arguments, answering the exit code. */
export const commands = {
  start,
  // What a unit of systemd or an image needs before the server can be started without npm.
  build: async (node) => {
    await ensureBuilt(node);
    return 0;
  },
  dev,
  check,
  test,
  "test:postgres": testPostgres,
  "test:engines": testEngines,
  "test:pooler": testPooler,
  "test:citus": testCitus,
  bench,
  "bench:ocr": script("apps/server/src/cli/bench-ocr.ts"),
  pictures,
  admin: script("apps/server/src/cli/admin.ts"),
  backup: script("apps/server/src/cli/backup.ts"),
  restore: script("apps/server/src/cli/restore.ts"),
  schema: script("apps/server/src/cli/schema.ts"),
  train: script("packages/questions/training/train-intents.ts"),
  format: (node) => runChild(node, [findProgram("oxfmt"), "."], { env: makeEnvironment(node) }),
};
