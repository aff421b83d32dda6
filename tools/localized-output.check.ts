import { projectRoot, readSources } from "./structure/files.ts";
import { findLocalizedData } from "./structure/localized-output.ts";
import { reportFindings } from "./structure/report.ts";
import type { Findings } from "./structure/report.ts";

const folders = ["apps", "packages", "bench", "tools"];
/** They show what the platform writes. */
const isAllowed = (path: string): boolean =>
  /^tools\/(?:localized-output|other-icu)\.test\.ts$/.test(path);

/** Checks that no module parses, compares or reuses localized output as data. */
export function checkLocalizedOutput(root: string): Findings {
  const files = readSources(root, folders, [".ts", ".tsx", ".mjs"]);
  return {
    complaints: files.filter(({ path }) => !isAllowed(path)).flatMap(findLocalizedData),
    fine: `no localized output is used as data in ${files.length} modules`,
  };
}

if (import.meta.main) reportFindings("localized-output", checkLocalizedOutput(projectRoot));
