import type { Language } from "@marzipan/contract/languages";
import type { Tx } from "../../platform/database/database.ts";

/** The ways by which a message reaches a person. */
export type Channel = "email" | "sms";

/** A mail or text message to one person. */
export interface Message {
  channel: Channel;
  recipient: string;
  subject: string;
  text: string;
  html: string;
}

/** What a mail says; how it looks is the provider's. */
export interface Mail {
  recipient: string;
  language: Language;
  subject: string;
  /** The paragraphs, the greeting first. */
  lines: readonly string[];
  /** Texts within the lines that stay as they are, such as an email address; all else that looks like a link is none. */
  keeps?: readonly string[];
  /** What a person wrote, such as a reason; it is in a block of its own, in its own direction. */
  quote?: string;
  /** Where the mail leads; the page behind it does what is to be done, never the link (rulings §2). */
  button?: { label: string; link: string };
  /** The small print below, such as how long a link works. */
  notes?: readonly string[];
}

/** A transaction in which a message is kept. */
export type Within = Pick<Tx, "query" | "afterCommit">;

/** A message that is ready for the outbox; anyone who stores it does so in a statement of their own. */
export interface PackedMessage extends Message {
  id: string;
  createdAt: Date;
  /** When it is to be delivered first; null where it only stays to be read. */
  firstAttemptAt: Date | null;
}

/** Sends messages to people: they are kept first, and delivered by a job. */
export interface Messenger {
  /** Stores a message to be delivered; a line break in recipient or subject is refused. */
  send(message: Message): Promise<void>;
  /**
   * Lays a mail out as text and HTML and keeps it to be delivered; within a transaction it is kept if that
   * commits, and never otherwise.
   */
  queueMail(mail: Mail, within?: Within): Promise<void>;
  /** Lays a mail out for a database function that keeps it together with what it tells of. */
  packMail(mail: Mail): PackedMessage;
  /** Called when a packed message was kept. */
  noteKept(message: PackedMessage): void;
  /** Delivers what is due; what fails stays and is tried again later. */
  deliverDue(): Promise<void>;
  /** Called for each message that is to be delivered. */
  whenQueued(hear: () => void): void;
}

/** Carries messages of one channel out of the project. */
export interface Transport {
  /**
   * Hands a message over within a minute; throws when that failed, `Undeliverable` when it will never succeed,
   * `OutsideFailure` with the wait that the service asks for.
   */
  carry(message: Message & { id: string }): Promise<void>;
}

/** Thrown when a message will never be delivered, such as to an address that does not exist. */
export class Undeliverable extends Error {
  override name = "Undeliverable";
}
