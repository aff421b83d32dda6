import { randomUUID } from "node:crypto";
import type { Duplex } from "node:stream";
import type { Logger } from "pino";
import pg from "pg";

/** The connection that hears the notices of every server process. */
export interface NoticeEar {
  close(): Promise<void>;
}

/** What an ear needs. */
export interface EarOptions {
  connectionString: string;
  channel: string;
  log: Pick<Logger, "warn">;
  /** Sends a notice on the channel, over another connection. */
  send: (notice: { ping: string }) => Promise<void>;
  /** Hears each notice but the ear's own trials. */
  hear: (notice: object) => void;
  /** Hears that notices may have been missed: it listens, the first time and after each break. */
  onListening: () => void;
  /** How often it tries whether it hears itself, and how long that may take. */
  checkMs?: number;
  hearMs?: number;
}

const firstWaitMs = 200;
const longestWaitMs = 10_000;
const connectMs = 10_000;

/**
 * Listens on a channel and reconnects after each break. A half-open connection (a pulled cable, a
 * frozen database) reports no error, so the ear sends itself a notice when it begins to listen and
 * each minute; when it does not hear it within ten seconds it says so and reconnects. So does one behind a pooler, where
 * LISTEN ends with its transaction without an error.
 */
export function openNoticeEar(options: EarOptions): NoticeEar {
  const { channel, log, checkMs = 60_000, hearMs = 10_000 } = options;
  let isClosed = false;
  let ear: pg.Client | undefined;
  let isListening = false;
  let awaited: { ping: string; timer: NodeJS.Timeout } | undefined;

  const take = (text: string): void => {
    const notice = JSON.parse(text) as { ping?: string };
    if (notice.ping === undefined) return options.hear(notice);
    if (notice.ping !== awaited?.ping) return;
    clearTimeout(awaited.timer);
    awaited = undefined;
  };

  const listen = async (waitMs: number): Promise<void> => {
    if (isClosed) return;
    const client = new pg.Client({
      connectionString: options.connectionString,
      application_name: "marzipan-live",
      connectionTimeoutMillis: connectMs,
      query_timeout: connectMs,
      keepAlive: true,
    });
    let isOver = false;
    const again = (): void => {
      if (isOver) return;
      isOver = true;
      drop(client);
      if (ear === client) {
        ear = undefined;
        isListening = false;
      }
      const nextMs = Math.min(waitMs * 2, longestWaitMs);
      if (!isClosed) setTimeout(() => void listen(nextMs), waitMs).unref();
    };
    client.on("error", again);
    client.once("end", again);
    client.on("notification", (message) => take(message.payload ?? "{}"));
    ear = client;
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      isListening = true;
      waitMs = firstWaitMs;
      options.onListening();
      void tryHearing();
    } catch (error) {
      log.warn({ err: error }, "live updates wait for the database");
      again();
    }
  };

  const tryHearing = async (): Promise<void> => {
    const client = ear;
    if (!client || !isListening || awaited) return;
    const ping = randomUUID();
    const timer = setTimeout(() => {
      awaited = undefined;
      if (ear !== client) return;
      log.warn(
        "live updates are deaf, their connection is made anew; LIVE_DATABASE_URL must lead to the database itself, not to a pooler",
      );
      drop(client);
    }, hearMs);
    timer.unref();
    awaited = { ping, timer };
    try {
      await options.send({ ping });
    } catch {
      // When the database refuses the notice, nothing is known about the listening connection.
      clearTimeout(timer);
      awaited = undefined;
    }
  };
  const checking = setInterval(() => void tryHearing(), checkMs);
  checking.unref();
  void listen(firstWaitMs);

  return {
    close: async () => {
      isClosed = true;
      clearInterval(checking);
      clearTimeout(awaited?.timer);
      await ear?.end().catch(() => undefined);
    },
  };
}

/** Cuts a connection off without waiting for the other side. */
function drop(client: pg.Client): void {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection;
  stream.destroy();
}
