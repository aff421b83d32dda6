import { liveTopics } from "@marzipan/contract/live-topics";
import type { LiveTopic, TopicPages } from "@marzipan/contract/live-topics";

/** What changed, and of a topic that one page alone changed, that page. */
export interface Changes {
  topics: readonly LiveTopic[];
  pages?: TopicPages | undefined;
}

/** What businesses changed in the last minute or two, for pages whose stream opens later than they were made. */
export interface RecentChanges {
  note(businessId: string, changes: Changes): void;
  /** Returns what changed at an instant or after it: every topic where that is not known, `null` where nothing did. */
  since(businessId: string, instant: number): Changes | null;
  /** Says that changes may have been missed up to now. */
  forget(): void;
}

/** For how long changes are kept at least, in milliseconds. */
const keptMs = 60_000;
/** After how many businesses the older half is forgotten sooner. */
const mostBusinesses = 20_000;

interface Noted {
  at: number;
  page: string | undefined;
}

/** Creates a memory that knows of nothing before now; `now` answers milliseconds since 1970. */
export function createRecentChanges(now: () => number): RecentChanges {
  let [older, newer] = [
    new Map<string, Map<LiveTopic, Noted>>(),
    new Map<string, Map<LiveTopic, Noted>>(),
  ];
  let [olderFrom, newerFrom] = [now(), now()];

  const turn = (): void => {
    [older, newer] = [newer, new Map()];
    [olderFrom, newerFrom] = [newerFrom, now()];
  };

  return {
    note: (businessId, { topics, pages = {} }) => {
      const at = now();
      if (at - newerFrom > keptMs || newer.size >= mostBusinesses) turn();
      const noted = newer.get(businessId) ?? new Map<LiveTopic, Noted>();
      for (const topic of topics)
        noted.set(topic, { at, page: samePage(noted.get(topic), pages[topic]) });
      newer.set(businessId, noted);
    },
    since: (businessId, instant) => {
      if (instant < olderFrom) return { topics: liveTopics };
      const changed = new Map<LiveTopic, Noted>();
      for (const noted of [older.get(businessId), newer.get(businessId)]) {
        for (const [topic, { at, page }] of noted ?? []) {
          if (at >= instant) changed.set(topic, { at, page: samePage(changed.get(topic), page) });
        }
      }
      if (changed.size === 0) return null;
      const pages = [...changed].flatMap(([topic, { page }]) =>
        page === undefined ? [] : [[topic, page]],
      );
      return { topics: [...changed.keys()], pages: Object.fromEntries(pages) as TopicPages };
    },
    forget: () => {
      turn();
      turn();
    },
  };
}

/** Returns the page that alone changed a topic, before and now; what two changed concerns both. */
function samePage(known: Noted | undefined, page: string | undefined): string | undefined {
  return known === undefined || known.page === page ? page : undefined;
}
