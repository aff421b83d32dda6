import puppeteer from "puppeteer-core";
import type { ElementHandle, Page } from "puppeteer-core";
import { isClickable, visible } from "./engine.ts";
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
    click: async (xpath) => {
      if (!(await page.evaluate(isClickable(xpath)))) throw new Error(`${xpath} is covered`);
      await (await find(page, xpath)).click();
    },
    type: async (xpath, text) => {
      const element = await find(page, xpath);
      await element.evaluate((field) => {
        (field as HTMLInputElement).focus();
        (field as HTMLInputElement).select();
      });
      await page.keyboard.type(text);
    },
    chooseFile: async (file) => {
      const input = await page.$("input[type=file]");
      if (!input) throw new Error(`${page.url()} has no file field`);
      await (input as ElementHandle<HTMLInputElement>).uploadFile(file);
    },
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}

async function find(page: Page, xpath: string): Promise<ElementHandle> {
  const element = (await page.evaluateHandle(visible(xpath))).asElement();
  if (!element) throw new Error(`nothing on ${page.url()} is ${xpath}`);
  return element as ElementHandle;
}
