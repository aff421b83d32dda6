import {
  complainOfSkipping,
  complainOfLook,
  complainOfModule,
  complainOfSilence,
  complainOfStylesheet,
} from "./structure/code-style.ts";
import type { ModuleCheck } from "./structure/code-style.ts";
import { projectRoot, readSources } from "./structure/files.ts";
import type { SourceFile } from "./structure/files.ts";
import { reportFindings } from "./structure/report.ts";
import type { Findings } from "./structure/report.ts";

/** The most lines a stylesheet may have; the linter counts those of modules. */
const mostLines = 400;

/** Where every export has its docstring: all of our modules but data, journeys and what is generated. */
const isDescribed =
  /^(packages\/(?!phrases\/)|apps\/(server|web|menu)\/(src|build)\/|tools\/|bench\/)(?!.*\/generated\/)/;
/** Phrases are data, but what loads and formats them is code. */
const hasDescribedFunctions = /^packages\/phrases\//;
const isScreen = /^apps\/(web|menu)\/src\/(?!.*illustrations\/)/;
const tokens = "apps/web/src/styles/tokens.css";

function complainOfLength({ path, text }: SourceFile): string[] {
  const lines = text.split("\n").length - 1;
  if (lines <= mostLines) return [];
  return [`${path} has ${lines} lines, the most is ${mostLines}: part it by what it is about`];
}

const describesAll: ModuleCheck = (file, module) => complainOfSilence(file, module);
const describesFunctions: ModuleCheck = (file, module) => complainOfSilence(file, module, true);

function complainOfFile(file: SourceFile): string[] {
  if (file.path.endsWith(".css")) {
    return [...complainOfLength(file), ...complainOfStylesheet(file, file.path === tokens)];
  }
  const checks = [
    complainOfSkipping,
    ...(isDescribed.test(file.path) ? [describesAll] : []),
    ...(hasDescribedFunctions.test(file.path) ? [describesFunctions] : []),
    ...(isScreen.test(file.path) ? [complainOfLook] : []),
  ];
  return complainOfModule(file, checks);
}

/** Checks under `root` the length of stylesheets, logical sides, tokens for colours, docstrings, and that no test is skipped. */
export function checkStyle(root: string): Findings {
  const files = readSources(
    root,
    ["packages", "apps", "tools", "bench"],
    [".ts", ".tsx", ".mjs", ".css"],
  );
  return {
    complaints: files.flatMap(complainOfFile),
    fine: `${files.length} files have docstrings and are free of physical sides and stray colours`,
  };
}

if (import.meta.main) reportFindings("style", checkStyle(projectRoot));
