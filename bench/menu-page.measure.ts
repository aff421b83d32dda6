import { mkdtempSync, rmSync } from "node:fs";
import { createServer, request } from "node:http";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { findPort, startNode } from "./children.ts";
import { endProcess } from "../apps/server/src/platform/testing/server-process.ts";
import { report } from "./report.ts";
import { openBrowser } from "./phone.ts";
import { loadOnPhone, middleOf } from "./throttled-page.ts";
import type { PageLoad } from "./throttled-page.ts";

const menuPath = "/m/demo";
const staticPath = "/static";

/**
 * Measures the demo bakery's menu on a slow phone against the same page as static HTML without any script. Both come
 * through one small server of ours, so that nothing but the page differs. Needs the built public menu.
 */
export async function measureMenuPage(times: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "marzipan-bench-"));
  const port = await findPort();
  const { child } = await startNode(
    ["apps/server/src/main.ts"],
    { PORT: String(port), METRICS_PORT: "off", LOG_LEVEL: "silent", DATA_DIR: folder },
    "is open at",
  );
  const front = await openFront(port);
  const browser = await openBrowser();
  try {
    const live: PageLoad[] = [];
    const still: PageLoad[] = [];
    // Loads alternate, so that other load on the machine affects both alike; the first of each does
    // not count.
    for (let time = 0; time <= times; time += 1) {
      const bare = await loadOnPhone(browser, `${front.url}${staticPath}`);
      const page = await loadOnPhone(browser, `${front.url}${menuPath}`);
      if (time > 0) still.push(bare);
      if (time > 0) live.push(page);
    }
    tell(live, still);
  } finally {
    await browser.close();
    front.server.close();
    await endProcess(child, "SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  }
}

function tell(live: readonly PageLoad[], still: readonly PageLoad[]): void {
  const say = (name: string, value: number, unit: string, atMost?: number): void =>
    report({
      name: `menu page: ${name}`,
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
  say("whole page", middleOf(live, "totalKb"), "KB");
  say("whole static page", middleOf(still, "totalKb"), "KB");
}

/** A proxy in front of the product that answers the static page itself. */
async function openFront(productPort: number): Promise<{ url: string; server: Server }> {
  const still = brotliCompressSync(await readStatic(productPort));
  const port = await findPort();
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === staticPath) {
      // The product renders the page here too, so that both pages have the same time to first byte.
      void readStatic(productPort).then(() => {
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

async function readStatic(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${menuPath}`, {
    headers: { "accept-language": "he-IL" },
  });
  if (answer.status !== 200) throw new Error(`${menuPath} answered ${answer.status}`);
  return (await answer.text()).replaceAll(/<script[^]*?<\/script>/g, "");
}
