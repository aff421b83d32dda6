import { mkdtempSync, rmSync } from "node:fs";
import { createServer, request } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { findPort, serverFile, startNode } from "./children.ts";
import { endProcess } from "../apps/server/src/platform/testing/server-process.ts";
import { report } from "./report.ts";
import { openBrowser } from "./phone.ts";
import { loadOnPhone, middleOf } from "./throttled-page.ts";
import type { PageLoad } from "./throttled-page.ts";

const staticPath = "/static";

/** A page that is measured against its copy, and the most that it may weigh in all. */
interface ComparedPage {
  name: string;
  path: string;
  atMostKb?: number;
}

/** Measures the demo bakery's menu. */
export function measureMenuPage(times: number): Promise<void> {
  return measurePages([{ name: "menu page", path: "/m/demo" }], times);
}

/** Measures the pages for anyone: the landing page, the prices, a help article with pictures. */
export function measureFrontDoor(times: number): Promise<void> {
  return measurePages(
    [
      { name: "landing page", path: "/?lang=he", atMostKb: 180 },
      { name: "prices", path: "/pricing?lang=he" },
      { name: "help article", path: "/help/orders?lang=he" },
    ],
    times,
  );
}

/**
 * Measures pages on a slow phone against the same pages as static HTML without any script. Both come through one small
 * server of ours, so that nothing but the page differs. Needs the built public pages.
 */
async function measurePages(pages: readonly ComparedPage[], times: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "marzipan-bench-"));
  const port = await findPort();
  const { child } = await startNode(
    [serverFile],
    { PORT: String(port), METRICS_PORT: "off", LOG_LEVEL: "silent", DATA_DIR: folder },
    "is open at",
  );
  const browser = await openBrowser();
  try {
    for (const page of pages) {
      const front = await openFront(port, page.path);
      const live: PageLoad[] = [];
      const still: PageLoad[] = [];
      // Loads alternate, so that other load on the machine affects both alike; the first of each does
      // not count.
      for (let time = 0; time <= times; time += 1) {
        const bare = await loadOnPhone(browser, `${front.url}${staticPath}`);
        const whole = await loadOnPhone(browser, `${front.url}${page.path}`);
        if (time > 0) still.push(bare);
        if (time > 0) live.push(whole);
      }
      tell(page, live, still);
      front.server.close();
    }
  } finally {
    await browser.close();
    await endProcess(child, "SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  }
}

function tell(
  { name: page, atMostKb }: ComparedPage,
  live: readonly PageLoad[],
  still: readonly PageLoad[],
): void {
  const say = (name: string, value: number, unit: string, atMost?: number): void =>
    report({
      name: `${page}: ${name}`,
      value,
      unit,
      budget: atMost === undefined ? null : { atMost },
    });
  const lcp = middleOf(live, "lcpMs");
  say("LCP against static HTML", lcp / middleOf(still, "lcpMs"), "×", 1.15);
  say("LCP", lcp, "ms");
  say("scripts before interaction, as sent", middleOf(live, "scriptKb"), "KB", 10);
  say("TBT", middleOf(live, "tbtMs"), "ms", 50);
  say("CLS", Math.max(...live.map(({ cls }) => cls)), "", 0);
  say("whole page", middleOf(live, "totalKb"), "KB", atMostKb);
  say("whole static page", middleOf(still, "totalKb"), "KB");
}

/** A proxy in front of the product that returns the static page itself. */
async function openFront(
  productPort: number,
  pagePath: string,
): Promise<{ url: string; server: Server }> {
  const still = brotliCompressSync(await readStatic(productPort, pagePath));
  const port = await findPort();
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === staticPath) {
      // The product renders the page here too, so that both pages have the same time to first byte.
      void readStatic(productPort, pagePath).then(() => {
        outgoing.writeHead(200, {
          "content-type": "text/html; charset=utf-8",
          "content-encoding": "br",
        });
        outgoing.end(still);
      });
    } else {
      passOn(productPort, incoming, outgoing);
    }
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${port}`, server };
}

function passOn(port: number, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { method, url: wanted, headers } = incoming;
  const onward = request({ port, host: "127.0.0.1", method, path: wanted, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on("error", () => outgoing.writeHead(502).end());
  incoming.pipe(onward);
}

async function readStatic(port: number, pagePath: string): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${pagePath}`, {
    headers: { "accept-language": "he-IL" },
  });
  if (answer.status !== 200) throw new Error(`${pagePath} answered ${answer.status}`);
  return (await answer.text()).replaceAll(/<script[^]*?<\/script>/g, "");
}
