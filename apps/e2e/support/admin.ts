import type { Page } from "@playwright/test";
import { enter, expect } from "./journey.ts";

/** Signs the demo's administrator in, past her first run, in English, and opens a path. */
export async function openAsAdmin(page: Page, path: string): Promise<void> {
  await enter(page.request, "admin@demo.test");
  const changed = await page.request.patch("/api/settings/business", { data: { isSetUp: true } });
  expect(changed.status()).toBe(200);
  await page.request.patch("/api/me", { data: { language: "en" } });
  await page.goto(`${path}${path.includes("?") ? "&" : "?"}lang=en`);
}
