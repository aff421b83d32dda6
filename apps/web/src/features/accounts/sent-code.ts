import { keep, readKept } from "../../platform/storage.ts";
import type { CodeSent } from "./phone-entry.types.ts";

const sentKey = "marzipan.phoneCode";
/** How long a code is valid (rulings §2), in milliseconds; its step of the form is kept as long. */
const codeLifeMs = 10 * 60_000;

interface Kept {
  phone: string;
  country: string;
  sentAt: number;
  /** When the next code may be asked for. */
  nextAt: number;
}

/** Keeps over a reload where a code was sent, or forgets it when it is `null`; the code itself is kept nowhere. */
export function keepSentCode(sent: CodeSent | null, now: number): void {
  if (sent === null) return void keep(sentKey, null, "session");
  const { seconds, ...phone } = sent;
  const kept: Kept = { ...phone, sentAt: now, nextAt: now + seconds * 1000 };
  keep(sentKey, JSON.stringify(kept), "session");
}

/** Returns where this tab's code was sent and the seconds until the next one; `null` when it is good no more. */
export function readSentCode(now: number): CodeSent | null {
  const kept = parse(readKept(sentKey, "session"));
  if (kept === null || now - kept.sentAt > codeLifeMs) return null;
  const seconds = Math.max(0, Math.ceil((kept.nextAt - now) / 1000));
  return { phone: kept.phone, country: kept.country, seconds };
}

function parse(text: string | null): Kept | null {
  try {
    const kept = JSON.parse(text ?? "null") as Partial<Kept> | null;
    const isKept =
      typeof kept?.phone === "string" &&
      typeof kept.country === "string" &&
      Number.isFinite(kept.sentAt) &&
      Number.isFinite(kept.nextAt);
    return isKept ? (kept as Kept) : null;
  } catch {
    return null;
  }
}
