/** Reads what was kept in this browser under a name; `null` when there is nothing, or nothing can be kept. */
export function readKept<T>(name: string): T | null {
  try {
    const text = localStorage.getItem(`marzipan.${name}`);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Keeps a value in this browser under a name, or forgets it (`null`); never throws. */
export function keep(name: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(`marzipan.${name}`);
    else localStorage.setItem(`marzipan.${name}`, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still orders.
  }
}
