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

/** Forgets every kept text whose key begins with `prefix`, of this tab and of the browser. */
export function forgetKept(prefix: string): void {
  try {
    for (const area of [localStorage, sessionStorage]) {
      const kept = Object.keys(area).filter((key) => key.startsWith(prefix));
      for (const key of kept) area.removeItem(key);
    }
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
