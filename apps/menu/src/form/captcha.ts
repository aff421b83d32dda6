import type { CaptchaChallenge, CaptchaPurpose, getCaptcha } from "@marzipan/contract/captcha";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import { CallFailure, callServer } from "./api.ts";
import { loadTurnstile } from "./turnstile.ts";

/**
 * The captcha of the form; solving begins when the form opens, so that sending need not wait for
 * it.
 */
export interface FormCaptcha {
  /**
   * Returns a fresh solution, good for one sending; `undefined` where none could be had. Throws `CallFailure`
   * where the outside service's widget cannot be loaded.
   */
  take: () => Promise<string | undefined>;
}

// A solution is valid for ten minutes; after nine another one is computed.
const freshMs = 9 * 60_000;
// How long sending waits for the widget's token, in milliseconds.
const patienceMs = 8000;

/** Starts the captcha in use: proof of work in a worker, or the outside service's widget in `place`. */
export function startCaptcha(
  place: HTMLElement,
  language: string,
  purpose: CaptchaPurpose,
): FormCaptcha {
  let begun: { solution: Promise<string | undefined>; at: number } | null = null;
  let show: (() => Promise<FormCaptcha | null>) | null = null;
  let widget: Promise<FormCaptcha | null> | null = null;
  const kind = callServer<ReplyOf<typeof getCaptcha>>("/api/captcha").then(
    ({ siteKey, widgetUrl }) => {
      if (siteKey && widgetUrl) {
        show = () => showWidget(place, { siteKey, widgetUrl, language, purpose }).catch(() => null);
        widget = show();
      } else void begin();
    },
    () => undefined,
  );
  const begin = (): Promise<string | undefined> => {
    const solution = solve(purpose).catch(() => undefined);
    begun = { solution, at: Date.now() };
    return solution;
  };
  return {
    take: async () => {
      await kind;
      if (show) {
        // A widget that could not be loaded is loaded again for the next attempt.
        if ((await widget) === null) widget = show();
        const shown = await widget;
        // Offline, sending itself fails with its own message, so the captcha's failure is not
        // reported.
        if (shown === null && navigator.onLine) throw new CallFailure("captcha_failed");
        return await shown?.take();
      }
      const isFresh = begun !== null && Date.now() - begun.at < freshMs;
      const solution = isFresh && begun ? begun.solution : begin();
      begun = null;
      return await solution;
    },
  };
}

async function solve(purpose: CaptchaPurpose): Promise<string | undefined> {
  const challenge = await callServer<CaptchaChallenge>(`/api/captcha/challenge?for=${purpose}`);
  const worker = new Worker(new URL("./solve.worker.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise((resolve) => {
      worker.addEventListener("message", (event: MessageEvent<string | null>) =>
        resolve(event.data ?? undefined),
      );
      worker.addEventListener("error", () => resolve(undefined));
      worker.postMessage(challenge);
    });
  } finally {
    worker.terminate();
  }
}

/** The outside service's widget, and what it is solved for. */
interface Widget {
  siteKey: string;
  widgetUrl: string;
  language: string;
  purpose: CaptchaPurpose;
}

async function showWidget(
  place: HTMLElement,
  { siteKey, widgetUrl, language, purpose }: Widget,
): Promise<FormCaptcha> {
  const turnstile = await loadTurnstile(widgetUrl);
  let token: string | undefined;
  let hear: () => void = () => undefined;
  const widget = turnstile.render(place, {
    sitekey: siteKey,
    action: purpose,
    language,
    callback: (solved) => {
      token = solved;
      hear();
    },
  });
  const waitForToken = (): Promise<void> =>
    new Promise((resolve) => {
      hear = resolve;
      setTimeout(resolve, patienceMs);
    });
  return {
    take: async () => {
      // The widget may still be computing its first token, or the next one.
      if (token === undefined) await waitForToken();
      const taken = token;
      token = undefined;
      turnstile.reset(widget);
      return taken;
    },
  };
}
