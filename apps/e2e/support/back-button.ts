import type { Page } from "@playwright/test";

type WithBack = typeof globalThis & {
  CloseWatcher: new () => { requestClose: () => void };
  pressBack: () => void;
};

/** Lets `pressBack` act in a page that is opened from now on: the phone's own button cannot be pressed here. */
export async function hearBack(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const own = globalThis as WithBack;
    own.CloseWatcher = class extends own.CloseWatcher {
      constructor() {
        super();
        own.pressBack = () => this.requestClose();
      }
    };
  });
}

/** Does what a phone's back button does while something is open: asks the latest watcher to close. */
export async function pressBack(page: Page): Promise<void> {
  await page.evaluate(() => (globalThis as WithBack).pressBack());
}
