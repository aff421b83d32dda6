import { connect } from "node:net";
import { parentPort } from "node:worker_threads";

/** Webhooks to send at once. */
export interface Sending {
  url: string;
  events: readonly { body: string; signature: string }[];
}

/** Sends one over a connection of its own; by bare sockets, because the sender shares the processors with the server. */
function sendOne(url: URL, { body, signature }: Sending["events"][number]): Promise<void> {
  const head = [
    "POST /api/webhooks/paddle HTTP/1.1",
    `host: ${url.host}`,
    "content-type: application/json",
    `paddle-signature: ${signature}`,
    `content-length: ${Buffer.byteLength(body)}`,
    "connection: close",
  ];
  return new Promise((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname);
    let answer = "";
    socket.setEncoding("utf8");
    socket.on("data", (text: string) => (answer += text));
    socket.on("error", reject);
    socket.on("end", () => {
      if (answer.startsWith("HTTP/1.1 200 ")) resolve();
      else reject(new Error(`a webhook was answered with ${answer.slice(0, 100)}`));
    });
    socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  });
}

/** Sends all at once and answers after how many milliseconds the last one was answered. */
async function sendAll({ url, events }: Sending): Promise<number> {
  const begin = performance.now();
  await Promise.all(events.map((event) => sendOne(new URL(url), event)));
  return performance.now() - begin;
}

parentPort?.on("message", (sending: Sending) => {
  void sendAll(sending).then((ms) => parentPort?.postMessage(ms));
});
