import { createHmac } from "node:crypto";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import type * as calendarFeed from "@marzipan/contract/calendar-feed";
import { AppError } from "../../platform/errors/app-error.ts";
import { drawCalendarFile } from "../../platform/formats/calendar-file.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Deps } from "../../platform/feature/deps.ts";
import { hashToken, makeId } from "../../platform/formats/ids.ts";
import { countAct } from "../../platform/limits/throttle.ts";
import type { Window } from "../../platform/limits/throttle.ts";
import { formatIn, wordsIn } from "../../platform/formats/translator.ts";
import { findFed, hasFeed, loadFeed, putFeed, removeFeed } from "./calendar-feed.store.ts";
import { eventOf } from "./feed-events.rules.ts";

type Feed = ReplyOf<typeof calendarFeed.getCalendarFeed>;

/** How often one feed may be asked for, regardless of who asks: a service asks for those of all its people from a few addresses. */
const readingWindow: Window = { lengthMs: 60_000, most: 60 };
/** How often one address may ask for feeds that are none. */
const guessingWindow: Window = { lengthMs: 60_000, most: 60 };

/** How often a calendar program is told to ask. */
const everyHours = 1;

/** The secret of a feed's address: no one makes it of the seed without the server's own. */
function tokenOf({ sessionSecret }: Pick<Deps, "sessionSecret">, seed: string): string {
  return createHmac("sha256", sessionSecret).update(`calendar-feed:${seed}`).digest("base64url");
}

function pathOf(token: string): string {
  return `/api/public/calendar-feeds/${token}/orders.ics`;
}

/** Returns the asker's own feed; one whose address cannot be told any more counts as none. */
export async function getCalendarFeed(tx: Tx<"session">, deps: Deps): Promise<Feed> {
  const { account_id } = await tx.entered;
  const row = await loadFeed(tx, account_id);
  const token = row ? tokenOf(deps, row.seed) : null;
  if (!row || token === null || hashToken(token) !== row.token_hash)
    return { path: null, createdAt: null };
  return { path: pathOf(token), createdAt: row.created_at.toISOString() };
}

/** Makes the asker's feed a new address, which ends the one that it had. */
export async function renewCalendarFeed(tx: Tx<"session">, deps: Deps): Promise<Feed> {
  const { account_id } = await tx.entered;
  const seed = makeId();
  const token = tokenOf(deps, seed);
  await putFeed(tx, { account_id, seed, token_hash: hashToken(token) });
  return { path: pathOf(token), createdAt: tx.now.toISOString() };
}

/** Ends the asker's feed; a second time changes nothing. */
export async function endFeed(tx: Tx<"session">): Promise<{ ok: true }> {
  const { account_id } = await tx.entered;
  await removeFeed(tx, account_id);
  return { ok: true };
}

/**
 * Returns the orders behind a feed's address as a calendar file in its owner's language; not found when it opens nothing,
 * `rate_limited` when it is asked for too often, or one visitor guesses too often.
 */
export async function downloadCalendarFeed(
  deps: Deps,
  asked: { token: string; visitor: string; origin: string },
): Promise<string> {
  const { token, visitor, origin } = asked;
  const tokenHash = hashToken(token);
  const isKnown = await hasFeed(deps.database, tokenHash);
  await countAct(deps, {
    key: isKnown ? `calendar-feed:${tokenHash}` : `calendar-feed-guess:${visitor}`,
    window: isKnown ? readingWindow : guessingWindow,
    refusal: "rate_limited",
  });
  const fed = isKnown ? await findFed(deps.database, tokenHash, deps.now()) : undefined;
  if (!fed) throw new AppError("not_found");
  const t = await wordsIn(fed.language);
  const words = { t, format: formatIn(fed.language), timeZone: fed.time_zone, origin };
  const name = t("calendar_feed.name", { business: fed.business_name });
  return await drawCalendarFile(
    { name, everyHours },
    fed.orders.map((order) => eventOf(order, words)),
  );
}
