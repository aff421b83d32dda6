import { parentPort } from "node:worker_threads";

/** Webhooks to send at once. */
export interface Sending {
  url: string;
  events: readonly { body: string; signature: string }[];
}

/** Sends all at once and answers after how many milliseconds the last one was answered. */
async function sendAll({ url, events }: Sending): Promise<number> {
  const begin = performance.now();
  await Promise.all(
    events.map(async ({ body, signature }) => {
      const headers = { "content-type": "application/json", "paddle-signature": signature };
      const answer = await fetch(`${url}/api/webhooks/paddle`, { method: "POST", headers, body });
      await answer.text();
      if (answer.status !== 200) throw new Error(`a webhook was answered with ${answer.status}`);
    }),
  );
  return performance.now() - begin;
}

parentPort?.on("message", (sending: Sending) => {
  void sendAll(sending).then((ms) => parentPort?.postMessage(ms));
});
