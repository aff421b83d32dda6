const chosen = new Set<"language" | "theme">();

/** Notes that the language or the theme was chosen in this visit: then it wins over the profile's. */
export function markChosen(what: "language" | "theme"): void {
  chosen.add(what);
}

/** Answers whether the language or the theme was chosen in this visit. */
export function isChosen(what: "language" | "theme"): boolean {
  return chosen.has(what);
}
