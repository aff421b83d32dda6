/**
 * Reads a value from the browser's storage; `null` when there is none or the browser allows no
 * storage.
 */
export function readKept<T>(name: string): T | null {
  try {
    const text = localStorage.getItem(`marzipan.${name}`);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Stores a value in the browser's storage, or removes it (`null`); never throws. */
export function keep(name: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(`marzipan.${name}`);
    else localStorage.setItem(`marzipan.${name}`, JSON.stringify(value));
  } catch {
    // Storage is a convenience: ordering works without it.
  }
}
