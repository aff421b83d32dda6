/** A browser that takes push messages: where to send them, and the keys that it reads them with (RFC 8291). */
export interface PushTarget {
  endpoint: string;
  /** The browser's public key and its secret, base64url. */
  p256dh: string;
  auth: string;
}

/** The server's key pair by which push services know it (RFC 8292), base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

/** What became of a push message: `gone` when the browser takes none any more, `failed` when it may be tried again. */
export type PushOutcome = "sent" | "gone" | "failed";

/** A push message: a text of at most 3,900 bytes, and what a push service does with it until the device is reached. */
export interface PushMessage {
  text: string;
  /** A later message of the same topic replaces one that was not delivered yet. */
  topic: string;
  ttlSeconds: number;
}

/** Sends push messages. */
export interface PushSender {
  /** Returns whether messages are sent to an address at all. */
  accepts(endpoint: string): boolean;
  /** Sends an encrypted message; never throws. */
  send(target: PushTarget, keys: VapidKeys, message: PushMessage): Promise<PushOutcome>;
}
