import { readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { parseSync } from "vite";

/** What of an endpoint only the server reads: checks, and words about it. */
const ofTheServer = new Set([
  "params",
  "query",
  "body",
  "reply",
  "summary",
  "changesNothing",
  "errors",
  "bodyLimitBytes",
]);

const suffix = "?lean";
const importing = /(?:apps\/web\/src|packages\/(?:domain|phrases)\/src)\/.*\.tsx?$/;
const fromContract = "@marzipan/contract/";

interface Part {
  type: string;
  start: number;
  end: number;
  [name: string]: unknown;
}

/**
 * Gives the browser the endpoints of the contract without their schemas, and its constants, so that a page which only calls loads
 * neither the checks nor the library behind them. Whoever imports a schema gets it from the contract's own file.
 */
export function leanContract(): Plugin {
  return {
    name: "lean-contract",
    apply: "build",
    enforce: "post",
    async transform(code, id) {
      if (!importing.test(id) || !code.includes(fromContract)) return null;
      const body = parseSync("a.js", code).program.body as unknown as Part[];
      let lean = code;
      for (const part of body.toReversed()) {
        if (part.type !== "ImportDeclaration") continue;
        const from = (part["source"] as { value: string }).value;
        if (!from.startsWith(fromContract)) continue;
        const file = await this.resolve(from, id);
        if (file === null) continue;
        const split = splitImport(code, part, from, readLean(file.id));
        lean = lean.slice(0, part.start) + split + lean.slice(part.end);
      }
      return lean === code ? null : { code: lean, map: null };
    },
    async resolveId(source, importer) {
      if (!source.startsWith(fromContract) || !source.endsWith(suffix)) return null;
      const file = await this.resolve(source.slice(0, -suffix.length), importer);
      return file && { id: file.id + suffix, moduleSideEffects: false };
    },
    load(id) {
      if (!id.endsWith(suffix)) return null;
      const lean = [...readLean(id.slice(0, -suffix.length))];
      return lean.map(([name, text]) => `export const ${name} = ${text};`).join("\n");
    },
  };
}

function splitImport(
  code: string,
  part: Part,
  from: string,
  leanOnes: ReadonlyMap<string, string>,
): string {
  const names = (part["specifiers"] as Part[]).map((one) => ({
    text: code.slice(one.start, one.end),
    isLean:
      one.type === "ImportSpecifier" && leanOnes.has((one["imported"] as { name: string }).name),
  }));
  const lean = names.filter((name) => name.isLean).map((name) => name.text);
  if (lean.length === 0) return code.slice(part.start, part.end);
  const rest = names.filter((name) => !name.isLean).map((name) => name.text);
  const whole = rest.length === 0 ? "" : `import { ${rest.join(", ")} } from "${from}";`;
  return `import { ${lean.join(", ")} } from "${from}${suffix}";${whole}`;
}

/**
 * Returns the endpoints and the written-out constants of a file of the contract by their names, each as the text of what
 * the browser reads. Throws where that of an endpoint is not written out.
 */
function readLean(file: string): ReadonlyMap<string, string> {
  const text = readFileSync(file, "utf8");
  const values = new Map<string, Part>();
  for (const part of parseSync(file, text).program.body as unknown as Part[]) {
    const declared = part.type === "ExportNamedDeclaration" ? part["declaration"] : part;
    const { type, declarations } = (declared ?? {}) as { type?: string; declarations?: unknown };
    if (type !== "VariableDeclaration") continue;
    for (const one of declarations as { id: { name: string }; init: Part }[])
      values.set(one.id.name, one.init);
  }
  const read = (definition: Part): string[] =>
    (definition["properties"] as Part[]).flatMap((one) => {
      if (one.type === "SpreadElement") return read(valueOf(one["argument"] as Part, values));
      const key = (one["key"] as { name: string }).name;
      if (ofTheServer.has(key)) return [];
      if (!isWrittenOut(one["value"] as Part))
        throw new Error(`${file}: "${key}" of an endpoint must be written out for the browser`);
      return [text.slice(one.start, one.end)];
    });
  const lean = [...values].flatMap(([name, value]): [string, string][] => {
    if ((value["callee"] as { name?: string } | undefined)?.name === "endpoint")
      return [[name, `{ ${read((value["arguments"] as [Part])[0]).join(", ")} }`]];
    const plain = plainOf(value);
    return isWrittenOut(plain) ? [[name, text.slice(plain.start, plain.end)]] : [];
  });
  return new Map(lean);
}

function plainOf(value: Part): Part {
  return value.type === "TSAsExpression" ? plainOf(value["expression"] as Part) : value;
}

function valueOf(part: Part, values: ReadonlyMap<string, Part>): Part {
  const plain = plainOf(part);
  if (plain.type === "ObjectExpression") return plain;
  const name = plain["name"] as string;
  const value = values.get(name);
  if (value === undefined) throw new Error(`an endpoint spreads ${name}, which is not here`);
  return valueOf(value, values);
}

function isWrittenOut(value: Part): boolean {
  if (value.type === "ArrayExpression") return (value["elements"] as Part[]).every(isWrittenOut);
  return value.type === "Literal";
}
