import type { Transport } from "./messages.port.ts";
import { Undeliverable } from "./messages.port.ts";

const timeoutMs = 10_000;

/** How Twilio is called. */
export interface TwilioOptions {
  accountSid: string;
  authToken: string;
  /** The sender: a number or a sender's name. */
  from: string;
  url: string;
}

/** Carries text messages by Twilio. */
export function createTwilioTransport(options: TwilioOptions): Transport {
  const { accountSid, authToken, from, url } = options;
  const address = `${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const login = Buffer.from(`${accountSid}:${authToken}`).toString("base64");
  return {
    carry: async ({ recipient, text }) => {
      const answer = await fetch(address, {
        method: "POST",
        headers: { authorization: `Basic ${login}` },
        body: new URLSearchParams({ To: recipient, From: from, Body: text }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: "error",
      });
      if (answer.ok) return;
      const reason = `Twilio answered ${answer.status}`;
      // 400 is about this message (no such phone); everything else may pass.
      throw answer.status === 400 ? new Undeliverable(reason) : new Error(reason);
    },
  };
}
