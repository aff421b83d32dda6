import { ensureBrowser } from "./browser.mjs";
import { builtServer, ensureBuilt, ensureMenuBuilt } from "./build.mjs";
import { listChecks } from "./checks.mjs";
import { chooseStepsOrFiles } from "./choose-steps.mjs";
import { ensureEngines } from "./engines.mjs";
import { Failure } from "./failure.mjs";
import { openMemoryFolder } from "./memory-disk.mjs";
import { inProject } from "./project.mjs";
import { ensurePooler, ensureProxies } from "./proxies.mjs";
import { withoutSettings } from "./settings.mjs";
import { ensureSpreadsheet } from "./spreadsheet.mjs";
import { makePlaywrightStep, makeVitestStep, runSteps } from "./steps.mjs";

const built = { MARZIPAN_SERVER: inProject(builtServer) };

const buildStep = {
  name: "build",
  run: async (node) => {
    await ensureBuilt(node);
    return 0;
  },
};

const menuStep = {
  name: "menu build",
  run: async (node) => {
    await ensureMenuBuilt(node);
    return 0;
  },
};

/** The pages and main jobs in the engines that this computer has; none where it has none. */
function listEngineSteps({ names, env }) {
  if (names.length === 0) return [];
  const options = { projects: names, env: { ...built, ...env }, needs: ["build"] };
  return [makePlaywrightStep("engines", "engines/engines.config.ts", options)];
}

function makeComponentStep(files) {
  return makeVitestStep("component-tests", ["web*"], { files, needs: ["browser"] });
}

function makeJourneyStep(files) {
  const options = { files, env: built, needs: ["browser", "build"] };
  return makePlaywrightStep("journeys", "playwright.config.ts", options);
}

function listTestSteps() {
  return [
    buildStep,
    makeComponentStep([]),
    // Public pages are rendered by the built module; tests of a whole server start the built one.
    makeVitestStep("unit-and-server-tests", ["unit", "server"], {
      env: built,
      needs: ["build", "programs"],
    }),
    { name: "size-budgets", program: ["size-limit"], args: [], needs: ["build"] },
    makeJourneyStep([]),
  ];
}

/** Server tests chosen by file start the server from its sources, so only the menu is built for them. */
function listFileSteps(files) {
  const kindOf = (file) => {
    if (file.endsWith(".journey.ts")) return "journey";
    if (file.endsWith(".tsx")) return "component";
    return file.startsWith("apps/server/") ? "server" : "unit";
  };
  const { unit, component, server, journey } = Object.groupBy(files, kindOf);
  return [
    ...(unit ? [makeVitestStep("unit-tests", ["unit"], { files: unit })] : []),
    ...(component ? [makeComponentStep(component)] : []),
    ...(server ? [menuStep, makeVitestStep("server-tests", ["server"], { files: server })] : []),
    ...(journey ? [makeJourneyStep(journey)] : []),
  ];
}

/**
 * `npm test`: everything, or the steps and test files that are named, on the embedded database; variables that the
 * person has set for the product, such as `DATABASE_URL`, are not passed on.
 */
export function test(node, names) {
  const chosen = chooseStepsOrFiles([...listChecks(), ...listTestSteps()], names, listFileSteps);
  const has = (need) => chosen.some((step) => step.needs?.includes(need));
  if (has("programs")) ensureProxies();
  const memoryFolder = openMemoryFolder();
  const env = {
    ...withoutSettings(),
    ...(memoryFolder ? { TMPDIR: memoryFolder } : {}),
    ...(has("browser") ? { MARZIPAN_CHROMIUM: ensureBrowser(node) } : {}),
    ...(has("programs") ? { MARZIPAN_SPREADSHEET: ensureSpreadsheet() } : {}),
  };
  const isBuildMissing = has("build") && !chosen.some((step) => step.name === "build");
  return runSteps(node, isBuildMissing ? [buildStep, ...chosen] : chosen, { env });
}

/** `npm run test:postgres`: the tests of the server against the PostgreSQL at DATABASE_URL. */
export function testPostgres(node) {
  const url = process.env.DATABASE_OWNER_URL ?? process.env.DATABASE_URL;
  if (!url) {
    throw new Failure("Set DATABASE_URL to a PostgreSQL 15 or newer that the tests may fill.");
  }
  const env = {
    ...withoutSettings(),
    TEST_DATABASE_URL: url,
    MARZIPAN_SPREADSHEET: ensureSpreadsheet(),
  };
  return runSteps(node, [makeVitestStep("server-tests", ["server"])], { env });
}

/**
 * `npm run test:citus`: the tests of the server, each file's database spread over the workers of the Citus coordinator
 * at DATABASE_URL.
 */
export function testCitus(node) {
  const { DATABASE_URL: url, TEST_CITUS_WORKERS: workers } = process.env;
  if (!url || !workers) {
    throw new Failure(
      "Set DATABASE_URL to a Citus coordinator that the tests may fill, and TEST_CITUS_WORKERS to its workers, as host:port,host:port.",
    );
  }
  const env = {
    ...withoutSettings(),
    TEST_DATABASE_URL: url,
    TEST_CITUS_WORKERS: workers,
    MARZIPAN_SPREADSHEET: ensureSpreadsheet(),
  };
  const step = makeVitestStep("server-tests", ["server"]);
  // Every file creates, migrates and distributes a database of its own.
  const slowly = ["--test-timeout=120000", "--hook-timeout=120000"];
  return runSteps(node, [{ ...step, args: [...step.args, ...slowly] }], { env });
}

/** `npm run test:engines`: every page and the main jobs in WebKit and Firefox alone, on the built server. */
export function testEngines(node) {
  const engines = ensureEngines();
  const steps = [buildStep, ...listEngineSteps(engines)];
  return runSteps(node, steps, { env: withoutSettings(), notTested: engines.missing });
}

/** `npm run test:pooler`: the tests of the server behind PgBouncer in transaction mode. */
export function testPooler(node) {
  const env = {
    ...withoutSettings(),
    MARZIPAN_POOLER: ensurePooler(),
    MARZIPAN_SPREADSHEET: ensureSpreadsheet(),
  };
  return runSteps(node, [makeVitestStep("server-tests", ["server"])], { env });
}
