import { defineConfig } from "vitest/config";

const shared = { testTimeout: 20_000, hookTimeout: 60_000, pool: "forks" } as const;

/** `unit` needs nothing but Node; `server` runs against one real PostgreSQL that its global setup starts. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: "unit",
          include: [
            "packages/**/*.test.ts",
            "tools/**/*.test.ts",
            "apps/web/src/**/*.test.ts",
            "apps/menu/src/**/*.test.ts",
          ],
        },
      },
      {
        test: {
          ...shared,
          name: "server",
          include: ["apps/server/**/*.test.ts"],
          globalSetup: "apps/server/src/platform/testing/global-setup.ts",
        },
      },
    ],
  },
});
