import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";

/** Answers the page's path with its query. */
export function placeOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

/** Waits until the page stands at a path, whatever its query. */
export async function expectPath(page: Page, path: string): Promise<void> {
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
}
