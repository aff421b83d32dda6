import path from "node:path";
import type { SourceFile } from "./files.ts";
import { parseModule, visitNodes } from "./syntax.ts";
import type { SyntaxNode } from "./syntax.ts";

/** One use of a style module in code: the module's path, the name that follows the dot, and its line. */
export interface StyleUse {
  module: string;
  name: string;
  line: number;
}

/** What a module of code takes from style modules, and the classes that it names as texts. */
export interface StyleUses {
  uses: readonly StyleUse[];
  texts: readonly { name: string; line: number }[];
  /** Lines on which a class is named by brackets, which no one can check. */
  bracketed: readonly number[];
}

const withoutComments = (text: string): string => text.replace(/\/\*[^]*?\*\//g, "");

/** Lists the classes that a stylesheet's selectors name, without those that it calls global. */
export function listClasses({ text }: SourceFile): Set<string> {
  const classes = new Set<string>();
  for (const [, selector = ""] of withoutComments(text).matchAll(/([^{};]+)\{/g)) {
    if (/^\s*@/.test(selector)) continue;
    const own = selector.replace(/:global\([^)]*\)|\[[^\]]*\]/g, "");
    for (const [, name = ""] of own.matchAll(/\.(-?[a-z_][\w-]*)/gi)) classes.add(name);
  }
  return classes;
}

/** Returns whether all rules of a stylesheet are in one layer; named pages have no layer. */
export function standsInLayer({ text }: SourceFile, layer: string): boolean {
  const bare = withoutComments(text)
    .replace(/@page[^{]*\{[^}]*\}/g, "")
    .trim();
  return bare.startsWith(`@layer ${layer} {`) && closingOf(bare) === bare.length - 1;
}

function closingOf(text: string): number {
  let depth = 0;
  for (let at = text.indexOf("{"); at < text.length; at += 1) {
    if (text[at] === "{") depth += 1;
    if (text[at] === "}") depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

/** Returns the name by which code asks for a class: `ticket-title` is `ticketTitle`. */
export function nameInCode(name: string): string {
  return name.replace(/-+(\w)/g, (_dash, letter: string) => letter.toUpperCase());
}

/** Reads which classes of which style modules a module of code uses, and which it names as texts. */
export function readStyleUses(file: SourceFile): StyleUses {
  const module = parseModule(file.path, file.text);
  const modules = listStyleImports(file, module.body);
  const uses: StyleUse[] = [];
  const texts: { name: string; line: number }[] = [];
  const bracketed: number[] = [];
  visitNodes(module.body, (node) => {
    const line = module.lineOf(node.start);
    const styles = node.type === "MemberExpression" && modules.get(nameOf(node.object));
    if (styles && node.computed === true) bracketed.push(line);
    else if (styles) uses.push({ module: styles, name: nameOf(node.property), line });
    for (const name of listTexts(node)) texts.push({ name, line });
  });
  return { uses, texts, bracketed };
}

const nameOf = (node: unknown): string => String((node as SyntaxNode).name);

/** Returns the style modules that a module of code imports, by the name that they have in it. */
export function listStyleImports(file: SourceFile, body: SyntaxNode): Map<string, string> {
  const imports = (body.body as SyntaxNode[]).filter(({ type }) => type === "ImportDeclaration");
  return new Map(
    imports.flatMap((node) => {
      const asked = String((node.source as SyntaxNode).value);
      if (!asked.endsWith(".module.css")) return [];
      const module = path.posix.join(path.posix.dirname(file.path), asked);
      return (node.specifiers as SyntaxNode[]).map(({ local }): [string, string] => [
        nameOf(local),
        module,
      ]);
    }),
  );
}

/** The class names that stand as texts in a `className` or in a call of `joinClasses`. */
function listTexts(node: SyntaxNode): string[] {
  if (node.type === "JSXAttribute" && nameOf(node.name) === "className") {
    return node.value ? textsIn(node.value as SyntaxNode) : [];
  }
  if (node.type === "CallExpression" && nameOf(node.callee) === "joinClasses") {
    return (node.arguments as SyntaxNode[]).flatMap(textsIn);
  }
  return [];
}

function textsIn(node: SyntaxNode): string[] {
  switch (node.type) {
    case "Literal":
      return typeof node.value === "string" ? node.value.split(/\s+/).filter(Boolean) : [];
    case "JSXExpressionContainer":
      return textsIn(node.expression as SyntaxNode);
    case "LogicalExpression":
      return textsIn(node.right as SyntaxNode);
    case "ConditionalExpression":
      return [node.consequent, node.alternate].flatMap((part) => textsIn(part as SyntaxNode));
    default:
      return [];
  }
}
