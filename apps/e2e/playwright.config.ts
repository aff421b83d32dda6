import { defineConfig } from "@playwright/test";
import { journeyLaunch } from "../../tools/structure/chromium.ts";

/** Journeys on the real server with the demo bakery, on a phone's screen unless a journey says otherwise. */
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.journey.ts",
  outputDir: "../../test-results",
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  // A second try tells a weak journey from a broken product: `npm test` names the weak ones, which are to be fixed.
  retries: 1,
  globalSetup: "./support/start-server.ts",
  use: {
    viewport: { width: 390, height: 844 },
    locale: "en-US",
    timezoneId: "Asia/Jerusalem",
    // What a journey lets fail would come from what the device keeps; `kitchen.journey.ts` allows it.
    serviceWorkers: "block",
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: journeyLaunch,
    // Contrast is looked at in colours that have settled; what moves, moves in the journeys of the main job and the order form.
    contextOptions: { reducedMotion: "reduce" },
  },
});
