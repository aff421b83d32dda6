import { relative } from "node:path";
import { Failure } from "./failure.mjs";
import { inProject, listFiles, root } from "./project.mjs";

const testFile = /\.(?:test\.tsx?|journey\.ts)$/;

function complain(name, steps, alternative) {
  const names = steps.map((step) => step.name).join(", ");
  return new Failure(`There is no “${name}”. Choose from: ${names}${alternative}.`);
}

/** Returns the step of this name, else the steps with it as a word: `types` chooses `web-types` and the others. */
function findSteps(steps, name) {
  const exact = steps.filter((step) => step.name === name);
  return exact.length > 0 ? exact : steps.filter((step) => step.name.split("-").includes(name));
}

/** Returns the steps with these names, all without a name; an unknown name throws a Failure that lists the names. */
export function chooseSteps(steps, names) {
  if (names.length === 0) return steps;
  const unknown = names.find((name) => findSteps(steps, name).length === 0);
  if (unknown) throw complain(unknown, steps, "");
  const chosen = names.flatMap((name) => findSteps(steps, name));
  return steps.filter((step) => chosen.includes(step));
}

function listTestFiles() {
  return ["apps", "packages", "tools"]
    .flatMap((folder) => listFiles(inProject(folder)))
    .map((path) => relative(root, path).replaceAll("\\", "/"))
    .filter((path) => testFile.test(path));
}

/**
 * Returns the steps with these names and one of each kind for the test files whose path contains one of the other
 * names: `listFileSteps` turns the files into steps. A name of neither throws a Failure that lists the names.
 */
export function chooseStepsOrFiles(steps, names, listFileSteps) {
  if (names.length === 0) return steps;
  const ofSteps = names.filter((name) => findSteps(steps, name).length > 0);
  const ofFiles = names.filter((name) => !ofSteps.includes(name));
  const tests = listTestFiles();
  const unknown = ofFiles.find((name) => !tests.some((path) => path.includes(name)));
  if (unknown) throw complain(unknown, steps, ", or part of the path of a test file");
  const files = tests.filter((path) => ofFiles.some((name) => path.includes(name)));
  return [...(ofSteps.length > 0 ? chooseSteps(steps, ofSteps) : []), ...listFileSteps(files)];
}
