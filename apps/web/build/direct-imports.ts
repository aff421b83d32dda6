import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { parseSync } from "vite";

/** Libraries whose one index reaches all they have. */
const libraries = ["lucide-react", "@internationalized/number"] as const;

interface Part {
  type: string;
  start: number;
  end: number;
  [name: string]: unknown;
}

type Names = ReadonlyMap<string, { file: string; name: string }>;

/**
 * Imports what some libraries have from the files where it stands, not through their index: else every page reaches each
 * icon, and what one page alone needs is loaded by all.
 */
export function directImports(): Plugin {
  const known = new Map<string, Names>();
  return {
    name: "direct-imports",
    apply: "build",
    enforce: "post",
    async transform(code, id) {
      if (!libraries.some((library) => code.includes(`"${library}"`))) return null;
      const body = parseSync("a.js", code).program.body as unknown as Part[];
      let direct = code;
      for (const part of body.toReversed()) {
        if (part.type !== "ImportDeclaration") continue;
        const from = (part["source"] as { value: string }).value;
        if (!libraries.some((library) => library === from)) continue;
        const index = await this.resolve(from, id);
        if (index === null) continue;
        const names = known.get(index.id) ?? readIndex(index.id);
        known.set(index.id, names);
        const written = (part["specifiers"] as Part[]).map((one) => writeImport(one, names));
        if (written.includes(null)) continue;
        direct = direct.slice(0, part.start) + written.join("") + direct.slice(part.end);
      }
      return direct === code ? null : { code: direct, map: null };
    },
  };
}

function writeImport(one: Part, names: Names): string | null {
  const found = names.get((one["imported"] as { name?: string } | undefined)?.name ?? "");
  const local = (one["local"] as { name: string }).name;
  return found ? `import { ${found.name} as ${local} } from ${JSON.stringify(found.file)};` : null;
}

/** Returns where each name of an index stands: re-exported in one statement, or imported and exported. */
function readIndex(index: string): Names {
  const names = new Map<string, { file: string; name: string }>();
  const imported = new Map<string, { file: string; name: string }>();
  const text = readFileSync(index, "utf8");
  const fileOf = (part: Part): string =>
    path.join(path.dirname(index), (part["source"] as { value: string }).value);
  const nameOf = (part: unknown): string => (part as { name: string }).name;
  for (const part of parseSync("index.js", text).program.body as unknown as Part[]) {
    const specifiers = (part["specifiers"] ?? []) as Part[];
    for (const one of specifiers) {
      if (one.type === "ImportSpecifier")
        imported.set(nameOf(one["local"]), { file: fileOf(part), name: nameOf(one["imported"]) });
      if (one.type !== "ExportSpecifier") continue;
      const local = nameOf(one["local"]);
      const found = part["source"] ? { file: fileOf(part), name: local } : imported.get(local);
      if (found) names.set(nameOf(one["exported"]), found);
    }
  }
  return names;
}
