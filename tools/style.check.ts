import {
  complainOfHabits,
  complainOfLook,
  complainOfModule,
  complainOfSilence,
  complainOfStylesheet,
} from "./house/code-style.ts";
import { houseRoot, readSources } from "./house/files.ts";
import type { SourceFile } from "./house/files.ts";
import { reportFindings } from "./house/report.ts";
import type { Findings } from "./house/report.ts";

/** The most lines a file may have (architecture, rule 11). */
const mostLines = 400;

const mayBeLong = /^packages\/phrases\/|^apps\/server\/(seeds|migrations)\/|\/generated\//;
const isModule = /\.(ts|tsx|mjs)$/;
const tellsWhatItAnswers = /^(packages\/|apps\/server\/src\/|apps\/web\/src\/platform\/)/;
const isScreen = /^apps\/(web|menu)\/src\/(?!.*illustrations\/)/;
const tokens = "apps/web/src/styles/tokens.css";

function complainOfLength({ path, text }: SourceFile): string[] {
  const lines = text.split("\n").length - 1;
  if (lines <= mostLines || mayBeLong.test(path)) return [];
  return [`${path} has ${lines} lines, the most is ${mostLines}: part it by what it is about`];
}

function complainOfFile(file: SourceFile): string[] {
  if (file.path.endsWith(".css")) {
    return [...complainOfLength(file), ...complainOfStylesheet(file, file.path === tokens)];
  }
  if (!isModule.test(file.path)) return complainOfLength(file);
  const checks = [
    complainOfHabits,
    ...(tellsWhatItAnswers.test(file.path) ? [complainOfSilence] : []),
    ...(isScreen.test(file.path) ? [complainOfLook] : []),
  ];
  return [...complainOfLength(file), ...complainOfModule(file, checks)];
}

/** Checks under `root` the length of files, logical sides, tokens for colours, docstrings, and that no test is skipped. */
export function checkStyle(root: string): Findings {
  const files = readSources(
    root,
    ["packages", "apps", "tools", "bench"],
    [".ts", ".tsx", ".mjs", ".css"],
  );
  return {
    complaints: files.flatMap(complainOfFile),
    fine: `${files.length} files are short, told and free of physical sides and stray colours`,
  };
}

if (import.meta.main) reportFindings("style", checkStyle(houseRoot));
