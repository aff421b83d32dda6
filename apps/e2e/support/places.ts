import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";

/** Returns the page's path with its query. */
export function placeOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

/** Waits until the page is at a path, whatever its query. */
export async function expectPath(page: Page, path: string): Promise<void> {
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
}

/** Waits for the landing page's good-bye (spec §4); until it stands, its loading would end another page's. */
export async function expectGoodbye(page: Page): Promise<void> {
  await expect(page.locator("#root")).toHaveCount(0);
  expect(placeOf(page)).toBe("/?from=logout");
  await expect(page.getByText("Successfully signed out").first()).toBeVisible();
}
