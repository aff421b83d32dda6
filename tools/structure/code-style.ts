import type { SourceFile } from "./files.ts";
import { parseModule, visitNodes } from "./syntax.ts";
import type { Module, SyntaxNode } from "./syntax.ts";

const isTestFile = (path: string): boolean =>
  /\.(test|suite|spec|samples|journey|fixture)\.tsx?$/.test(path);

const physicalClass =
  /^-?(?:(?:m|p|scroll-m|scroll-p)[lr]|left|right|border-[lr]|rounded-(?:[lr]|[tb][lr]))(?:-|$)|^(?:text|float|clear|origin|object|bg)-(?:left|right)$/;
const physicalProperty =
  /^(?:(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)|border(?:Top|Bottom)(?:Left|Right)Radius)/;
const hexColour = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?![-\w])/i;
const colourFunction = /\b(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab)\(/i;

function complainOfPhysicalText(text: string): string[] {
  return text
    .split(/\s+/)
    .filter((token) => physicalClass.test(token.slice(token.lastIndexOf(":") + 1)))
    .map(
      (token) => `“${token}” is a physical side: use the logical one (ms, me, ps, pe, start, end)`,
    );
}

/** Lists the physical sides and the colours that a module's literals and style objects name. */
export function complainOfLook(file: SourceFile, { body, lineOf }: Module): string[] {
  const complaints: string[] = [];
  const add = (node: SyntaxNode, complaint: string): number =>
    complaints.push(`${file.path}:${lineOf(node.start)} ${complaint}`);
  visitNodes(body, (node) => {
    const text = literalText(node);
    if (text !== null) {
      for (const complaint of complainOfPhysicalText(text)) add(node, complaint);
      if (hexColour.test(text) || colourFunction.test(text)) {
        add(node, `“${text.trim()}” is a colour: name a token of styles/tokens.css`);
      }
    }
    if (node.type === "Property") {
      const key = node.key as SyntaxNode;
      if (typeof key.name === "string" && physicalProperty.test(key.name)) {
        add(node, `“${key.name}” is a physical side: use the logical property`);
      }
    }
  });
  return complaints;
}

function literalText(node: SyntaxNode): string | null {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : null;
  if (node.type !== "TemplateElement") return null;
  return (node.value as { cooked: string | null }).cooked;
}

const testFunctions = new Set(["it", "test", "describe", "suite"]);
const skipping = new Set(["skip", "only", "todo", "fixme", "skipIf", "runIf"]);
const skippingNames = new Set(["xit", "xtest", "xdescribe", "fit", "fdescribe"]);

function firstName(node: SyntaxNode): string {
  let at = node;
  while (at.type === "MemberExpression") at = at.object as SyntaxNode;
  return typeof at.name === "string" ? at.name : "";
}

function isSkipped(node: SyntaxNode): boolean {
  if (node.type === "CallExpression") {
    const callee = node.callee as SyntaxNode;
    return typeof callee.name === "string" && skippingNames.has(callee.name);
  }
  if (node.type !== "MemberExpression" || !testFunctions.has(firstName(node))) return false;
  const { name } = node.property as SyntaxNode;
  return typeof name === "string" && skipping.has(name);
}

/**
 * Returns whether a conditional test asks about the process or platform, such as running as root;
 * only that may skip a test.
 */
function asksTheMachine(parents: readonly SyntaxNode[], text: string): boolean {
  const call = parents.findLast((parent) => parent.type === "CallExpression");
  return call !== undefined && /(?:run|skip)If\(process\./.test(text.slice(call.start, call.end));
}

/** Lists tests that are skipped or run alone. */
export function complainOfSkipping(file: SourceFile, { body, lineOf }: Module): string[] {
  if (!isTestFile(file.path)) return [];
  const complaints: string[] = [];
  visitNodes(body, (node, parents) => {
    if (isSkipped(node) && !asksTheMachine(parents, file.text)) {
      const at = `${file.path}:${lineOf(node.start)}`;
      complaints.push(`${at} skips tests or runs one alone: every test runs`);
    }
  });
  return complaints;
}

function isFunction(node: SyntaxNode | null | undefined): boolean {
  return node?.type === "ArrowFunctionExpression" || node?.type === "FunctionExpression";
}

/** The kinds of declarations that a reader meets by name in another module, as a sentence calls them. */
const declarations: Readonly<Record<string, string>> = {
  FunctionDeclaration: "function",
  TSDeclareFunction: "function",
  ClassDeclaration: "class",
  VariableDeclaration: "value",
  TSInterfaceDeclaration: "type",
  TSTypeAliasDeclaration: "type",
};

interface Exported {
  name: string;
  /** As `declarations` names it; a constant that holds a function counts as one. */
  kind: string;
  /** Where the export statement begins. */
  start: number;
}

/** Lists what a module declares and exports by name; re-exports and default expressions are left out. */
function listExports(body: SyntaxNode): Exported[] {
  const statements = body.body as SyntaxNode[];
  return statements.flatMap((statement) => {
    const declaration = statement.declaration as SyntaxNode | null | undefined;
    const kind = declaration ? declarations[declaration.type] : undefined;
    if (!declaration || !kind || !statement.type.startsWith("Export")) return [];
    const { start } = statement;
    if (declaration.type !== "VariableDeclaration") {
      const id = declaration.id as { name: string } | null;
      return [{ name: id?.name ?? "default", kind, start }];
    }
    return (declaration.declarations as SyntaxNode[]).map((declarator) => ({
      name: (declarator.id as { name: string }).name,
      kind: isFunction(declarator.init as SyntaxNode | null) ? "function" : kind,
      start,
    }));
  });
}

/** The props of a component are described by the component's own sentence and by their fields. */
const isProps = ({ name, kind }: Exported): boolean => kind === "type" && name.endsWith("Props");

/**
 * Lists the exported functions, components, hooks, classes, values and types without a docstring right
 * before them; an overload's first sentence serves all. With `functionsOnly` values and types may go
 * without.
 */
export function complainOfSilence(
  file: SourceFile,
  { body, comments, lineOf }: Module,
  functionsOnly = false,
): string[] {
  if (isTestFile(file.path)) return [];
  const told = new Set<string>();
  const complaints: string[] = [];
  for (const exported of listExports(body)) {
    const { name, kind, start } = exported;
    if (isProps(exported) || (functionsOnly && kind !== "function")) continue;
    const before = comments.findLast((comment) => comment.end <= start);
    const isTold =
      before?.type === "Block" &&
      before.value.startsWith("*") &&
      file.text.slice(before.end, start).trim() === "";
    if (isTold) told.add(name);
    if (!told.has(name)) {
      complaints.push(
        `${file.path}:${lineOf(start)} exports the ${kind} ${name} without a sentence on what it is for`,
      );
    }
  }
  return complaints;
}

/** A check of one module: a sentence for each defect. */
export type ModuleCheck = (file: SourceFile, module: Module) => string[];

/** Parses a module once and gives it to each of the checks that look at it. */
export function complainOfModule(file: SourceFile, checks: readonly ModuleCheck[]): string[] {
  const module = parseModule(file.path, file.text);
  return checks.flatMap((complainOf) => complainOf(file, module));
}

const physicalCss =
  /^(?:(?:margin|padding|scroll-margin|scroll-padding)-(?:left|right)|(?:left|right)|border-(?:left|right)(?:-.+)?|border-(?:top|bottom)-(?:left|right)-radius)$/;
const sidedCss = /^(?:text-align|text-align-last|float|clear)$/;

/** Lists the physical sides and the colours of a stylesheet; a mask's black is coverage, not a colour. */
export function complainOfStylesheet({ path, text }: SourceFile, namesColours: boolean): string[] {
  const bare = text.replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " "));
  return [...bare.matchAll(/(?<=[{;]\s*)([\w-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].flatMap((match) => {
    const [, property = "", value = ""] = match;
    const at = `${path}:${bare.slice(0, match.index).split("\n").length}`;
    const isPhysical =
      physicalCss.test(property) || (sidedCss.test(property) && /\b(?:left|right)\b/.test(value));
    const isColour =
      !namesColours &&
      !/mask/.test(property) &&
      (hexColour.test(value) || colourFunction.test(value));
    return [
      ...(isPhysical
        ? [`${at} “${property}: ${value.trim()}” is a physical side: use the logical property`]
        : []),
      ...(isColour
        ? [`${at} “${value.trim()}” is a colour: name a token of styles/tokens.css`]
        : []),
    ];
  });
}
