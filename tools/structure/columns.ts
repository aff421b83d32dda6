import type { SourceFile } from "./files.ts";
import type { ImportingFile } from "./imports.ts";
import { visitNodes } from "./syntax.ts";
import type { SyntaxNode } from "./syntax.ts";

const generated = "apps/server/src/platform/database/generated/table-types.ts";

/** Returns the columns of the migrated schema whose names could be nothing else: those of several words. */
export function listColumns(files: readonly SourceFile[]): ReadonlySet<string> {
  const text = files.find(({ path }) => path === generated)?.text ?? "";
  const names = [...text.matchAll(/^ {4}(\w+): /gm)].flatMap(([, name = ""]) => name);
  return new Set(names.filter((name) => name.includes("_")));
}

const byHand = new Set(["TSStringKeyword", "TSNumberKeyword", "TSBooleanKeyword"]);

function isByHand(type: SyntaxNode): boolean {
  if (type.type === "TSUnionType") return (type["types"] as SyntaxNode[]).some(isByHand);
  const name = type["typeName"] as { name?: string } | undefined;
  return byHand.has(type.type) || (type.type === "TSTypeReference" && name?.name === "Date");
}

/** Complains of a store's row that says by hand what the type of a column is. */
export function complainOfColumns(file: ImportingFile, columns: ReadonlySet<string>): string[] {
  if (!/^apps\/server\/src\/.+\.store\.ts$/.test(file.path)) return [];
  const complaints: string[] = [];
  visitNodes(file.module.body, (node) => {
    if (node.type !== "TSPropertySignature") return;
    const { name = "" } = node["key"] as { name?: string };
    const type = (node["typeAnnotation"] as { typeAnnotation?: SyntaxNode } | null)?.typeAnnotation;
    if (!columns.has(name) || !type || !isByHand(type)) return;
    const line = file.module.lineOf(node.start);
    complaints.push(
      `${file.path}:${line} types the column ${name} by hand: take it from the schema, as Column<"table.${name}">`,
    );
  });
  return complaints;
}
