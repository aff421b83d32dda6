import { liveTopics } from "@marzipan/contract/live-topics";
import type { LiveTopic, TopicPages } from "@marzipan/contract/live-topics";
import type { Logger } from "pino";
import type pg from "pg";
import { createListeners } from "./listeners.ts";
import type { Listener } from "./listeners.ts";
import { openNoticeEar } from "./notice-ear.ts";
import { createRecentChanges } from "./recent-changes.ts";
import type { Changes } from "./recent-changes.ts";

/** Tells the browsers of a business what changed, over every server process on one database. */
export interface LiveHub {
  /**
   * Says that a business changed, and on which page where that page refreshes itself; told to all its listeners within
   * about 50 ms, coalesced.
   */
  tell(businessId: string, topics: readonly LiveTopic[], page?: string): void;
  /** Says that sessions ended; their listeners are told and closed. */
  endSessions(sessionIds: readonly string[]): void;
  /** Adds a listener; the answer removes it. */
  add(listener: Listener): () => void;
  /**
   * Returns what a business changed at an instant (milliseconds since 1970) or after it: every topic where that is not
   * known any more, `null` where nothing changed.
   */
  changesSince(businessId: string, instant: number): Changes | null;
  /** Tells every listener to reconnect, and closes it: this process is about to stop. */
  sendAway(): void;
  /** How many browsers listen at this process. */
  count(): number;
  close(): Promise<void>;
}

/** Where the notices of every server process are heard. */
export const liveChannel = "marzipan_live";
const gatherMs = 50;
/** The pause in milliseconds before failed notices are retried. */
const againMs = 1000;
/** A notice has less than 8000 bytes: 150 ids of sessions, with room to spare. */
const mostSessions = 150;
/** How many notices travel in one commit. */
const mostNotices = 500;
/**
 * The most businesses whose changes are buffered while the database is unreachable; beyond that
 * every page refetches everything when it is back.
 */
const mostPending = 50_000;

/**
 * All notices share one commit, with `synchronous_commit` off: the changes that they tell of are
 * durable already.
 */
const notifyText = `select set_config('synchronous_commit', 'off', true), pg_notify($1, notice)
  from unnest($2::text[]) as notice`;

interface Notice {
  business?: string;
  topics?: readonly LiveTopic[];
  /** Of a topic that one page alone changed, that page. */
  pages?: TopicPages;
  sessions?: readonly string[];
}

/** What a hub needs; the times are those of its ear. */
export interface HubOptions {
  connectionString: string;
  pool: pg.Pool;
  log: Logger;
  /** Called for each business that changed before its browsers do; `null` when any may have. */
  onHeard?: (businessId: string | null) => void;
  /** The instant now; the system's clock when left out. */
  now?: () => Date;
  checkMs?: number;
  hearMs?: number;
}

/** Creates the hub: notices go out by NOTIFY after the commit and come back by LISTEN to every process. */
export function createLiveHub({
  connectionString,
  pool,
  log,
  onHeard,
  now = () => new Date(),
  ...times
}: HubOptions): LiveHub {
  const listeners = createListeners();
  const recent = createRecentChanges(() => now().getTime());
  const pending: Pending = new Map();
  const ended = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const notify = async (notices: readonly object[]): Promise<void> => {
    const texts = notices.map((notice) => JSON.stringify(notice));
    await pool.query({ name: "live_notify", text: notifyText, values: [liveChannel, texts] });
  };

  const flush = async (): Promise<void> => {
    const notices = noticesOf(pending, [...ended]);
    pending.clear();
    ended.clear();
    for (let at = 0; at < notices.length; at += mostNotices) {
      const some = notices.slice(at, at + mostNotices);
      try {
        await notify(some);
      } catch (error) {
        if (isClosed) return;
        log.warn({ err: error }, "live notices wait for the database");
        for (const notice of some) keep(notice);
        flushIn(againMs);
      }
    }
  };
  const flushIn = (waitMs: number): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      void flush();
    }, waitMs);
  };
  const keep = ({ business, topics = [], pages = {}, sessions = [] }: Notice): void => {
    for (const session of sessions) ended.add(session);
    if (business === undefined || pending.size >= mostPending) return;
    const known = pending.get(business) ?? new Map<LiveTopic, string | null>();
    for (const topic of topics) {
      const page = pages[topic] ?? null;
      // What two pages changed concerns both.
      const isSame = !known.has(topic) || known.get(topic) === page;
      known.set(topic, isSame ? page : null);
    }
    pending.set(business, known);
  };

  const hear = ({ business, topics = [], pages, sessions = [] }: Notice): void => {
    if (business !== undefined) {
      onHeard?.(business);
      recent.note(business, { topics, pages });
      for (const one of listeners.ofBusiness(business)) one.send("change", { topics, pages });
    }
    for (const id of sessions)
      for (const one of listeners.ofSession(id)) one.send("signed-out", {});
  };

  const ear = openNoticeEar({
    ...times,
    connectionString,
    channel: liveChannel,
    log,
    send: (ping) => notify([ping]),
    hear,
    // Notices may have been missed while LISTEN was disconnected, so every page refetches.
    onListening: () => {
      onHeard?.(null);
      recent.forget();
      for (const one of listeners.all()) one.send("change", { topics: liveTopics });
    },
  });

  return {
    tell: (business, topics, page) => {
      const pages = page === undefined ? [] : topics.map((topic) => [topic, page]);
      keep({ business, topics, pages: Object.fromEntries(pages) as TopicPages });
      flushIn(gatherMs);
    },
    endSessions: (sessions) => {
      if (sessions.length === 0) return;
      keep({ sessions });
      void flush();
    },
    add: (listener) => listeners.add(listener),
    changesSince: (business, instant) => recent.since(business, instant),
    sendAway: () => {
      for (const one of listeners.all()) one.send("again", {});
    },
    count: () => listeners.count(),
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await ear.close();
    },
  };
}

/** The topics that changed in each business and the page that changed them; `null` where several did. */
type Pending = Map<string, Map<LiveTopic, string | null>>;

/** Returns what is sent: the sessions that ended first, then one notice for each business. */
function noticesOf(pending: Pending, sessions: readonly string[]): Notice[] {
  const notices: Notice[] = [...pending].map(([business, pageOf]) => {
    const pages = [...pageOf].filter(([, page]) => page !== null);
    const ofPages = pages.length > 0 ? { pages: Object.fromEntries(pages) } : {};
    return { business, topics: [...pageOf.keys()], ...ofPages };
  });
  for (let at = 0; at < sessions.length; at += mostSessions) {
    notices.unshift({ sessions: sessions.slice(at, at + mostSessions) });
  }
  return notices;
}
