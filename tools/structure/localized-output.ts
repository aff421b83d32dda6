import type { SourceFile } from "./files.ts";
import { parseModule, visitNodes } from "./syntax.ts";
import type { SyntaxNode } from "./syntax.ts";

const formats = new Set([
  "format",
  "formatRange",
  "toLocaleString",
  "toLocaleDateString",
  "toLocaleTimeString",
]);
const withoutText = new Set([
  "formatToParts",
  "formatRangeToParts",
  "resolvedOptions",
  "timeParts",
]);
const readers = new Set([
  "split",
  "slice",
  "substring",
  "match",
  "matchAll",
  "includes",
  "indexOf",
]);
for (const name of ["startsWith", "endsWith", "search", "charAt", "at"]) readers.add(name);
const parsers = new Set(["Number", "parseInt", "parseFloat", "Date", "Date.parse"]);
const comparisons = /^[!=]==?$|^[<>]=?$/;
const isoDate = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[-+]\d{2}:\d{2})?)?$/;

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === "object" && value !== null && "type" in value;

/** Returns the dotted name of an identifier or a member access, `""` for anything else. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return "";
  if (node.type === "Identifier") return String(node["name"]);
  if (node.type !== "MemberExpression" || node["computed"] === true) return "";
  const of = nameOf(node["object"]);
  return of === "" ? "" : `${of}.${nameOf(node["property"])}`;
}

const lastName = (node: unknown): string =>
  isNode(node) && node.type === "MemberExpression" ? nameOf(node["property"]) : nameOf(node);

/** Whether a node makes `Intl.DateTimeFormat` for a locale that is written in the code. */
function isFixedFormatter(node: unknown): boolean {
  if (!isNode(node) || (node.type !== "NewExpression" && node.type !== "CallExpression"))
    return false;
  const [locale] = node["arguments"] as SyntaxNode[];
  return nameOf(node["callee"]) === "Intl.DateTimeFormat" && typeof locale?.["value"] === "string";
}

function holds(node: SyntaxNode, isWanted: (inner: SyntaxNode) => boolean): boolean {
  let isFound = false;
  visitNodes(node, (inner) => (isFound ||= isWanted(inner)));
  return isFound;
}

/** Whether a node is a text written for people: by a formatter of `Intl`, or by the `format` of packages/phrases. */
function isLocalized(node: unknown): boolean {
  if (!isNode(node) || node.type !== "CallExpression" || !isNode(node["callee"])) return false;
  const { callee } = node;
  if (callee.type !== "MemberExpression") return false;
  const name = lastName(callee);
  return formats.has(name) || (nameOf(callee["object"]) === "format" && !withoutText.has(name));
}

/** Returns the names of the variables and fields of a module that are made with a fixed formatter. */
function fixedNames(body: SyntaxNode): Set<string> {
  const names = new Set<string>();
  visitNodes(body, (node) => {
    const made = node["init"] ?? node["right"] ?? (node.type === "Property" ? node["value"] : null);
    const target = node["id"] ?? node["left"] ?? node["key"];
    if (isNode(made) && holds(made, isFixedFormatter)) names.add(lastName(target));
  });
  names.delete("");
  return names;
}

function complain(node: SyntaxNode, fixed: ReadonlySet<string>): string | null {
  const callee = node["callee"];
  const object = isNode(callee) ? callee["object"] : undefined;
  if (isLocalized(node)) {
    if (lastName(callee).startsWith("toLocale"))
      return "is written for the device's locale: use the formats of packages/phrases";
    const isFixed =
      isNode(object) && (holds(object, isFixedFormatter) || fixed.has(lastName(object)));
    return isFixed
      ? "takes a day or time from a formatter of a fixed locale, whose output no engine promises: use dayIn, timeIn or formatToParts"
      : null;
  }
  if (node.type === "CallExpression" && isLocalized(object) && readers.has(lastName(callee)))
    return "reads a text that was written for people: use formatToParts";
  if (node.type === "BinaryExpression" && comparisons.test(String(node["operator"])))
    return isLocalized(node["left"]) || isLocalized(node["right"])
      ? "compares a text that was written for people: compare the values"
      : null;
  if (node.type !== "CallExpression" && node.type !== "NewExpression") return null;
  const parser = nameOf(callee);
  const [first] = node["arguments"] as SyntaxNode[];
  if (!parsers.has(parser) || first === undefined) return null;
  if (holds(first, isLocalized))
    return "parses a text that was written for people: use formatToParts";
  const text = first["value"];
  const isOtherDate = parser.startsWith("Date") && typeof text === "string" && !isoDate.test(text);
  return isOtherDate
    ? `parses "${text}", which engines read differently: write it as ISO 8601`
    : null;
}

/** Returns a sentence for every place of a module that parses, compares or reuses localized output as data. */
export function findLocalizedData({ path, text }: SourceFile): string[] {
  const { body, lineOf } = parseModule(path, text);
  const fixed = fixedNames(body);
  const complaints: string[] = [];
  visitNodes(body, (node) => {
    const complaint = complain(node, fixed);
    if (complaint !== null) complaints.push(`${path}:${lineOf(node.start)} ${complaint}`);
  });
  return complaints;
}
