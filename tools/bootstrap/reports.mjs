import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { inProject } from "./project.mjs";

function takeFirstLine(text = "") {
  return text.trim().split("\n", 1)[0].slice(0, 300);
}

function tellTest({ name }, { fullName, failureMessages }) {
  const place = relative(inProject("."), name);
  return `${place}: ${fullName}: ${takeFirstLine(failureMessages[0])}`;
}

/** What a report of vitest says: figures, and the tests that failed or passed only when repeated, by name. */
export function readTests({ numPassedTests, numFailedTests, testResults = [] }) {
  const list = (status) =>
    testResults.flatMap((file) =>
      file.assertionResults
        .filter((one) => one.status === status && one.failureMessages.length > 0)
        .map((one) => tellTest(file, one)),
    );
  const broken = testResults
    .filter(({ status, message }) => status === "failed" && message)
    .map(({ name, message }) => `${relative(inProject("."), name)}: ${takeFirstLine(message)}`);
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    failures: [...list("failed"), ...broken],
    repeated: list("passed"),
  };
}

function listJourneys({ specs = [], suites = [] }, status) {
  const own = specs
    .filter(({ tests }) => tests.some((one) => one.status === status))
    .map(({ file, line, title, tests }) => {
      const error = tests.flatMap(({ results }) => results).find((one) => one.error)?.error;
      return `${file}:${line}: ${title}: ${takeFirstLine(error?.message)}`;
    });
  return [...own, ...suites.flatMap((suite) => listJourneys(suite, status))];
}

/** What a report of Playwright says, in the shape of `readTests`. */
export function readJourneys({ stats, suites = [] }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: suites.flatMap((suite) => listJourneys(suite, "unexpected")),
    repeated: suites.flatMap((suite) => listJourneys(suite, "flaky")),
  };
}

/** A step without a report is one check; one that ended badly has at least one failure. */
export function countStep(step, code) {
  const own = { passed: !step.report && code === 0 ? 1 : 0, failed: 0, failures: [], repeated: [] };
  const hasReport = step.report && existsSync(step.report);
  const counted = hasReport ? step.read(JSON.parse(readFileSync(step.report, "utf8"))) : own;
  return { ...counted, failed: code === 0 ? counted.failed : Math.max(counted.failed, 1) };
}
