import { mkdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { runChild } from "./child.mjs";
import { Failure } from "./failure.mjs";
import { findProgram, inProject } from "./project.mjs";
import { countStep, readJourneys, readTests } from "./reports.mjs";
import { makeEnvironment } from "./runtime.mjs";

function reportPath(name) {
  return inProject(`.cache/reports/${name}.json`);
}

/** Returns a step that runs Vitest's `projects`, or their tests in `files`. */
export function makeVitestStep(name, projects, { files = [], ...rest } = {}) {
  const report = reportPath(name);
  const args = [
    "run",
    ...projects.map((project) => `--project=${project}`),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
    ...files,
  ];
  return { name, program: ["vitest"], args, report, read: readTests, ...rest };
}

/** Returns a step that runs the `projects` of a configuration of Playwright, or its journeys in `files`. */
export function makePlaywrightStep(name, config, { files = [], projects = [], env, ...rest }) {
  const report = reportPath(name);
  const args = [
    "test",
    `--config=apps/e2e/${config}`,
    ...projects.map((project) => `--project=${project}`),
    "--reporter=list,json",
    ...files,
  ];
  return {
    name,
    program: ["@playwright/test", "playwright"],
    args,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    report,
    read: readJourneys,
    ...rest,
  };
}

async function runProgram(node, { program, args, run }, options) {
  try {
    if (run) return await run(node);
    const before = program ? [findProgram(...program)] : [];
    return await runChild(node, [...before, ...args], options);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

async function runStep(node, step, extraEnv) {
  // Checks run side by side, so each one's output is printed when it ends.
  let output = "";
  const hear = step.isCheck ? (data) => (output += data) : null;
  if (!step.isCheck) process.stdout.write(`\n── ${step.name}\n`);
  if (step.report) rmSync(step.report, { force: true });
  const beganAt = performance.now();
  const env = makeEnvironment(node, { ...extraEnv, ...step.env });
  const code = await runProgram(node, step, { env, hear });
  if (step.isCheck) process.stdout.write(`\n── ${step.name}\n${output}`);
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

function printList(title, lines) {
  if (lines.length === 0) return;
  process.stdout.write(`\n── ${title}\n${lines.map((line) => `${line}\n`).join("")}`);
}

function printSummary(results, notTested, minutes) {
  process.stdout.write("\n── summary\n");
  for (const { name, passed, failed, seconds } of results) {
    const mark = failed === 0 ? "ok  " : "FAIL";
    const figures = `${passed} passed, ${failed} failed`;
    process.stdout.write(`${mark} ${name.padEnd(22)} ${figures} (${seconds.toFixed(1)} s)\n`);
  }
  const list = (key) => results.flatMap((result) => result[key]);
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  printList("passed only when repeated", list("repeated"));
  printList("failed", list("failures"));
  printList("not tested on this computer", notTested);
  process.stdout.write(`\n${total("passed")} passed, ${total("failed")} failed (${minutes} min)\n`);
}

/**
 * Runs the steps, those with `isGate` first and those with `isCheck` side by side, and returns the exit code after a
 * summary, which also lists `notTested`. With `stopsAtGate` a failure in the gate ends the run.
 */
export async function runSteps(node, steps, { env = {}, notTested = [], stopsAtGate = false }) {
  mkdirSync(inProject(".cache/reports"), { recursive: true });
  const beganAt = performance.now();
  const gate = steps.filter((step) => step.isGate);
  const checks = steps.filter((step) => step.isCheck && !step.isGate);
  const results = await runChecks(node, gate, env);
  if (!stopsAtGate || results.every(({ failed }) => failed === 0)) {
    results.push(...(await runChecks(node, checks, env)));
    for (const step of steps.filter((one) => !one.isCheck)) {
      results.push(await runStep(node, step, env));
    }
  }
  const minutes = ((performance.now() - beganAt) / 60_000).toFixed(1);
  printSummary(results, notTested, minutes);
  return results.every(({ failed }) => failed === 0) ? 0 : 1;
}
