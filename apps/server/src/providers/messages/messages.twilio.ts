import * as z from "zod/mini";
import { OutsideFailure, postForm } from "../../platform/outside/outside-call.ts";
import type { Transport } from "./messages.port.ts";
import { Undeliverable } from "./messages.port.ts";

const usualTimeoutMs = 10_000;

/** Twilio took a message when it names it. */
const Taken = z.object({ sid: z.string() });

/** How Twilio is called. */
export interface TwilioOptions {
  accountSid: string;
  authToken: string;
  /** The sender: a number or a sender's name. */
  from: string;
  url: string;
  timeoutMs?: number;
}

/** Carries text messages by Twilio. */
export function createTwilioTransport(options: TwilioOptions): Transport {
  const { accountSid, authToken, from, url, timeoutMs = usualTimeoutMs } = options;
  const address = `${url}/2010-04-01/Accounts/${encodeURIComponent(accountSid)}/Messages.json`;
  const login = Buffer.from(`${accountSid}:${authToken}`).toString("base64");
  return {
    carry: async ({ recipient, text }) => {
      const fields = { To: recipient, From: from, Body: text };
      const headers = { authorization: `Basic ${login}` };
      const { status, body, waitMs } = await postForm(address, fields, { timeoutMs, headers });
      const isTaken = status >= 200 && status < 300;
      if (isTaken && z.safeParse(Taken, body).success) return;
      const reason = isTaken ? "Twilio named no message" : `Twilio answered ${status}`;
      // 400 is about this message (no such phone); everything else may pass.
      throw status === 400 ? new Undeliverable(reason) : new OutsideFailure(reason, { waitMs });
    },
  };
}
