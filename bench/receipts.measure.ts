import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Baker } from "./bakers.ts";
import type { Ground } from "./ground.ts";
import { median, report } from "./report.ts";
import type { Pace } from "./rounds.ts";

const queued = 20;
const askEveryMs = 250;
/** As many requests as it takes until the server's code is compiled for speed. */
const warmUpRequests = 4000;
const photo = readFileSync(new URL("../apps/e2e/support/receipt.jpg", import.meta.url));

/**
 * Measures how much slower the orders list of an owner comes, who asks for one after the other, while 20 photos of
 * receipts that she sent at once are read, and while they are sent.
 */
export async function measureReceipts({ product, bakers }: Ground, pace: Pace): Promise<void> {
  const [baker] = bakers;
  if (!baker) throw new Error("receipts need a baker");
  const { url } = product;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const list = (isOver: (asked: number) => boolean) => timeLists(url, baker, agent, isOver);
  const rounds = async (): Promise<number[]> => {
    const timesMs: number[] = [];
    for (let round = 0; round < pace.rounds; round += 1) {
      const end = performance.now() + pace.seconds * 1000;
      timesMs.push(await list(() => performance.now() > end));
    }
    return timesMs;
  };
  // The first reading loads the models.
  await sendPhoto(url, baker);
  await waitUntilRead(url, baker);
  await list((asked) => asked >= warmUpRequests);

  const before = await rounds();
  let isSent = false;
  const sending = Promise.all(Array.from({ length: queued }, () => sendPhoto(url, baker))).then(
    () => (isSent = true),
  );
  const whileSentMs = await list(() => isSent);
  await sending;
  const whileRead = await rounds();
  if ((await countUnread(url, baker)) === 0) {
    throw new Error("all receipts were read before the list was measured");
  }
  await waitUntilRead(url, baker);
  const aloneMs = median([...before, ...(await rounds())]);
  agent.destroy();
  report({
    name: "receipts: time of the orders list while 20 are read, against alone",
    value: median(whileRead) / aloneMs,
    unit: "×",
    budget: { atMost: 1.5 },
  });
  report({
    name: "receipts: time of the orders list while 20 are sent, against alone",
    value: whileSentMs / aloneMs,
    unit: "×",
    budget: null,
  });
  report({ name: "receipts: the orders list alone", value: aloneMs, unit: "ms", budget: null });
}

/** Asks for the list over one connection until it is over; answers the mean time of one in milliseconds. */
async function timeLists(
  url: string,
  baker: Baker,
  agent: Agent,
  isOver: (asked: number) => boolean,
): Promise<number> {
  const headers = { cookie: baker.cookie() };
  const begin = performance.now();
  let asked = 0;
  do {
    await new Promise<void>((resolve, reject) => {
      get(`${url}/api/orders?limit=25`, { agent, headers }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`the list answered ${answer.statusCode}`));
        answer.resume().once("end", resolve);
      }).once("error", reject);
    });
    asked += 1;
  } while (!isOver(asked));
  return (performance.now() - begin) / asked;
}

async function sendPhoto(url: string, baker: Baker): Promise<void> {
  const body = new FormData();
  body.set("file", new Blob([photo], { type: "image/jpeg" }), "receipt.jpg");
  const headers = { cookie: baker.cookie() };
  const answer = await fetch(`${url}/api/receipts`, { method: "POST", headers, body });
  if (answer.status !== 201) throw new Error(`a receipt was refused: ${await answer.text()}`);
}

async function waitUntilRead(url: string, baker: Baker): Promise<void> {
  while ((await countUnread(url, baker)) > 0) await sleep(askEveryMs);
}

/** Answers how many receipts still wait or are being read. */
async function countUnread(url: string, baker: Baker): Promise<number> {
  const headers = { cookie: baker.cookie() };
  const answer = await fetch(`${url}/api/receipts?limit=100`, { headers });
  const { items } = (await answer.json()) as { items: { state: string }[] };
  return items.filter(({ state }) => state === "waiting" || state === "reading").length;
}
