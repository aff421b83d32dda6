import { playwright } from "@vitest/browser-playwright";
import { defineProject, mergeConfig } from "vitest/config";
import { chromiumLaunch } from "../../tools/structure/chromium.ts";
import web from "./vite.config.ts";

const desktop = { width: 1024, height: 768 };
const phone = { width: 390, height: 844 };

/** One browser whose window is as large as the page in it, so that a press never scrolls. */
const browserOf = (viewport: typeof desktop, contextOptions: object) => ({
  browser: "chromium" as const,
  viewport,
  provider: playwright({
    launchOptions: chromiumLaunch,
    contextOptions: {
      viewport,
      locale: "en-US",
      timezoneId: "Asia/Jerusalem",
      ...contextOptions,
    },
    actionTimeout: 10_000,
  }),
});

/**
 * Components in a real browser, with real keys, mouse and fingers: `*.test.tsx` as on a desktop,
 * `*.phone.test.tsx` as on a phone.
 */
export default mergeConfig(
  web,
  defineProject({
    // All packages are bundled again before the first test: one found later reloads the page under a test.
    optimizeDeps: { entries: ["src/**/*.{ts,tsx}"], force: true },
    test: {
      testTimeout: 60_000,
      expect: { poll: { timeout: 5000 } },
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        instances: [
          {
            ...browserOf(desktop, {}),
            name: "web",
            include: ["src/**/*.test.tsx"],
            exclude: ["src/**/*.phone.test.tsx"],
          },
          {
            ...browserOf(phone, { hasTouch: true, isMobile: true }),
            name: "web phone",
            include: ["src/**/*.phone.test.tsx"],
          },
        ],
      },
    },
  }),
);
