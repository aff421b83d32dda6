import { isLanguage } from "@marzipan/contract/languages";
import { keep, readKept } from "../storage.ts";

const visitKey = "marzipan.visitLanguage";

/**
 * Returns the language that a link's `lang` asks for, for this visit only (rulings §2): it is taken out of the
 * address, so that a later choice wins, and kept for this tab. Nothing of it is kept for other visits or on a profile.
 */
export function takeVisitLanguage(): string | null {
  const url = new URL(location.href);
  const asked = url.searchParams.get("lang");
  if (asked === null) return readVisitLanguage();
  url.searchParams.delete("lang");
  history.replaceState(history.state, "", url.pathname + url.search + url.hash);
  if (!isLanguage(asked)) return readVisitLanguage();
  keep(visitKey, asked, "session");
  return asked;
}

/** Returns this visit's language, `null` when no link asked for one. */
export function readVisitLanguage(): string | null {
  return readKept(visitKey, "session");
}

/** Ends the visit's language: another one has been chosen. */
export function endVisitLanguage(): void {
  keep(visitKey, null, "session");
}
