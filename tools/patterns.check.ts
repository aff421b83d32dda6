import type { AnyEndpoint } from "@marzipan/contract/endpoint";
import { endpoints } from "@marzipan/contract/endpoints";
import { longestRow } from "@marzipan/receipt-reading/seen-text";
import { isLengthFirst, listTexts, patternsOf } from "./structure/contract-texts.ts";
import { projectRoot, readSources } from "./structure/files.ts";
import type { SourceFile } from "./structure/files.ts";
import { tellSlowness } from "./structure/pattern-time.ts";
import { reportFindings } from "./structure/report.ts";
import type { Findings } from "./structure/report.ts";
import { parseModule, visitNodes } from "./structure/syntax.ts";

/**
 * The folders whose patterns may meet a stranger's text: everything but the web app, which runs in
 * the browser of the person who typed it.
 */
const folders = ["packages", "apps/server/src", "apps/menu/src"];
const isTest = (path: string): boolean => /\.(test|suite|fixture)\.tsx?$|\/testing\//.test(path);

/** How long a text is that a pattern in code must read in time: as long as a URL or a header can be. */
const codeLength = 16 * 1024;

/** Receipts are read row by row, and a row is cut. */
const lengthFor = (path: string): number =>
  path.startsWith("packages/receipt-reading/src/") ? longestRow : codeLength;

/** Checks that every text of some endpoints is refused by length first, and that their patterns are linear. */
export function checkEndpoints(list: readonly AnyEndpoint[]): string[] {
  const texts = list.flatMap(listTexts);
  const late = texts.filter((text) => !isLengthFirst(text));
  const longest = new Map<string, { pattern: RegExp; most: number; place: string }>();
  for (const text of texts) {
    for (const pattern of patternsOf(text)) {
      const known = longest.get(String(pattern));
      if (!known || known.most < text.most) {
        longest.set(String(pattern), { pattern, most: text.most, place: text.place });
      }
    }
  }
  return [
    ...late.map(({ place }) => `${place} looks at a text before its length: begin with atMost()`),
    ...[...longest.values()].flatMap(({ pattern, most, place }) => {
      const slowness = tellSlowness(pattern, most);
      return slowness === null ? [] : [`${place} ${slowness}`];
    }),
  ];
}

/** Checks that every pattern written in a module is linear. */
export function checkModule(file: SourceFile): string[] {
  const { body, lineOf } = parseModule(file.path, file.text);
  const complaints: string[] = [];
  visitNodes(body, (node) => {
    const { pattern, flags } = (node.regex ?? {}) as { pattern?: string; flags?: string };
    if (node.type !== "Literal" || pattern === undefined) return;
    const slowness = tellSlowness(new RegExp(pattern, flags), lengthFor(file.path));
    if (slowness !== null) complaints.push(`${file.path}:${lineOf(node.start)} ${slowness}`);
  });
  return complaints;
}

/** Checks every endpoint of the contract, and every pattern in the code that reads what strangers send. */
export function checkPatterns(root: string): Findings {
  const files = readSources(root, folders, [".ts", ".tsx"]).filter(({ path }) => !isTest(path));
  return {
    complaints: [...checkEndpoints(endpoints), ...files.flatMap(checkModule)],
    fine: `the texts of ${endpoints.length} endpoints are refused by length first, and every pattern is linear`,
  };
}

if (import.meta.main) reportFindings("patterns", checkPatterns(projectRoot));
