/** Reads a stored text; `null` when there is none or storage is blocked. */
export function readKept(key: string, area: "local" | "session" = "local"): string | null {
  try {
    return areaOf(area).getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a text, or removes it (`null`); returns whether storage allowed it (private mode, quota).
 */
export function keep(
  key: string,
  text: string | null,
  area: "local" | "session" = "local",
): boolean {
  try {
    if (text === null) areaOf(area).removeItem(key);
    else areaOf(area).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

function areaOf(area: "local" | "session"): Storage {
  return area === "local" ? localStorage : sessionStorage;
}

/** Forgets everything that is kept for this tab's session. */
export function clearSessionKept(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is blocked, so there is nothing to clear.
  }
}

/** Returns the keys of kept texts that begin with `prefix`. */
export function keptKeys(area: "local" | "session", prefix: string): string[] {
  try {
    return Object.keys(areaOf(area)).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Forgets every kept text whose key begins with `prefix`, of this tab and of the browser. */
export function forgetKept(prefix: string): void {
  for (const area of ["local", "session"] as const) {
    for (const key of keptKeys(area, prefix)) keep(key, null, area);
  }
}
