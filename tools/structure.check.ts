import { complainOfColumns, listColumns } from "./structure/columns.ts";
import { projectRoot, readSources } from "./structure/files.ts";
import { findCycles, readImports } from "./structure/imports.ts";
import type { ImportingFile } from "./structure/imports.ts";
import { domainOrder, domainRank, mayImport, placeOf } from "./structure/place.ts";
import type { Place } from "./structure/place.ts";
import { complainOfCasts, complainOfReplies } from "./structure/proofs.ts";
import { reportFindings } from "./structure/report.ts";
import type { Findings } from "./structure/report.ts";
import { visitNodes } from "./structure/syntax.ts";
import type { SyntaxNode } from "./structure/syntax.ts";
import { complainOfWebImport, complainOfWebPlace } from "./structure/web-features.ts";

const isTest = (path: string): boolean => /\.(test|suite|spec|samples)\.tsx?$/.test(path);
const isOpenToTheRight = (path: string): boolean => /\.(actions|rules|types)\.ts$/.test(path);
const isPort = (path: string): boolean => path.endsWith(".port.ts");

type Import = ImportingFile["imports"][number];

function nameOf(place: Place): string {
  return place.part === "" ? `the ${place.layer}` : `the ${place.layer} "${place.part}"`;
}

function complainOfLayers(from: Place, to: Place, target: string): string | null {
  const allowed: readonly string[] = mayImport[from.layer];
  if (from.layer === to.layer || allowed.includes(to.layer)) return null;
  if (from.layer === "server platform" && to.layer === "server provider") {
    if (isPort(target)) return null;
    return "the platform knows ports, not adapters: wire the adapter in src/wiring, or move this to the provider";
  }
  const advice =
    to.layer === "server feature" && from.layer !== "web feature"
      ? "let the feature hand in what is needed, or move the shared part to the platform or packages/domain"
      : `move what both need to ${allowed.length === 0 ? "this layer" : allowed.join(", ")}`;
  return `${nameOf(from)} may not import ${nameOf(to)}: ${advice}`;
}

function complainOfServerFeature(from: Place, to: Place, { target, isTypeOnly }: Import) {
  if (to.layer === "server provider" && !isPort(target)) {
    return `a feature knows a provider by its port only: import ${to.part}.port.ts and take the adapter from the wiring`;
  }
  if (to.layer !== "server feature" || from.part === to.part) return null;
  if (domainRank(to.part) === -1) return null;
  if (domainRank(to.part) > domainRank(from.part)) {
    return `"${from.part}" stands left of "${to.part}" in the order of domains: move this into "${to.part}", or what is shared into packages/domain`;
  }
  const isOpen = isOpenToTheRight(target) || (isTypeOnly && !target.endsWith(".store.ts"));
  return isOpen
    ? null
    : `of "${to.part}" only its actions, rules and types may be used: add an action there`;
}

function complainOfImport(file: ImportingFile, one: Import): string[] {
  const from = placeOf(file.path);
  const to = placeOf(one.target);
  if (!from || !to) return [];
  const isHarness = to.layer === "server test harness";
  if (isTest(file.path) && (isHarness || from.layer.startsWith("server"))) return [];
  const complaint =
    complainOfLayers(from, to, one.target) ??
    (from.layer === "server feature" ? complainOfServerFeature(from, to, one) : null) ??
    complainOfWebImport(file.path, one.target) ??
    (from.layer === "server provider" && to.layer === "server provider" && from.part !== to.part
      ? `a provider knows no other provider: hand "${to.part}" in through its port`
      : null);
  return complaint ? [`${file.path}:${one.line} imports ${one.target}: ${complaint}`] : [];
}

function complainOfPlace({ path }: ImportingFile): string[] {
  const complaint = complainOfWebPlace(path);
  if (complaint !== null) return [`${path}: ${complaint}`];
  const place = placeOf(path);
  if (place?.layer !== "server feature" || domainRank(place.part) !== -1) return [];
  return [`${path}: "${place.part}" is no domain; the domains are ${domainOrder.join(", ")}`];
}

const queryMethods = new Set(["selectFrom", "insertInto", "updateTable", "deleteFrom"]);
const writtenSql =
  /^\s*(select\s.+\sfrom\s|insert\s+into\s|update\s+\w+\s+set\s|delete\s+from\s|with\s+\w+\s+as\s*\()/is;

function isSql(node: SyntaxNode, text: (node: SyntaxNode) => string): boolean {
  if (node.type === "TaggedTemplateExpression") {
    return /^sql(<[^]*>)?$/.test(text(node.tag as SyntaxNode));
  }
  if (node.type === "MemberExpression") {
    return queryMethods.has(text(node.property as SyntaxNode));
  }
  if (node.type === "Literal") return typeof node.value === "string" && writtenSql.test(node.value);
  return node.type === "TemplateLiteral" && writtenSql.test(text(node).slice(1, -1));
}

function complainOfSql(file: ImportingFile, text: string): string[] {
  const place = placeOf(file.path);
  if (place?.layer !== "server feature" || isTest(file.path) || file.path.endsWith(".store.ts")) {
    return [];
  }
  const lines = new Set<number>();
  visitNodes(file.module.body, (node) => {
    if (isSql(node, ({ start, end }) => text.slice(start, end))) {
      lines.add(file.module.lineOf(node.start));
    }
  });
  return [...lines].map(
    (line) => `${file.path}:${line} holds SQL: it belongs into ${place.part}.store.ts`,
  );
}

/** Checks under `root` that imports go one way, that only stores hold SQL, that only proofs make business ids, that actions
 * know no requests, that stores take the types of columns from the schema, and that nothing goes round in circles. */
export function checkStructure(root: string): Findings {
  const files = readSources(root, ["packages", "apps", "tools", "bench"], [".ts", ".tsx"]);
  const sheets = readSources(root, ["apps"], [".css"]).map((sheet) => sheet.path);
  const modules = readImports(
    files.filter((file) => !file.path.endsWith(".d.ts")),
    sheets,
  );
  const columns = listColumns(files);
  const textOf = new Map(files.map((file) => [file.path, file.text]));
  const complaints = modules.flatMap((file) => [
    ...complainOfPlace(file),
    ...file.imports.flatMap((one) => complainOfImport(file, one)),
    ...complainOfSql(file, textOf.get(file.path) ?? ""),
    ...complainOfCasts(file, textOf.get(file.path) ?? ""),
    ...complainOfReplies(file),
    ...complainOfColumns(file, columns),
  ]);
  const cycles = findCycles(modules).map(
    (cycle) => `${cycle.join(" → ")}: a circle; move what they share into a file of its own`,
  );
  return {
    complaints: [...complaints, ...cycles],
    fine: `${modules.length} modules import in one direction`,
  };
}

if (import.meta.main) reportFindings("structure", checkStructure(projectRoot));
