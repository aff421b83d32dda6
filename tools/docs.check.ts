import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { citedDocuments, complainOfCitations } from "./structure/citations.ts";
import {
  collectNames,
  complainOfDecision,
  complainOfIndex,
  complainOfNames,
  complainOfNumbers,
  complainOfPaths,
  complainOfScripts,
  complainOfVariables,
  findVariables,
} from "./structure/doc-truth.ts";
import { projectRoot, readSources } from "./structure/files.ts";
import type { SourceFile } from "./structure/files.ts";
import { reportFindings } from "./structure/report.ts";
import type { Findings } from "./structure/report.ts";

const manualPath = "docs/OPERATIONS.md";
const mustBeThere = [
  "README.md",
  "docs/ARCHITECTURE.md",
  "docs/GLOSSARY.md",
  manualPath,
  ...Object.values(citedDocuments),
];
const codeFolders = ["apps", "packages", "tools", "bench"];
const isTest =
  /\.(test|suite|fixture|check)\.(ts|mjs)$|\/testing\/|^tools\/structure\/|^apps\/e2e\//;

function readDocuments(root: string): SourceFile[] {
  const readme = path.join(root, "README.md");
  const first = existsSync(readme)
    ? [{ path: "README.md", text: readFileSync(readme, "utf8") }]
    : [];
  return [...first, ...readSources(root, ["docs"], [".md"])];
}

function readScripts(root: string): Set<string> {
  const text = readFileSync(path.join(root, "package.json"), "utf8");
  const { scripts = {} } = JSON.parse(text) as { scripts?: Record<string, string> };
  return new Set(Object.keys(scripts));
}

/**
 * Checks under `root` that the documents are there and true: commands, paths, names, the order of the
 * features, variables, citations and decision records.
 */
export function checkDocs(root: string): Findings {
  const documents = readDocuments(root);
  const scripts = readScripts(root);
  const missing = mustBeThere.filter((file) => !documents.some((one) => one.path === file));
  const manual = documents.find((one) => one.path === manualPath);
  const code = readSources(root, codeFolders, [".ts", ".tsx", ".mjs"]);
  const citing = readSources(root, codeFolders, [".ts", ".tsx", ".mjs", ".css"]).filter(
    (file) => !/^tools\/.*\.test\.ts$/.test(file.path),
  );
  const decisions = documents.filter((one) => /^docs\/decisions\/\d/.test(one.path));
  const index = documents.find((one) => one.path === "docs/decisions/README.md");
  const own = documents.filter((one) => !one.path.startsWith("docs/spec/"));
  const known = collectNames([
    ...readSources(root, codeFolders, [".ts", ".tsx", ".mjs", ".css", ".sql", ".html", ".json"]),
    { path: "package.json", text: readFileSync(path.join(root, "package.json"), "utf8") },
  ]);
  const variables = findVariables(code.filter((file) => !isTest.test(file.path)));
  return {
    complaints: [
      ...missing.map((file) => `${file} is missing: write it`),
      ...documents.flatMap((one) => [
        ...complainOfScripts(one, scripts),
        ...complainOfPaths(root, one),
      ]),
      ...own.flatMap((one) => complainOfNames(root, one, known)),
      ...decisions.flatMap(complainOfDecision),
      ...complainOfNumbers(decisions),
      ...(index ? complainOfIndex(index, decisions) : []),
      ...complainOfCitations([...citing, ...documents], documents),
      ...(manual ? complainOfVariables(manual, variables, findVariables(code)) : []),
    ],
    fine: `${documents.length} documents match the code, ${variables.size} variables are documented`,
  };
}

if (import.meta.main) reportFindings("docs", checkDocs(projectRoot));
