/**
 * The cache in which a device keeps what it shows without a network (`docs/decisions/0048-what-a-device-keeps.md`), one of its
 * own, so that all of it goes at once. The page's window hears an event of this name when the instant in the root's
 * `data-kept-from` has changed: of when the oldest kept answer is that was given since the server was heard last.
 */
export const keptName = "marzipan.kept";

/** Forgets all that this device keeps for the time without a network, whosever it is and whichever tab kept it. */
export function forgetKeptAnswers(): void {
  // Browsers have caches only where the page came by HTTPS or from this machine.
  globalThis.caches?.delete(keptName).catch(() => undefined);
}
