import path from "node:path";
import type { SourceFile } from "./files.ts";
import { parseModule } from "./syntax.ts";
import type { Module, ModuleRequest } from "./syntax.ts";

/** A module with its parsed form and the files of the project that it imports. */
export interface ImportingFile {
  path: string;
  module: Module;
  imports: readonly (ModuleRequest & { target: string })[];
}

/** Resolves an import to a file of the project: relative paths and `@marzipan/…`; `null` for anything else. */
function resolveRequest(from: string, request: string, paths: ReadonlySet<string>): string | null {
  const workspace = /^@marzipan\/(contract|domain|phrases)\/(.+)$/.exec(request);
  const wanted = workspace
    ? `packages/${workspace[1]}/src/${workspace[2]}.ts`
    : request.startsWith(".")
      ? path.posix.join(path.posix.dirname(from), request)
      : null;
  if (wanted === null) return null;
  const candidates = [wanted, `${wanted}.ts`, `${wanted}.tsx`];
  return candidates.find((candidate) => paths.has(candidate)) ?? null;
}

/** Parses the files and finds what each imports from the others and from `sheets`, paths of style sheets. */
export function readImports(
  files: readonly SourceFile[],
  sheets: readonly string[] = [],
): ImportingFile[] {
  const paths = new Set([...files.map((file) => file.path), ...sheets]);
  return files.map((file) => {
    const module = parseModule(file.path, file.text);
    const imports = module.requests.flatMap((request) => {
      const target = resolveRequest(file.path, request.request, paths);
      return target === null ? [] : [{ ...request, target }];
    });
    return { path: file.path, module, imports };
  });
}

/**
 * Finds the cycles among imports, each as its files in order, once. Imports of types and lazy ones
 * count: such files can neither be understood nor moved one without the other.
 */
export function findCycles(files: readonly ImportingFile[]): string[][] {
  const next = new Map(files.map((file) => [file.path, file.imports.map((one) => one.target)]));
  const done = new Set<string>();
  const trail: string[] = [];
  const cycles: string[][] = [];
  const walk = (file: string): void => {
    if (trail.includes(file)) {
      cycles.push([...trail.slice(trail.indexOf(file)), file]);
      return;
    }
    if (done.has(file)) return;
    trail.push(file);
    for (const target of next.get(file) ?? []) walk(target);
    trail.pop();
    done.add(file);
  };
  for (const file of next.keys()) walk(file);
  return cycles;
}
