let isChosen = false;

/** Notes that a language was chosen while no one was signed in: it becomes the profile's of whoever signs in next. */
export function markLanguageChosen(): void {
  isChosen = true;
}

/** Returns, once, whether a language was chosen before signing in. */
export function takeLanguageChosen(): boolean {
  const wasChosen = isChosen;
  isChosen = false;
  return wasChosen;
}
