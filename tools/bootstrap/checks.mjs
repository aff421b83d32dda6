import { readdirSync } from "node:fs";
import { chooseSteps } from "./choose-steps.mjs";
import { inProject } from "./project.mjs";
import { withoutSettings } from "./settings.mjs";
import { makeVitestStep, runSteps } from "./steps.mjs";

/** The checks of `tools` that take long. */
const slowChecks = ["localized-output", "patterns", "phrases"];

function listToolChecks() {
  return readdirSync(inProject("tools"))
    .filter((file) => file.endsWith(".check.ts"))
    .map((file) => file.slice(0, -".check.ts".length))
    .map((name) => ({
      name,
      args: [`tools/${name}.check.ts`],
      isGate: !slowChecks.includes(name),
    }));
}

/** A type check reads again only what changed since its last run. */
function makeTypeCheck(name, config, more = []) {
  const kept = inProject(`.cache/types/${name}.tsbuildinfo`);
  const args = ["-p", config, "--incremental", "--tsBuildInfoFile", kept, ...more];
  return { name, program: ["typescript", "tsc"], args };
}

/** Returns the steps that need neither database nor browser: format, lint, types, and the programs of `tools`. */
export function listChecks() {
  const lint = ["--deny-warnings", "--quiet"];
  const checks = [
    { name: "format", program: ["oxfmt"], args: ["--check", "."], isGate: true },
    { name: "lint", program: ["oxlint"], args: lint, isGate: true },
    ...listToolChecks(),
    // Each checker reads the contract's types for itself: more than two only repeat that.
    makeTypeCheck("server-types", "tsconfig.json", ["--checkers", "2"]),
    makeTypeCheck("web-types", "apps/web/tsconfig.json"),
    makeTypeCheck("menu-types", "apps/menu/tsconfig.json"),
    makeTypeCheck("journey-types", "apps/e2e/tsconfig.json"),
    { name: "typed-lint", program: ["oxlint"], args: ["--type-aware", ...lint] },
    { name: "unused-code", program: ["knip"], args: ["--no-progress", "--no-config-hints"] },
  ];
  return checks.map((one) => ({ ...one, isCheck: true }));
}

/**
 * `npm run check`: the checks and the unit tests, or those that are named. The gate (format, lint and the quick checks)
 * runs first; a failure in it ends the run.
 */
export function check(node, names) {
  const steps = [...listChecks(), makeVitestStep("unit-tests", ["unit"])];
  return runSteps(node, chooseSteps(steps, names), { env: withoutSettings(), stopsAtGate: true });
}
