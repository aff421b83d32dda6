import { setTimeout as wait } from "node:timers/promises";

/** A browser of another engine than Chromium, as the walk and the journeys drive it: one window, one visitor. */
export interface EngineBrowser {
  /** Loads a path of the product and waits until its scripts have run. */
  load(path: string): Promise<void>;
  /** Runs an expression in the page and returns its value, awaited; it must survive JSON. */
  evaluate<T>(expression: string): Promise<T>;
  /** Clicks the first element of an XPath. */
  click(xpath: string): Promise<void>;
  /** Types into the first element of an XPath, which is emptied before. */
  type(xpath: string, text: string): Promise<void>;
  close(): Promise<void>;
}

const stepLimitMs = 30_000;
const pauseMs = 50;

/** Repeats an attempt until it succeeds, for as long as a step may take; throws its last error. */
export async function until<T>(attempt: () => Promise<T>, limitMs = stepLimitMs): Promise<T> {
  const endsAt = performance.now() + limitMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > endsAt) throw error;
      await wait(pauseMs);
    }
  }
}

/** Waits until an expression in the page is true; `what` names it in the error. */
export async function untilTrue(
  browser: EngineBrowser,
  expression: string,
  what: string,
): Promise<void> {
  await until(async () => {
    if (await browser.evaluate<boolean>(`Boolean(${expression})`)) return;
    const seen = await browser.evaluate<string>(
      "location.pathname + ': ' + document.body.innerText.replace(/\\s+/g, ' ').slice(0, 300)",
    );
    throw new Error(`waited for ${what} on ${seen}`);
  });
}

const quoted = (text: string): string => (text.includes('"') ? `'${text}'` : `"${text}"`);

/** Returns the XPath of a field by its label, its own or the one that points to it, or by its placeholder. */
export function field(name: string): string {
  const text = quoted(name);
  const ofLabel = `@id=//label[normalize-space()=${text}]/@for`;
  return `//*[self::input or self::textarea][${ofLabel} or @aria-label=${text} or @placeholder=${text}]`;
}
