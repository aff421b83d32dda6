import type { Rolldown } from "vite";

/** A script of the build. */
export type Chunk = Rolldown.OutputChunk;

/** Finds the script of a module by the end of its path: the one that is made for it, else the one that holds it. */
export function findChunk(chunks: readonly Chunk[], end: string): Chunk {
  const found =
    chunks.find((chunk) => chunk.facadeModuleId?.endsWith(end) ?? false) ??
    chunks.find((chunk) => chunk.moduleIds.some((id) => id.endsWith(end)));
  if (!found) throw new Error(`no chunk holds ${end}`);
  return found;
}

/** Returns scripts with all that they load before they run. */
export function closureOf(first: readonly Chunk[], chunks: readonly Chunk[]): Set<Chunk> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const known = new Set(first);
  for (const chunk of known)
    for (const name of chunk.imports) {
      const imported = byName.get(name);
      if (imported) known.add(imported);
    }
  return known;
}
