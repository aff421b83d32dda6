/** The deepest nesting accepted; the contract's bodies have a few levels. */
const deepest = 20;

/**
 * Returns the path of the first part of a parsed body that cannot be processed: a text that
 * PostgreSQL cannot store (U+0000, a lone surrogate), or nesting deeper than any body of the
 * contract; `null` when there is none. Iterative, since recursion could overflow the stack.
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
