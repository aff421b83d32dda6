import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

// Test files keep nothing that another could meet; loading everything anew for each would take a third of the time.
const shared = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // As the journeys: what passes only when repeated is named in the summary of the run.
  retry: 1,
  pool: "forks",
  isolate: false,
} as const;

/** An `Intl` that writes days differently from this Node's, and a clock that can be on any weekday. */
const setupFiles = ["tools/structure/other-icu.ts", "tools/structure/test-clock.ts"];

/** `unit` needs nothing but Node; `server` runs against one real PostgreSQL that its global setup starts. */
export default defineConfig({
  test: {
    // More than processors, as no percentage can say: a test often waits for another process, a timer or the disk.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    projects: [
      {
        test: {
          ...shared,
          setupFiles,
          name: "unit",
          include: [
            "packages/**/*.test.ts",
            "tools/**/*.test.ts",
            "apps/web/{src,build}/**/*.test.ts",
            "apps/menu/src/**/*.test.ts",
          ],
        },
      },
      {
        test: {
          ...shared,
          setupFiles,
          name: "server",
          include: ["apps/server/**/*.test.ts"],
          globalSetup: "apps/server/src/platform/testing/global-setup.ts",
        },
      },
      "apps/web/vitest.config.ts",
    ],
  },
});
