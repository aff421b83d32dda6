import { defineConfig } from "@playwright/test";
import type { Engine } from "./fixtures.ts";

/** All pages and the main jobs in the engines of iPhones and of Firefox, on the real server with the demo bakery. */
export default defineConfig<{ engine: Engine }>({
  testDir: ".",
  testMatch: "**/*.engine.ts",
  outputDir: "../../../test-results/engines",
  timeout: 360_000,
  fullyParallel: true,
  // Safari can be driven once at a time.
  workers: process.platform === "darwin" ? 1 : 2,
  forbidOnly: true,
  retries: 1,
  globalSetup: "../support/start-server.ts",
  projects: [
    { name: "WebKit", use: { engine: "webkit" } },
    { name: "Firefox", use: { engine: "firefox" } },
  ],
});
