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

/**
 * Sends the request. One that was sent before a reload, or whose answer was lost, is sent again
 * under its idempotency key, so that it is never stored twice. A network failure is retried once.
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
  let pending: Pending = isSame ? kept : await begin(body, captcha);
  for (let attempt = 1; ; attempt += 1) {
    keep(name, pending);
    try {
      const sent = await post(order, pending);
      keep(name, null);
      return sent;
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      const isLost = error.code === "network" || error.code === "unavailable";
      if (!isLost && error.code !== "idempotency_in_progress") keep(name, null);
      if (attempt > 1) throw error;
      if (error.code === "captcha_failed" || error.code === "captcha_required") {
        pending = await begin(body, captcha);
      } else if (isLost && navigator.onLine) {
        await new Promise((resolve) => setTimeout(resolve, retryMs));
      } else {
        throw error;
      }
    }
  }
}

/** A new attempt with a new key and a fresh captcha solution. */
async function begin(body: RequestBody, captcha: FormCaptcha): Promise<Pending> {
  return { key: makeKey(), body, captchaToken: await captcha.take() };
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
