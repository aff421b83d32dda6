/** Reads a kept text; `null` when there is none or the browser keeps nothing for us. */
export function readKept(key: string, area: "local" | "session" = "local"): string | null {
  try {
    return areaOf(area).getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, or forgets it when it is `null`; answers whether the browser let us. */
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
    // A browser that keeps nothing has nothing to forget.
  }
}

/** Answers the keys of kept texts that begin with `prefix`. */
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
