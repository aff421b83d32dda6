import { connect } from "node:net";
import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Baker } from "./bakers.ts";
import { openBakehouse } from "./bakers.ts";
import { openBenchDatabase, settle } from "./bench-database.ts";
import { startProduct } from "./children.ts";
import { readMemoryMb } from "./processor-time.ts";
import { median, report } from "./report.ts";

const bakersCount = 50;
const streamsEach = 20;
const atOnce = 10;

/** As many readings, so far apart: of a heartbeat each stream has one within them. */
const readings = 30;
const readingMs = 1000;

/**
 * Measures what 1,000 open streams of changes add to the memory of the server: once they are open, and after each has
 * heard a heartbeat.
 */
export async function measureStreams(): Promise<void> {
  const database = await openBenchDatabase();
  const bakehouse = await openBakehouse(database);
  const bakers = await bakehouse.hire(bakersCount);
  await bakehouse.close();
  await settle(database.owner);
  const product = await startProduct(database);
  try {
    // What the first streams load and compile is no part of what each one adds.
    for (const socket of await openAll(product.url, bakers.slice(0, atOnce))) socket.destroy();
    await wait(readingMs);
    const before = await readMemory(product.pid);
    const open = await openAll(product.url, bakers);
    const after = await readMemory(product.pid);
    const say = (what: string, value: number, unit: string, atMost: number | null): void =>
      report({
        name: `streams: ${what}`,
        value,
        unit,
        budget: atMost === null ? null : { atMost },
      });
    say(`memory of the server more with ${open.length} open`, after - before, "MB", 60);
    say("memory of the server before", before, "MB", null);
    for (const socket of open) socket.destroy();
  } finally {
    await product.stop();
    await database.stop();
  }
}

async function readMemory(pid: number): Promise<number> {
  const values: number[] = [];
  for (let reading = 0; reading < readings; reading += 1) {
    await wait(readingMs);
    values.push(readMemoryMb(pid));
  }
  return median(values);
}

async function openAll(url: string, bakers: readonly Baker[]): Promise<Socket[]> {
  const waiting = bakers.flatMap((baker) => Array.from({ length: streamsEach }, () => baker));
  const open: Socket[] = [];
  while (waiting.length > 0)
    open.push(
      ...(await Promise.all(waiting.splice(0, atOnce).map((baker) => openStream(url, baker)))),
    );
  return open;
}

/** Opens a stream as a browser does and returns its socket once the stream has begun. */
async function openStream(url: string, baker: Baker): Promise<Socket> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  const lines = [
    "GET /api/live HTTP/1.1",
    `host: ${host}`,
    `cookie: ${baker.cookie()}`,
    "accept: text/event-stream",
    "accept-language: he-IL,he;q=0.9,en;q=0.8",
    "user-agent: Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
  ];
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  await new Promise<void>((resolve, reject) => {
    let said = "";
    socket.once("error", reject);
    socket.on("data", (data) => {
      said = (said + data.toString()).slice(-500);
      if (said.includes("retry:")) resolve();
      else if (said.startsWith("HTTP/1.1 ") && !said.startsWith("HTTP/1.1 200"))
        reject(new Error(said));
    });
  });
  return socket;
}
