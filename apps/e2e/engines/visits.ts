import type { Language } from "@marzipan/contract/languages";
import { demoPassword } from "../support/journey.ts";
import type { Words } from "../support/words.ts";
import { clickUntil, field, until, untilTrue } from "./engine.ts";
import type { EngineBrowser } from "./engine.ts";

/**
 * Keeps what goes wrong in the page from now on: thrown errors, and calls that fail. A busy server's 503 is tried again
 * by the app; where that does not help, the page says so.
 */
const watch = `(() => {
  if (window.seenErrors) return;
  const seen = (window.seenErrors = []);
  addEventListener("error", ({ message }) => message && seen.push(message));
  addEventListener("unhandledrejection", ({ reason }) => seen.push(String(reason?.stack ?? reason)));
  const fetched = window.fetch;
  window.fetch = async (...call) => {
    const answer = await fetched(...call);
    if (answer.status >= 400 && ![401, 404, 503].includes(answer.status)) seen.push(answer.status + " " + answer.url);
    return answer;
  };
})()`;

/** What a page says where it, or a part of it, could not be shown. */
const failureTexts = [
  "errors.application_error",
  "errors.internal",
  "errors.network",
  "errors.unavailable",
  "errors.unexpected",
] as const;

// Some parts load only when they come near the window.
const isSettled = `(scrollTo(0, document.body.scrollHeight), true) && document.body.innerText.trim().length > 20 && !document.querySelector(".first-screen, [data-part=skeleton], [aria-busy=true]")`;

/** Waits until the page shows what it loaded; fails on an error page, a failed part, a thrown error and a blank page. */
async function expectPage(browser: EngineBrowser, { t }: Words, path: string): Promise<void> {
  const texts = JSON.stringify(failureTexts.map((text) => t(text)));
  const problem = `${texts}.find((text) => document.body.innerText.includes(text))`;
  await untilTrue(browser, `${problem} || (${isSettled})`, `${path} to have loaded`);
  const found = await until(() =>
    browser.evaluate<{ problem: string | null; errors: string[] }>(
      `({ problem: ${problem} ?? null, errors: window.seenErrors?.splice(0) ?? [] })`,
    ),
  );
  const complaints = [
    ...(found.problem === null ? [] : [`shows ${found.problem}`]),
    ...found.errors.map((error) => `threw ${error}`),
  ];
  if (complaints.length > 0) throw new Error(`${path} ${complaints.join("; ")}`);
}

/** Loads a page from the server and watches what goes wrong in it. */
export async function load(browser: EngineBrowser, words: Words, path: string): Promise<void> {
  await browser.load(path);
  await until(() => browser.evaluate(watch));
  await expectPage(browser, words, path);
}

/** Goes to a page of the app as a link does, without loading the app again; `end` is where a path leads that is no page. */
export async function follow(
  browser: EngineBrowser,
  words: Words,
  path: string,
  end = path,
): Promise<void> {
  await browser.evaluate(`void __TSR_ROUTER__.navigate({ href: ${JSON.stringify(path)} })`);
  await untilTrue(browser, `location.pathname === ${JSON.stringify(end)}`, end);
  await expectPage(browser, words, path);
}

/** Types into a field by its name in place of its text, as soon as it is there. */
export async function type(browser: EngineBrowser, name: string, text: string): Promise<void> {
  await until(() => browser.type(field(name), text));
}

/** Signs in by the form, in a language for this visit; the visitor may be at any page. */
export async function signIn(
  browser: EngineBrowser,
  words: Words,
  email: string,
  language: Language,
): Promise<void> {
  const { t } = words;
  await load(browser, words, `/auth?mode=sign-in&lang=${language}`);
  await type(browser, t("common.email"), email);
  await type(browser, t("accounts.password"), demoPassword);
  const isSignedIn = "location.pathname.endsWith('/dashboard')";
  await clickUntil(browser, "//form//button[@type='submit']", isSignedIn);
  await expectPage(browser, words, "/dashboard");
}

/** Makes a call of the product as the visitor does, and returns its reply. */
export async function call<Reply = unknown>(
  browser: EngineBrowser,
  method: string,
  path: string,
  body?: unknown,
): Promise<Reply> {
  const init = {
    method,
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      "idempotency-key": crypto.randomUUID(),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  };
  return browser.evaluate<Reply>(
    `fetch(${JSON.stringify(path)}, ${JSON.stringify(init)}).then((answer) => answer.json())`,
  );
}
