import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import type { Baker } from "./bakers.ts";
import { openBakehouse } from "./bakers.ts";
import { openBenchDatabase } from "./bench-database.ts";
import { startProduct } from "./children.ts";
import { draftOrder } from "./ground.ts";
import { readMemoryMb } from "./processor-time.ts";
import { median, report } from "./report.ts";

/** How long the load lasts, and how soon the memory is taken that the end is compared with. */
export interface SoakSpan {
  earlyMs: number;
  wholeMs: number;
}

const bakersCount = 8;
/** Few, so that the machine stays usable meanwhile. */
const visitors = 4;
const restMs = 150;
/**
 * A single reading may catch a picture while it is decoded: the median of the readings of half a
 * minute counts.
 */
const readingMs = 2000;
const readingsOfAFigure = 15;
const answerLimitMs = 60_000;

/** One step of a visitor; `turn` counts the steps from 0. */
type Step = (baker: Baker, turn: number) => Promise<void>;

/** Photos as phones take them: noise, so that they weigh what a photo weighs. */
async function takePhotos(): Promise<Uint8Array<ArrayBuffer>[]> {
  const sides = [
    [4032, 3024],
    [3024, 4032],
    [1600, 1200],
  ] as const;
  return await Promise.all(
    sides.map(async ([width, height]) => {
      const noise = { type: "gaussian", mean: 128, sigma: 24 } as const;
      const picture = sharp({ create: { width, height, channels: 3, background: "#888", noise } });
      return new Uint8Array(await picture.jpeg({ quality: 80 }).toBuffer());
    }),
  );
}

function makeSteps(url: string, menuPath: string, photos: Uint8Array<ArrayBuffer>[]): Step[] {
  let keys = 0;
  const call = async (
    baker: Baker,
    path: string,
    init: { body?: string | FormData; type?: string } = {},
  ): Promise<unknown> => {
    keys += 1;
    const { body, type } = init;
    const answer = await fetch(`${url}${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: {
        cookie: baker.cookie(),
        origin: url,
        "idempotency-key": `soak-${keys}`,
        ...(type ? { "content-type": type } : {}),
      },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(answerLimitMs),
    });
    const bytes = await answer.arrayBuffer();
    if (answer.status >= 300) {
      throw new Error(`${path} answered ${answer.status}: ${Buffer.from(bytes).toString()}`);
    }
    const isJson = answer.headers.get("content-type")?.includes("json");
    return isJson ? JSON.parse(Buffer.from(bytes).toString()) : null;
  };
  const read =
    (path: string): Step =>
    async (baker) => {
      await call(baker, path);
    };
  const createOrder: Step = async (baker, turn) => {
    const body = JSON.stringify(draftOrder(baker));
    const order = (await call(baker, "/api/orders", { body, type: "application/json" })) as {
      id: string;
    };
    if (turn % 3 === 0) await call(baker, `/api/orders/${order.id}/receipt/pdf`);
  };
  const sendPhoto: Step = async (baker, turn) => {
    const body = new FormData();
    body.set("file", new Blob([photos[turn % photos.length] as Uint8Array<ArrayBuffer>]), "a.jpg");
    const picture = (await call(baker, "/api/files/pictures", { body })) as { url: string };
    await call(baker, picture.url);
  };
  const list = read("/api/orders?limit=25");
  return [list, createOrder, read(menuPath), sendPhoto, read("/api/dashboard"), list, createOrder];
}

/**
 * Measures the server's memory after some minutes of mixed load with photos and PDFs, and again at
 * its end: growth between the two is a leak.
 */
export async function measureSoak({ earlyMs, wholeMs }: SoakSpan): Promise<void> {
  const database = await openBenchDatabase();
  try {
    const bakehouse = await openBakehouse(database);
    const bakers = await bakehouse.hire(bakersCount);
    const menuPath = await bakehouse.openMenu(bakers[0] as Baker);
    await bakehouse.close();
    const product = await startProduct(database);
    try {
      const steps = makeSteps(product.url, menuPath, await takePhotos());
      const until = performance.now() + wholeMs;
      let calls = 0;
      const visit = async (visitor: number): Promise<void> => {
        for (let turn = visitor; performance.now() < until; turn += 1) {
          await steps[turn % steps.length]?.(bakers[turn % bakersCount] as Baker, turn);
          calls += 1;
          await wait(restMs);
        }
      };
      const visiting = Promise.all(
        Array.from({ length: visitors }, (_none, index) => visit(index)),
      );
      const readUntil = async (at: number): Promise<number> => {
        const readings: number[] = [];
        while (performance.now() < at) {
          await wait(readingMs);
          readings.push(readMemoryMb(product.pid));
        }
        return median(readings.slice(-readingsOfAFigure));
      };
      const early = await readUntil(until - wholeMs + earlyMs);
      const late = await readUntil(until);
      await visiting;
      const minutes = (ms: number): string => `${Math.round(ms / 6000) / 10} min`;
      report({ name: `soak: after ${minutes(earlyMs)}`, value: early, unit: "MB", budget: null });
      report({ name: `soak: after ${minutes(wholeMs)}`, value: late, unit: "MB", budget: null });
      report({ name: "soak: calls", value: calls, unit: "", budget: null });
      const budget = { atMost: 1.25 };
      report({ name: "soak: memory at the end", value: late / early, unit: "×", budget });
    } finally {
      await product.stop();
    }
  } finally {
    await database.stop();
  }
}
