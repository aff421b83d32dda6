import { setTimeout as wait } from "node:timers/promises";

/** A browser of another engine than Chromium, as the walk and the journeys drive it: one window, one visitor. */
export interface EngineBrowser {
  /** Loads a path of the product and waits until its scripts have run. */
  load(path: string): Promise<void>;
  /** Runs an expression in the page and returns its value, awaited; it must survive JSON. */
  evaluate<T>(expression: string): Promise<T>;
  /** Clicks the first visible element of an XPath; throws where there is none, or something covers it. */
  click(xpath: string): Promise<void>;
  /** Types into the first visible element of an XPath in place of its text; throws where there is none. */
  type(xpath: string, text: string): Promise<void>;
  /** Chooses a file in the first file field of the page; throws where there is none. */
  chooseFile(file: string): Promise<void>;
  /** Returns what the window shows, as a PNG. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

const stepLimitMs = 60_000;
// What a click leads to may take its time on a busy machine, and a second click would be one on something else.
const clickLimitMs = 15_000;
// Short at first, then longer: each attempt keeps the page and its driver busy.
const pausesMs = { first: 50, longest: 500, growth: 1.5 };

/** Repeats an attempt until it succeeds, for as long as a step may take; throws its last error. */
export async function until<T>(attempt: () => Promise<T>, limitMs = stepLimitMs): Promise<T> {
  const endsAt = performance.now() + limitMs;
  for (let pause = pausesMs.first; ; pause = Math.min(pause * pausesMs.growth, pausesMs.longest)) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > endsAt) throw error;
      await wait(pause);
    }
  }
}

/** Waits until an expression in the page is true; `what` names it in the error. */
export async function untilTrue(
  browser: EngineBrowser,
  expression: string,
  what: string,
): Promise<void> {
  await until(() => expectTrue(browser, expression, what));
}

async function expectTrue(browser: EngineBrowser, expression: string, what: string): Promise<void> {
  if (await browser.evaluate<boolean>(`Boolean(${expression})`)) return;
  const seen = await browser.evaluate<string>(
    "location.pathname + ': ' + document.body.innerText.replace(/\\s+/g, ' ').slice(0, 300)",
  );
  throw new Error(`waited for ${what} on ${seen}`);
}

/** Clicks an element of an XPath as soon as one can be clicked, and again where an expression in the page does not become true. */
export async function clickUntil(
  browser: EngineBrowser,
  xpath: string,
  expression: string,
): Promise<void> {
  await until(async () => {
    if (await browser.evaluate<boolean>(`Boolean(${expression})`)) return;
    await browser.click(xpath);
    const expected = `${expression} after a click on ${xpath}`;
    await until(() => expectTrue(browser, expression, expected), clickLimitMs);
  });
}

/** Returns the expression for the first visible element of an XPath, or `undefined` where there is none. */
export function visible(xpath: string): string {
  return `((found) => Array.from({ length: found.snapshotLength }, (_, at) => found.snapshotItem(at)).find((one) => one.checkVisibility({ visibilityProperty: true })))(document.evaluate(${JSON.stringify(xpath)}, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE, null))`;
}

/** Returns the expression whether the first visible element of an XPath, scrolled into view, takes a click at its middle. */
export function isClickable(xpath: string): string {
  return `((element) => {
    if (!element) return false;
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return element.contains(hit) || (hit?.closest("label")?.control ?? null) === element;
  })(${visible(xpath)})`;
}

const quoted = (text: string): string => (text.includes('"') ? `'${text}'` : `"${text}"`);

/** Returns the XPath of a button, link, tab, option or menu item by its whole visible text or its label, of several names. */
export function control(...names: readonly string[]): string {
  const roles = ["button", "link", "tab", "option", "menuitem"].map((one) => `@role="${one}"`);
  const kinds = ["self::button", "self::a", ...roles].join(" or ");
  const texts = names.map(quoted).map((text) => `normalize-space()=${text} or @aria-label=${text}`);
  return `//*[${kinds}][not(ancestor-or-self::*[@inert])][${texts.join(" or ")}]`;
}

/** Returns the XPath of a field by its label, its own or the one that points to it, or by its placeholder. */
export function field(name: string): string {
  const text = quoted(name);
  const ofLabel = `@id=//label[normalize-space()=${text}]/@for`;
  return `//*[self::input or self::textarea][${ofLabel} or @aria-label=${text} or @placeholder=${text}]`;
}

/** Returns the XPath of the innermost elements that contain a text. */
export function withText(text: string): string {
  const contains = `contains(normalize-space(),${quoted(text)})`;
  return `//*[not(self::script)][${contains}][not(*[${contains}])]`;
}
