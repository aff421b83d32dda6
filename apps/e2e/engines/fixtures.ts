import { writeFile } from "node:fs/promises";
import { test as base } from "@playwright/test";
import type { EngineBrowser } from "./engine.ts";
import { startFirefox } from "./firefox.ts";
import { startWebKit } from "./webkit.ts";

/** The engines that `npm run test:engines` drives beside Chromium. */
export type Engine = "webkit" | "firefox";

const starts = { webkit: startWebKit, firefox: startFirefox };

function executableOf(engine: Engine): string {
  const name = `MARZIPAN_${engine.toUpperCase()}`;
  const executable = process.env[name];
  if (!executable)
    throw new Error(`${name} names no browser: npm run test:engines finds or installs it`);
  return executable;
}

/** What every test of an engine has: a browser of its own, which no visitor has used before. */
export const test = base.extend<{ engine: Engine; visitor: EngineBrowser }>({
  engine: ["webkit", { option: true }],
  baseURL: async ({ engine: _engine }, provide) => {
    await provide(process.env["MARZIPAN_URL"] ?? "");
  },
  visitor: async ({ engine, baseURL }, provide, testInfo) => {
    const browser = await starts[engine](baseURL ?? "", executableOf(engine));
    try {
      await provide(browser);
      if (testInfo.status !== testInfo.expectedStatus)
        await writeFile(testInfo.outputPath("at-failure.png"), await browser.picture());
    } finally {
      await browser.close();
    }
  },
});
