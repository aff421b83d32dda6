import type { ImportingFile } from "./imports.ts";
import { placeOf } from "./place.ts";
import { visitNodes } from "./syntax.ts";
import type { SyntaxNode } from "./syntax.ts";

const maker = "apps/server/src/platform/database/proof.ts";

/** Complains of a business id that is made by a cast: only a proof makes one. */
export function complainOfCasts(file: ImportingFile, text: string): string[] {
  if (file.path === maker || !file.path.startsWith("apps/server/")) return [];
  const complaints: string[] = [];
  visitNodes(file.module.body, (node) => {
    if (node.type !== "TSAsExpression" && node.type !== "TSTypeAssertion") return;
    const { start, end } = node.typeAnnotation as SyntaxNode;
    if (!/\bBusinessId\b/.test(text.slice(start, end))) return;
    const line = file.module.lineOf(node.start);
    complaints.push(
      `${file.path}:${line} casts to BusinessId: only a proof makes one; take it from the transaction or from what entering answered`,
    );
  });
  return complaints;
}

/** Complains of an action that knows of requests and replies: jobs, imports and exports call actions too. */
export function complainOfReplies(file: ImportingFile): string[] {
  if (placeOf(file.path)?.layer !== "server feature" || !file.path.endsWith(".actions.ts"))
    return [];
  const advice = "an action takes and answers values, only routes know requests and replies";
  const ofBind = file.imports
    .filter((one) => one.target === "apps/server/src/platform/http/bind.ts")
    .map((one) => `${file.path}:${one.line} imports bind.ts: ${advice}`);
  const ofFramework: string[] = [];
  visitNodes(file.module.body, (node) => {
    if (node.type !== "ImportDeclaration") return;
    if ((node.source as SyntaxNode).value !== "fastify") return;
    const line = file.module.lineOf(node.start);
    ofFramework.push(`${file.path}:${line} imports fastify: ${advice}`);
  });
  return [...ofBind, ...ofFramework];
}
