import puppeteer from "puppeteer-core";
import type { ElementHandle, Page } from "puppeteer-core";
import { until } from "./engine.ts";
import type { EngineBrowser } from "./engine.ts";

/** Starts Firefox without a window and drives it over WebDriver BiDi. */
export async function startFirefox(baseUrl: string, executable: string): Promise<EngineBrowser> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: executable,
    headless: true,
    defaultViewport: { width: 450, height: 844 },
  });
  const page = await browser.newPage();
  return {
    load: async (path) => {
      // A page that leads elsewhere at once ends its own loading.
      await page.goto(baseUrl + path, { waitUntil: "domcontentloaded" }).catch((error: unknown) => {
        if (!String(error).includes("NS_BINDING_ABORTED")) throw error;
      });
    },
    evaluate: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    click: (xpath) => until(async () => (await find(page, xpath)).click()),
    type: (xpath, text) =>
      until(async () => {
        const element = await find(page, xpath);
        await element.click({ count: 3 });
        await page.keyboard.press("Backspace");
        await element.type(text);
      }),
    close: () => browser.close(),
  };
}

async function find(page: Page, xpath: string): Promise<ElementHandle> {
  const element = await page.$(`::-p-xpath(${xpath})`);
  if (!element) throw new Error(`nothing on ${page.url()} is ${xpath}`);
  return element as ElementHandle;
}
