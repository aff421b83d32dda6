import type { Order, SentRequest } from "../island/order.ts";
import { keep, readKept } from "../island/keep.ts";
import { CallFailure, callServer, makeKey } from "./api.ts";
import type { FormCaptcha } from "./captcha.ts";
import type { RequestBody } from "./draft.ts";

/**
 * A request that was sent and not answered: it is sent again under the same idempotency key, so
 * that it is stored once.
 */
interface Pending {
  key: string;
  body: RequestBody;
  captchaToken?: string | undefined;
}

const retryMs = 1200;

/** What was sent from this page under one key and not answered, a change of it among them. */
let unanswered: Pending[] = [];

/**
 * Sends the request. One that was sent before a reload, or whose answer was lost, is sent again
 * under its idempotency key, so that it is never stored twice. A network failure is retried once.
 * One that was changed on this page since its answer was lost bears the same key: where it had
 * arrived before the change, that request is answered, as `isUnchanged`.
 * Throws `CallFailure`.
 */
export async function sendRequest(
  order: Order,
  body: RequestBody,
  captcha: FormCaptcha,
): Promise<SentRequest> {
  const name = `pending.${order.data.slug}`;
  const kept = readKept<Pending>(name);
  const isSame = kept !== null && JSON.stringify(kept.body) === JSON.stringify(body);
  const begun = kept && unanswered.some(({ key }) => key === kept.key) ? kept.key : undefined;
  if (begun === undefined) unanswered = [];
  let pending: Pending = isSame ? kept : await begin(body, captcha, begun);
  for (let attempt = 1; ; attempt += 1) {
    keep(name, pending);
    try {
      const sent = await post(order, pending);
      keep(name, null);
      unanswered = [];
      return sent;
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      if (error.code === "idempotency_key_reused") {
        const sent = await findArrived(order);
        if (sent) {
          keep(name, null);
          unanswered = [];
          return { ...sent, isUnchanged: true };
        }
      }
      const isLost = error.code === "network" || error.code === "unavailable";
      if (isLost) unanswered.push(pending);
      else if (error.code !== "idempotency_in_progress") keep(name, null);
      if (attempt > 1) throw error;
      if (error.code === "captcha_failed" || error.code === "captcha_required") {
        pending = await begin(body, captcha, pending.key);
      } else if (isLost && navigator.onLine) {
        await new Promise((resolve) => setTimeout(resolve, retryMs));
      } else {
        throw error;
      }
    }
  }
}

/** Returns the one of those not answered that the server has; `null` when it has none of them. */
async function findArrived(order: Order): Promise<SentRequest | null> {
  for (const pending of unanswered) {
    try {
      return await post(order, pending);
    } catch (error) {
      if (!(error instanceof CallFailure) || error.code !== "idempotency_key_reused") throw error;
    }
  }
  return null;
}

/** A new attempt with a fresh captcha solution, under a new key where it is not one begun before. */
async function begin(
  body: RequestBody,
  captcha: FormCaptcha,
  key: string = makeKey(),
): Promise<Pending> {
  return { key, body, captchaToken: await captcha.take() };
}

/** Sends one attempt; repeated with the same key the server answers as the first time. */
function post(order: Order, { key, body, captchaToken }: Pending): Promise<SentRequest> {
  const address = encodeURIComponent(order.data.address);
  return callServer<SentRequest>(`/api/public/menus/${address}/order-requests`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": key },
    body: JSON.stringify(captchaToken === undefined ? body : { ...body, captchaToken }),
  });
}
