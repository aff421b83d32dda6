import { liveTopics } from "@marzipan/contract/live";
import type { LiveEvent, LiveTopic } from "@marzipan/contract/live";
import type { Logger } from "pino";
import pg from "pg";

/** One browser that listens. */
export interface Listener {
  businessId: string;
  sessionId: string;
  send(event: LiveEvent, data: unknown): void;
}

/** Tells the browsers of a business what changed, over every server process on one database. */
export interface LiveHub {
  /** Says that a business changed; told to all its listeners within about 50 ms, coalesced. */
  tell(businessId: string, topics: readonly LiveTopic[]): void;
  /** Says that sessions ended; their listeners are told and closed. */
  endSessions(sessionIds: readonly string[]): void;
  /** Adds a listener; the answer removes it. */
  add(listener: Listener): () => void;
  /** How many browsers listen at this process. */
  count(): number;
  close(): Promise<void>;
}

/** Where the notices of every server process are heard. */
export const liveChannel = "marzipan_live";
const gatherMs = 50;
const longestWaitMs = 10_000;

/** All notices in one commit, which need not wait for the disk: what they tell of has been kept before. */
const notifyText = `select set_config('synchronous_commit', 'off', true), pg_notify($1, notice)
  from unnest($2::text[]) as notice`;

const write = (notice: Notice): string => JSON.stringify(notice);

interface Notice {
  business?: string;
  topics?: LiveTopic[];
  sessions?: string[];
}

/** Makes the hub: notices go out by NOTIFY after the commit and come back by LISTEN to every process. */
export function createLiveHub(options: {
  connectionString: string;
  pool: pg.Pool;
  log: Logger;
}): LiveHub {
  const listeners = new Set<Listener>();
  const pending = new Map<string, Set<LiveTopic>>();
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let ear: pg.Client | undefined;

  const notify = (notices: readonly Notice[]): void => {
    options.pool
      .query({ name: "live_notify", text: notifyText, values: [liveChannel, notices.map(write)] })
      .catch((error: unknown) => options.log.warn({ err: error }, "live notices were lost"));
  };

  const flush = (): void => {
    timer = undefined;
    notify([...pending].map(([business, topics]) => ({ business, topics: [...topics] })));
    pending.clear();
  };

  const hear = (text: string): void => {
    const notice = JSON.parse(text) as Notice;
    for (const listener of listeners) {
      if (notice.business === listener.businessId)
        listener.send("change", { topics: notice.topics ?? [] });
      if (notice.sessions?.includes(listener.sessionId)) listener.send("signed-out", {});
    }
  };

  const listen = async (waitMs: number): Promise<void> => {
    if (isClosed) return;
    const client = new pg.Client({
      connectionString: options.connectionString,
      application_name: "marzipan-live",
    });
    const again = (): void => {
      if (ear === client) ear = undefined;
      if (!isClosed)
        setTimeout(() => void listen(Math.min(waitMs * 2, longestWaitMs)), waitMs).unref();
    };
    client.on("error", () => undefined);
    client.on("notification", (message) => hear(message.payload ?? "{}"));
    ear = client;
    try {
      await client.connect();
      client.once("end", again);
      await client.query(`listen ${liveChannel}`);
      // What was missed while deaf is asked again by every page.
      for (const listener of listeners) listener.send("change", { topics: liveTopics });
    } catch (error) {
      options.log.warn({ err: error }, "live updates wait for the database");
      again();
    }
  };
  void listen(200);

  return {
    tell: (businessId, topics) => {
      const known = pending.get(businessId) ?? new Set<LiveTopic>();
      for (const topic of topics) known.add(topic);
      pending.set(businessId, known);
      timer ??= setTimeout(flush, gatherMs);
    },
    endSessions: (sessions) => {
      if (sessions.length > 0) notify([{ sessions: [...sessions] }]);
    },
    add: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    count: () => listeners.size,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await ear?.end().catch(() => undefined);
    },
  };
}
