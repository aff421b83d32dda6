import type { SourceFile } from "./files.ts";
import { neverTranslated } from "./phrase-table.ts";
import { parseModule, visitNodes } from "./syntax.ts";
import type { SyntaxNode } from "./syntax.ts";

const spokenAttribute =
  /^(alt|placeholder|aria-(label|description|roledescription|valuetext))$|(^l|L)abel$|(^t|T)(itle|ext)$|(^d|D)escription$/;
const phraseName = /^[a-z]+\.\w+$/;

function isVisibleText(text: string): boolean {
  const words = text.trim();
  return /\p{L}/u.test(words) && !neverTranslated.includes(words) && !phraseName.test(words);
}

function nameOfAttribute(node: SyntaxNode): string {
  const name = node.name as SyntaxNode;
  return typeof name.name === "string" ? name.name : "";
}

/** Finds the literals that a value may turn out to be: both arms of a choice, the right side of `&&`. */
function* literalsOf(node: SyntaxNode | null | undefined): Generator<SyntaxNode> {
  if (!node) return;
  if (node.type === "Literal" || node.type === "TemplateLiteral") yield node;
  if (node.type === "JSXExpressionContainer" || node.type === "TSAsExpression") {
    yield* literalsOf(node.expression as SyntaxNode);
  }
  if (node.type === "ConditionalExpression") {
    yield* literalsOf(node.consequent as SyntaxNode);
    yield* literalsOf(node.alternate as SyntaxNode);
  }
  if (node.type === "LogicalExpression") yield* literalsOf(node.right as SyntaxNode);
}

function textOfLiteral(node: SyntaxNode): string {
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : "";
  const parts = node.quasis as { value: { cooked: string } }[];
  return parts.map((part) => part.value.cooked).join("");
}

function textsOf(node: SyntaxNode, parents: readonly SyntaxNode[]): string[] {
  if (node.type === "JSXText") return [String(node.value)];
  if (node.type === "JSXAttribute" && spokenAttribute.test(nameOfAttribute(node))) {
    return [...literalsOf(node.value as SyntaxNode | null)].map(textOfLiteral);
  }
  const parent = parents.at(-1)?.type;
  if (
    node.type === "JSXExpressionContainer" &&
    (parent === "JSXElement" || parent === "JSXFragment")
  ) {
    return [...literalsOf(node)].map(textOfLiteral);
  }
  return [];
}

/** Lists texts that a person would see and that are in the code instead of in the phrases. */
export function complainOfVisibleText(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const { body, lineOf } = parseModule(file.path, file.text);
    const complaints: string[] = [];
    visitNodes(body, (node, parents) => {
      for (const text of textsOf(node, parents).filter(isVisibleText)) {
        const words = text.trim().replace(/\s+/g, " ");
        complaints.push(
          `${file.path}:${lineOf(node.start)} says “${words}”: it belongs into packages/phrases`,
        );
      }
    });
    return complaints;
  });
}
