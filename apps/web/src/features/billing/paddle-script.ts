import { PaymentFault } from "./payment-fault.ts";

/** What happens in Paddle's window. */
export interface PaddleEvent {
  name?: string;
  /** What failed, where something did. */
  code?: string;
}

/** The part of Paddle.js that the checkout uses. */
export interface Paddle {
  Environment: { set: (name: "sandbox") => void };
  Initialize: (options: { token: string; eventCallback: (event: PaddleEvent) => void }) => void;
  Checkout: {
    open: (options: {
      transactionId: string;
      customer: { email: string };
      settings: { displayMode: "overlay"; successUrl: string; theme: string; locale: string };
    }) => void;
    close: () => void;
  };
}

/** The page as the loading sees it. */
export interface ScriptPlace {
  /** Returns Paddle.js once it is loaded. */
  look: () => Paddle | undefined;
  /** Puts the script into the page; resolves `false` when it could not be fetched. */
  add: () => Promise<boolean>;
  sleep: (ms: number) => Promise<void>;
}

const tries = 50;
const tryMs = 100;
const mostBackOffMs = 30_000;

/**
 * Waits for Paddle.js 50 times 100 ms (spec §9), then fails with "is loading". A script that cannot be fetched is asked
 * for again after 1 s, 2 s, 4 s and so on; after 30 s of pauses it fails with "is unavailable".
 */
export async function waitForPaddle({ look, add, sleep }: ScriptPlace): Promise<Paddle> {
  let paused = 0;
  for (let pause = 1000; ; pause *= 2) {
    const script = { isMissing: false };
    if (!look()) void add().then((isThere) => (script.isMissing = !isThere));
    for (let n = 0; n < tries && !script.isMissing; n += 1) {
      const paddle = look();
      if (paddle) return paddle;
      await sleep(tryMs);
    }
    if (!script.isMissing) throw new PaymentFault("pay_sdk_not_loaded");
    if (paused + pause > mostBackOffMs) throw new PaymentFault("pay_script_load_failed");
    await sleep(pause);
    paused += pause;
  }
}

const address = "https://cdn.paddle.com/paddle/v2/paddle.js";

/** Loads Paddle.js into this page. */
export function loadPaddle(): Promise<Paddle> {
  return waitForPaddle({
    look: () => (window as Window & { Paddle?: Paddle }).Paddle,
    add: addScript,
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  });
}

function addScript(): Promise<boolean> {
  const standing = document.querySelector(`script[src="${address}"]`);
  if (standing) return Promise.resolve(true);
  return new Promise((resolve) => {
    const script = document.createElement("script");
    script.src = address;
    script.async = true;
    script.addEventListener("load", () => resolve(true));
    script.addEventListener("error", () => {
      script.remove();
      resolve(false);
    });
    document.head.append(script);
  });
}
