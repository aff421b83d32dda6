import { createServer, request } from "node:http";
import type { Server } from "node:http";
import { brotliCompressSync } from "node:zlib";
import type { Browser, BrowserContext } from "@playwright/test";
import { findPort } from "./children.ts";

/** Returns the finished page as plain HTML without a script; its styles, fonts and pictures come from the product. */
export async function openStatic(
  browser: Browser,
  productUrl: string,
  pagePath: string,
  cookies: Awaited<ReturnType<BrowserContext["cookies"]>>,
): Promise<{ url: string; server: Server }> {
  const html = brotliCompressSync(await copyPage(browser, `${productUrl}${pagePath}`, cookies));
  const port = await findPort();
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === pagePath) {
      outgoing.writeHead(200, {
        "content-type": "text/html; charset=utf-8",
        "content-encoding": "br",
      });
      outgoing.end(html);
      return;
    }
    const { method, url = "/", headers } = incoming;
    const onward = request(new URL(url, productUrl), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on("error", () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${port}${pagePath}`, server };
}

async function copyPage(
  browser: Browser,
  url: string,
  cookies: Awaited<ReturnType<BrowserContext["cookies"]>>,
): Promise<string> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    await context.addCookies(cookies);
    const page = await context.newPage();
    await page.goto(url);
    await page.locator("main article").first().waitFor();
    await page.waitForLoadState("load");
    const html = await page.content();
    return html
      .replaceAll(/<script[^]*?<\/script>/g, "")
      .replaceAll(/<link[^>]*rel="(modulepreload|preload)"[^>]*>/g, "");
  } finally {
    await context.close();
  }
}
