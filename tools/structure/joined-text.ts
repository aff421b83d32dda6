import type { SourceFile } from "./files.ts";
import { parseModule, visitNodes } from "./syntax.ts";
import type { SyntaxNode } from "./syntax.ts";

const speakers = /^(t|say|errorText|format|list|longDay|shortDay|fullDay|dayMonth|date|range)$/;
// A dot in the middle, a dash, a times sign and a plus are the same in every language; a comma is not.
const punctuation = /[.,;:()،؛。、：，；（）\p{L}]/u;
const pageTitle = /^ · Marzipan$/;
const tag = /[<>]/;

/** Returns whether a node is a call that answers words of a language: `t(…)`, `speech.t(…)`, `format.longDay(…)`. */
function speaks(node: SyntaxNode): boolean {
  if (node.type !== "CallExpression") return false;
  const callee = node.callee as SyntaxNode;
  const named = callee.type === "MemberExpression" ? (callee.property as SyntaxNode) : callee;
  return speakers.test(String(named.name));
}

function literalOf(node: SyntaxNode | undefined): string | null {
  return node?.type === "Literal" && typeof node.value === "string" ? node.value : null;
}

function isJoinedTemplate(node: SyntaxNode): boolean {
  if (node.type !== "TemplateLiteral") return false;
  const between = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
  if (between.some((text) => pageTitle.test(text) || tag.test(text))) return false;
  return (
    (node.expressions as SyntaxNode[]).some(speaks) &&
    between.some((text) => punctuation.test(text))
  );
}

function isJoinedList(node: SyntaxNode): boolean {
  if (node.type !== "CallExpression") return false;
  const callee = node.callee as SyntaxNode;
  const named = callee.type === "MemberExpression" ? (callee.property as SyntaxNode) : callee;
  const sign = literalOf((node.arguments as SyntaxNode[])[0]);
  return named.name === "join" && sign !== null && /^(?:[.,;:،] |[、。，])$/.test(sign);
}

/** A colon, comma or full stop that is between what a page says and what follows. */
function isJoinedElement(node: SyntaxNode): boolean {
  if (node.type !== "JSXElement" && node.type !== "JSXFragment") return false;
  const children = node.children as SyntaxNode[];
  return children.some((child, at) => {
    if (child.type !== "JSXText" || !/^[.,;:،、。，：]\s*$/.test(String(child.value))) return false;
    const before = children[at - 1];
    return before?.type === "JSXExpressionContainer" && speaks(before.expression as SyntaxNode);
  });
}

/**
 * Lists places where code joins what a language says with its own punctuation: a phrase or
 * `Intl.ListFormat` does it as the language writes. `allowed` names files where what is joined is
 * no language.
 */
export function complainOfJoinedText(
  files: readonly SourceFile[],
  allowed: readonly string[] = [],
): string[] {
  return files.flatMap((file) => {
    if (allowed.includes(file.path) || /\.(test|fixture)\.tsx?$/.test(file.path)) return [];
    const { body, lineOf } = parseModule(file.path, file.text);
    const complaints: string[] = [];
    visitNodes(body, (node) => {
      if (isJoinedTemplate(node) || isJoinedList(node) || isJoinedElement(node)) {
        complaints.push(
          `${file.path}:${lineOf(node.start)} joins texts: use common.labelled, a phrase or format.list`,
        );
      }
    });
    return complaints;
  });
}
