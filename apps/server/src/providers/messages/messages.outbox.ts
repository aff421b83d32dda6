import type { Logger } from "pino";
import type { Statement } from "../../platform/database/database.ts";
import { makeId } from "../../platform/formats/ids.ts";
import { OutsideFailure } from "../../platform/outside/outside-call.ts";
import { layOutMail } from "./mail-layout.ts";
import type {
  Channel,
  Message,
  Messenger,
  PackedMessage,
  Transport,
  Within,
} from "./messages.port.ts";
import { Undeliverable } from "./messages.port.ts";

/** A message as the outbox keeps it, and how far it came. */
export interface KeptMessage extends Message {
  id: string;
  createdAt: Date;
  sentAt: Date | null;
  attempts: number;
  nextAttemptAt: Date | null;
  lastError: string | null;
}

type LookUp = <Row extends object>(statement: Statement) => Promise<Row[]>;

/** What the outbox needs; a channel without a transport keeps its messages for people to read. */
export interface OutboxOptions {
  lookUp: LookUp;
  now: () => Date;
  log: Pick<Logger, "warn">;
  transports: Partial<Record<Channel, Transport>>;
  /** Whether the words of a message stay once it was sent; they hold links that open accounts. */
  keepsWords: boolean;
}

/** Longer than any transport takes for one message, so that no other process sends it as well. */
const leaseMs = 5 * 60_000;
/**
 * After so many failures in a row that do not concern the message itself, the service counts as
 * down.
 */
const mostFailures = 3;
const firstPauseMs = 30_000;
const longestPauseMs = 60 * 60_000;
/** With pauses of an hour at the end, a mail server may be away for four days. */
const mostAttempts = 100;

/** Returns how long to wait after so many failed attempts: twice as long each time, an hour at most. */
function pauseAfter(attempts: number): number {
  return Math.min(firstPauseMs * 2 ** Math.min(attempts - 1, 20), longestPauseMs);
}

/** Stores messages in the database, and delivers those of channels that have a transport. */
export function createOutbox(options: OutboxOptions): Messenger {
  const { lookUp, now, log, transports, keepsWords } = options;
  const hearers: (() => void)[] = [];

  const pack = (message: Message): PackedMessage => {
    refuseStrangeHeads(message);
    const createdAt = now();
    const firstAttemptAt = transports[message.channel] ? createdAt : null;
    return { ...message, id: makeId(), createdAt, firstAttemptAt };
  };

  const noteKept = ({ firstAttemptAt }: PackedMessage): void => {
    if (firstAttemptAt !== null) for (const hear of hearers) hear();
  };

  const send = async (message: Message, within?: Within): Promise<void> => {
    const packed = pack(message);
    await (within?.query ?? lookUp)({
      text: "select app.put_in_outbox($1, $2, $3, $4, $5, $6, $7, $8)",
      values: [
        packed.id,
        packed.channel,
        packed.recipient,
        packed.subject,
        packed.text,
        packed.html,
        packed.createdAt,
        packed.firstAttemptAt,
      ],
    });
    if (within) within.afterCommit(() => noteKept(packed));
    else noteKept(packed);
  };

  /** Delivers one message; returns whether the service could be spoken with. */
  const deliver = async ({ attempts, ...message }: ClaimedMessage): Promise<boolean> => {
    try {
      await transports[message.channel]?.carry(message);
    } catch (error) {
      const isFinal = error instanceof Undeliverable || attempts >= mostAttempts;
      const asked = error instanceof OutsideFailure ? (error.waitMs ?? 0) : 0;
      const pauseMs = Math.max(pauseAfter(attempts), Math.min(asked, longestPauseMs));
      const next = isFinal ? null : new Date(now().getTime() + pauseMs);
      const { code } = error as { code?: string };
      // The mail server's own message may contain the recipient, so it is stored with the message
      // and not logged.
      log.warn({ code, messageId: message.id, attempts, isFinal }, "a message was not sent");
      const reason = error instanceof Error ? error.message : String(error);
      await lookUp({
        text: "select app.note_failure($1, $2, $3)",
        values: [message.id, next, reason.slice(0, 500)],
      });
      return error instanceof Undeliverable;
    }
    await lookUp({
      text: "select app.note_sent($1, $2, $3)",
      values: [message.id, keepsWords, now()],
    });
    return true;
  };

  /**
   * Messages of a channel are sent one by one, each claimed just before; when the service is down
   * the rest stay for the next run.
   */
  const deliverChannel = async (channel: string): Promise<void> => {
    let failures = 0;
    while (failures < mostFailures) {
      const message = await claimNext(lookUp, channel, now());
      if (!message) return;
      failures = (await deliver(message)) ? 0 : failures + 1;
    }
  };

  // Channels are delivered concurrently, so that a hanging mail server does not delay text
  // messages.
  const deliverDue = async (): Promise<void> => {
    const all = await Promise.allSettled(Object.keys(transports).map(deliverChannel));
    const failed = all.find((one) => one.status === "rejected");
    if (failed) throw failed.reason;
  };

  return {
    send,
    queueMail: (mail, within) => send(layOutMail(mail), within),
    packMail: (mail) => pack(layOutMail(mail)),
    noteKept,
    deliverDue,
    whenQueued: (hear) => hearers.push(hear),
  };
}

interface ClaimedMessage extends Message {
  id: string;
  attempts: number;
}

async function claimNext(
  lookUp: LookUp,
  channel: string,
  now: Date,
): Promise<ClaimedMessage | undefined> {
  const [row] = await lookUp<Omit<OutboxRow, "created_at">>({
    text: "select * from app.claim_messages($1, 1, $2, $3)",
    values: [[channel], new Date(now.getTime() + leaseMs), now],
  });
  if (!row) return undefined;
  const { id, recipient, subject, text_body, html_body, attempts } = row;
  return {
    id,
    channel: row.channel,
    recipient,
    subject,
    text: text_body,
    html: html_body,
    attempts,
  };
}

/** Refuses what could put headers or recipients of its own into a mail. */
function refuseStrangeHeads({ channel, recipient, subject }: Message): void {
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u001f\u007f]/.test(recipient + subject)) {
    throw new Error("a message's recipient and subject have no line breaks");
  }
  if (channel === "email" && !/^[^\s,;<>"]+@[^\s,;<>"@]+$/.test(recipient)) {
    throw new Error("a mail goes to one address");
  }
}

interface OutboxRow {
  id: string;
  channel: Channel;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string;
  created_at: Date;
  sent_at: Date | null;
  attempts: number;
  next_attempt_at: Date | null;
  last_error: string | null;
}

/** Returns the newest messages of the outbox. */
export async function readOutbox(lookUp: LookUp, count: number): Promise<KeptMessage[]> {
  const rows = await lookUp<OutboxRow>({
    text: "select * from app.read_outbox($1)",
    values: [count],
  });
  return rows.map((row) => ({
    id: row.id,
    channel: row.channel,
    recipient: row.recipient,
    subject: row.subject,
    text: row.text_body,
    html: row.html_body,
    createdAt: row.created_at,
    sentAt: row.sent_at,
    attempts: row.attempts,
    nextAttemptAt: row.next_attempt_at,
    lastError: row.last_error,
  }));
}
