import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { ensureBrowser } from "./browser.mjs";
import { builtServer, ensureBuilt } from "./build.mjs";
import { ensureSpreadsheet } from "./spreadsheet.mjs";
import { ensurePooler, ensureProxies } from "./proxies.mjs";
import { runChild } from "./child.mjs";
import { ensureEngines } from "./engines.mjs";
import { Failure } from "./failure.mjs";
import { openMemoryFolder } from "./memory-disk.mjs";
import { findProgram, inProject } from "./project.mjs";
import { countStep, readJourneys, readTests } from "./reports.mjs";
import { makeEnvironment } from "./runtime.mjs";

const settings = [
  ["DATABASE_URL", "DATABASE_OWNER_URL", "DATABASE_ROLE", "DATABASE_POOL_SIZE", "DATA_DIR"],
  ["PORT", "METRICS_PORT", "HOST", "PUBLIC_URL", "TRUST_PROXY", "LOG_LEVEL"],
  [
    "TEST_DATABASE_URL",
    "NODE_ENV",
    "DEMO",
    "DEMO_LANGUAGE",
    "SESSION_SECRET",
    "APPROVAL",
    "ADMIN_EMAIL",
    "ADMIN_PASSWORD",
  ],
].flat();

function listStructureChecks() {
  return readdirSync(inProject("tools"))
    .filter((name) => name.endsWith(".check.ts"))
    .map((name) => ({
      name: `structure: ${name.slice(0, -".check.ts".length)}`,
      args: [`tools/${name}`],
    }));
}

function listChecks() {
  const tsc = findProgram("typescript", "tsc");
  const checks = [
    { name: "format", args: [findProgram("oxfmt"), "--check", "."] },
    { name: "lint", args: [findProgram("oxlint"), "--type-aware", "--deny-warnings", "--quiet"] },
    // Each checker reads the contract's types for itself: more than two only repeat that.
    { name: "types: server", args: [tsc, "-p", "tsconfig.json", "--checkers", "2"] },
    { name: "types: web", args: [tsc, "-p", "apps/web/tsconfig.json"] },
    { name: "types: menu", args: [tsc, "-p", "apps/menu/tsconfig.json"] },
    { name: "types: journeys", args: [tsc, "-p", "apps/e2e/tsconfig.json"] },
    { name: "unused code", args: [findProgram("knip"), "--no-progress", "--no-config-hints"] },
    ...listStructureChecks(),
  ];
  return checks.map((one) => ({ ...one, isCheck: true }));
}

function makeVitestStep(name, projects, env = {}) {
  const report = inProject(`.cache/reports/${name.replaceAll(" ", "-")}.json`);
  return {
    name,
    args: [
      findProgram("vitest"),
      "run",
      ...projects.map((project) => `--project=${project}`),
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    env,
    report,
    read: readTests,
  };
}

function makePlaywrightStep(name, config, env, projects = []) {
  const report = inProject(`.cache/reports/${name.replaceAll(" ", "-")}.json`);
  return {
    name,
    args: [
      findProgram("@playwright/test", "playwright"),
      "test",
      `--config=apps/e2e/${config}`,
      ...projects.map((project) => `--project=${project}`),
      "--reporter=list,json",
    ],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    report,
    read: readJourneys,
  };
}

/** The pages and main jobs in the engines that this computer has; none where it has none. */
function listEngineSteps({ names, env }) {
  if (names.length === 0) return [];
  const server = { MARZIPAN_SERVER: inProject(builtServer) };
  const config = "engines/engines.config.ts";
  return [makePlaywrightStep(names.join(" and "), config, { ...server, ...env }, names)];
}

async function runStep(node, step, extraEnv) {
  // A check is heard to its end before it is shown: others run beside it.
  let said = "";
  const hear = step.isCheck ? (data) => (said += data) : null;
  if (!step.isCheck) process.stdout.write(`\n── ${step.name}\n`);
  if (step.report) rmSync(step.report, { force: true });
  const beganAt = performance.now();
  const env = makeEnvironment(node, { ...extraEnv, ...step.env });
  const code = step.run ? await step.run() : await runChild(node, step.args, { env, hear });
  if (step.isCheck) process.stdout.write(`\n── ${step.name}\n${said}`);
  return {
    name: step.name,
    ...countStep(step, code),
    seconds: (performance.now() - beganAt) / 1000,
  };
}

/** Runs the checks side by side, one for each processor, and returns their results in order. */
async function runChecks(node, checks, extraEnv) {
  const results = [];
  const waiting = [...checks.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, one] = next;
      results[at] = await runStep(node, one, extraEnv);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}

/**
 * Runs the checks and then every step, however the ones before ended, and returns the exit code after a summary, which
 * also prints what was `notTested` and why.
 */
async function runSteps(node, checks, steps, extraEnv, notTested = []) {
  mkdirSync(inProject(".cache/reports"), { recursive: true });
  const beganAt = performance.now();
  const results = await runChecks(node, checks, extraEnv);
  for (const step of steps) results.push(await runStep(node, step, extraEnv));
  const told = (title, lines) =>
    lines.length > 0 ? `\n── ${title}\n${lines.map((line) => `${line}\n`).join("")}` : "";
  process.stdout.write("\n── summary\n");
  for (const { name, passed, failed, seconds } of results) {
    const mark = failed === 0 ? "ok  " : "FAIL";
    const figures = `${passed} passed, ${failed} failed`;
    process.stdout.write(`${mark} ${name.padEnd(22)} ${figures} (${seconds.toFixed(1)} s)\n`);
  }
  const list = (key) => results.flatMap((result) => result[key]);
  process.stdout.write(told("passed only when repeated", list("repeated")));
  process.stdout.write(told("failed", list("failures")));
  process.stdout.write(told("not tested on this computer", notTested));
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  const minutes = ((performance.now() - beganAt) / 60_000).toFixed(1);
  process.stdout.write(`\n${total("passed")} passed, ${total("failed")} failed (${minutes} min)\n`);
  return total("failed") === 0 ? 0 : 1;
}

function withoutSettings() {
  return Object.fromEntries(settings.map((name) => [name, undefined]));
}

async function attempt(work) {
  try {
    await work();
    return 0;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

/** `npm run check`: format, lint, types, the project's own checks and the tests that need no database. */
export function check(node) {
  return runSteps(node, listChecks(), [makeVitestStep("unit tests", ["unit"])], withoutSettings());
}

/**
 * `npm test`: everything, on the embedded database; variables that the person has set for the
 * product, such as `DATABASE_URL`, are not passed on.
 */
export function test(node) {
  const browser = ensureBrowser(node);
  const spreadsheet = ensureSpreadsheet();
  ensureProxies();
  const engines = ensureEngines();
  const built = { MARZIPAN_SERVER: inProject(builtServer) };
  const steps = [
    // Public pages are rendered by the built module; journeys and tests of a whole server start the built one.
    { name: "build", run: () => attempt(() => ensureBuilt(node)) },
    makeVitestStep("component tests", ["web*"]),
    makeVitestStep("unit and HTTP tests", ["unit", "server"], built),
    { name: "size budgets", args: [findProgram("size-limit")] },
    makePlaywrightStep("browser journeys", "playwright.config.ts", built),
    ...listEngineSteps(engines),
  ];
  const memoryFolder = openMemoryFolder();
  const env = {
    ...withoutSettings(),
    ...(memoryFolder ? { TMPDIR: memoryFolder } : {}),
    MARZIPAN_CHROMIUM: browser,
    MARZIPAN_SPREADSHEET: spreadsheet,
  };
  return runSteps(node, listChecks(), steps, env, engines.missing);
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
  return runSteps(node, [], [makeVitestStep("HTTP tests", ["server"])], env);
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
  const step = makeVitestStep("HTTP tests", ["server"]);
  // Every file's database is made, migrated and spread anew, and a statement asks two servers.
  const slowly = ["--test-timeout=120000", "--hook-timeout=120000"];
  return runSteps(node, [], [{ ...step, args: [...step.args, ...slowly] }], env);
}

/** `npm run test:engines`: every page and the main jobs in WebKit and Firefox alone, on the built server. */
export function testEngines(node) {
  const engines = ensureEngines();
  const steps = [
    { name: "build", run: () => attempt(() => ensureBuilt(node)) },
    ...listEngineSteps(engines),
  ];
  return runSteps(node, [], steps, withoutSettings(), engines.missing);
}

/** `npm run test:pooler`: the tests of the server behind PgBouncer in transaction mode. */
export function testPooler(node) {
  const env = {
    ...withoutSettings(),
    MARZIPAN_POOLER: ensurePooler(),
    MARZIPAN_SPREADSHEET: ensureSpreadsheet(),
  };
  return runSteps(node, [], [makeVitestStep("HTTP tests", ["server"])], env);
}
