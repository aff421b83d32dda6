/** No body of ours is nested deeper than a few levels. */
const deepest = 20;

/**
 * Answers the path of the first part of a parsed body that nothing can be done with: a text that no database can
 * keep, with U+0000 or with half of a character of two units (a lone surrogate), or what is nested deeper than any
 * body of ours; `null` where all is sound. Walks without recursion.
 */
export function findUnsound(body: unknown): string | null {
  const open: { value: unknown; path: string; depth: number }[] = [
    { value: body, path: "", depth: 0 },
  ];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, path, depth } = next;
    if (typeof value === "string" && !isSound(value)) return path;
    if (typeof value !== "object" || value === null) continue;
    if (depth === deepest) return path;
    for (const [name, inside] of Object.entries(value)) {
      if (!isSound(name)) return path;
      open.push({ value: inside, path: path === "" ? name : `${path}.${name}`, depth: depth + 1 });
    }
  }
  return null;
}

const isSound = (text: string): boolean => !text.includes("\u0000") && text.isWellFormed();
