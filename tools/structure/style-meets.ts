import type { SourceFile } from "./files.ts";
import { listStyleImports } from "./style-modules.ts";
import { parseModule, visitNodes } from "./syntax.ts";
import type { SyntaxNode } from "./syntax.ts";

/** A class as code names it, and its style module. */
export interface StyledClass {
  module: string;
  name: string;
}

/** Classes that may be on one element together, and where it is said. */
interface Meeting {
  line: number;
  classes: readonly StyledClass[];
}

/** Lists the classes of style modules that each `joinClasses` puts on one element, whatever the conditions. */
export function listMeetings(file: SourceFile): Meeting[] {
  const module = parseModule(file.path, file.text);
  const modules = listStyleImports(file, module.body);
  const meetings: Meeting[] = [];
  visitNodes(module.body, (node) => {
    if (node.type !== "CallExpression" || (node.callee as SyntaxNode).name !== "joinClasses")
      return;
    const classes: StyledClass[] = [];
    visitNodes(node, (inner) => {
      if (inner.type !== "MemberExpression") return;
      const from = modules.get(String((inner.object as SyntaxNode).name));
      if (from) classes.push({ module: from, name: String((inner.property as SyntaxNode).name) });
    });
    meetings.push({ line: module.lineOf(node.start), classes });
  });
  return meetings;
}

/** Returns the properties that a stylesheet sets on elements for having a class alone, by the class's name. */
export function listProperties({ text }: SourceFile): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const inside: string[] = [];
  for (const [, part = "", end = ""] of text
    .replace(/\/\*[^]*?\*\//g, "")
    .matchAll(/([^{};]*)([{};])/g)) {
    const said = part.trim();
    if (end === "{") inside.push(said);
    const rules = inside.filter((one) => !one.startsWith("@"));
    const property = /^([\w-]+)\s*:/.exec(said)?.[1];
    if (end !== "{" && property && rules.length === 1) {
      for (const selector of (rules[0] ?? "").split(",")) {
        const name = /^\.([\w-]+)$/.exec(selector.trim())?.[1];
        if (name) found.set(name, (found.get(name) ?? new Set()).add(property));
      }
    }
    if (end === "}") inside.pop();
  }
  return found;
}

/** Returns a property that both set: the same, or one that is a part of the other, as `margin` of `margin-block`. */
export function findShared(
  one: ReadonlySet<string>,
  other: ReadonlySet<string>,
): string | undefined {
  return [...one].find((property) =>
    [...other].some(
      (rival) =>
        property === rival || property.startsWith(`${rival}-`) || rival.startsWith(`${property}-`),
    ),
  );
}
