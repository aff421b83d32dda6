import { readFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import type { Baker } from "./bakers.ts";
import type { Ground } from "./ground.ts";
import { listFamily } from "./processor-time.ts";
import { median, report } from "./report.ts";
import type { Pace } from "./rounds.ts";

const queued = 20;
const askEveryMs = 250;
/** As many requests as it takes until the server's code is compiled for speed. */
const warmUpRequests = 4000;
const photo = readFileSync(new URL("../apps/e2e/support/receipt.jpg", import.meta.url));

/**
 * Measures how much slower an owner's list of orders answers, request after request, while 20
 * photos of receipts that the same owner uploaded are sent and read.
 */
export async function measureReceipts({ product, bakers }: Ground, pace: Pace): Promise<void> {
  const [baker] = bakers;
  if (!baker) throw new Error("receipts need a baker");
  const { url } = product;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const list = (isOver: (asked: number) => boolean) => timeLists(url, baker, agent, isOver);
  const listFor = async (): Promise<number> => {
    const end = performance.now() + pace.seconds * 1000;
    return await list(() => performance.now() > end);
  };
  // The first reading loads the models.
  await sendPhoto(url, baker);
  await waitUntilRead(url, baker);
  await list((asked) => asked >= warmUpRequests);

  const aloneMs: number[] = [await listFor()];
  let isSent = false;
  const sending = sendPhotos(url, baker).then(() => (isSent = true));
  const whileSentMs = await list(() => isSent);
  await sending;
  const ratios: number[] = [];
  for (let round = 0; round < pace.rounds; round += 1) {
    // The reading process is stopped (SIGSTOP) for one measurement of each pair, so that other load
    // on the machine affects both.
    const stopped = await whileStill(product.pid, listFor);
    ratios.push((await listFor()) / stopped);
    aloneMs.push(stopped);
  }
  if ((await countUnread(url, baker)) === 0) {
    throw new Error("all receipts were read before the list was measured");
  }
  agent.destroy();
  report({
    name: "receipts: time of the orders list while 20 are read, against alone",
    value: median(ratios),
    unit: "×",
    budget: { atMost: 1.5 },
  });
  report({
    name: "receipts: time of the orders list while 20 are sent, against alone",
    value: whileSentMs / median(aloneMs),
    unit: "×",
    budget: null,
  });
  report({
    name: "receipts: the orders list alone",
    value: median(aloneMs),
    unit: "ms",
    budget: null,
  });
}

/** Runs work while the child processes of a server are stopped by SIGSTOP. */
async function whileStill<T>(pid: number, work: () => Promise<T>): Promise<T> {
  const readers = listFamily(pid).filter((member) => member !== pid);
  if (readers.length === 0) throw new Error("no process reads receipts");
  for (const reader of readers) process.kill(reader, "SIGSTOP");
  try {
    return await work();
  } finally {
    for (const reader of readers) process.kill(reader, "SIGCONT");
  }
}

/** Asks for the list over one connection until it is over; returns the mean time of one in milliseconds. */
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

/** Sends the photos as the page does: all chosen at once, one after the other. */
async function sendPhotos(url: string, baker: Baker): Promise<void> {
  for (let photos = 0; photos < queued; photos += 1) await sendPhoto(url, baker);
}

async function waitUntilRead(url: string, baker: Baker): Promise<void> {
  while ((await countUnread(url, baker)) > 0) await sleep(askEveryMs);
}

/** Returns how many receipts still wait or are being read. */
async function countUnread(url: string, baker: Baker): Promise<number> {
  const headers = { cookie: baker.cookie() };
  const answer = await fetch(`${url}/api/receipts?limit=100`, { headers });
  const { items } = (await answer.json()) as { items: { state: string }[] };
  return items.filter(({ state }) => state === "waiting" || state === "reading").length;
}
