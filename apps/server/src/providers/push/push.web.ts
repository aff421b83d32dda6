import { request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { isPushAddress, lookupPublic } from "./public-address.ts";
import { encryptPush, vapidHeader } from "./push-encryption.ts";
import type { PushMessage, PushOutcome, PushSender, PushTarget, VapidKeys } from "./push.port.ts";

/** How long a push service may take, in milliseconds. */
const patienceMs = 10_000;

interface Options {
  now: () => Date;
  /** Where a push service can reach the operator: `mailto:` or the server's own address. */
  subject: string;
  /** For tests: push services may be on this machine, without TLS. */
  allowsLocal?: boolean;
}

/**
 * Creates the sender of push messages. It connects to public addresses alone, follows no redirect and reads nothing of the
 * reply, since a browser names the address.
 */
export function createWebPush(options: Options): PushSender {
  const accepts = (endpoint: string): boolean =>
    options.allowsLocal === true || isPushAddress(endpoint);
  return {
    accepts,
    send: async (target, keys, message) => {
      if (!accepts(target.endpoint)) return "gone";
      try {
        return outcomeOf(await post(options, target, keys, message));
      } catch {
        return "failed";
      }
    },
  };
}

/** A device that is unknown to its push service, or that the service refuses for good, is gone. */
function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return "sent";
  return status === 404 || status === 410 || status === 400 || status === 403 ? "gone" : "failed";
}

function post(
  { now, subject, allowsLocal = false }: Options,
  target: PushTarget,
  keys: VapidKeys,
  { text, topic, ttlSeconds }: PushMessage,
): Promise<number> {
  const url = new URL(target.endpoint);
  const body = encryptPush(target, text);
  const headers = {
    authorization: vapidHeader(keys, { audience: url.origin, subject, now: now() }),
    "content-encoding": "aes128gcm",
    "content-type": "application/octet-stream",
    "content-length": body.length,
    ttl: ttlSeconds,
    topic: topic,
    urgency: "high",
  };
  const send = url.protocol === "http:" ? requestHttp : requestHttps;
  return new Promise((resolve, reject) => {
    const call = send(url, {
      method: "POST",
      headers,
      agent: false,
      signal: AbortSignal.timeout(patienceMs),
      ...(allowsLocal ? {} : { lookup: lookupPublic }),
    });
    call.on("response", (reply) => {
      resolve(reply.statusCode ?? 0);
      reply.destroy();
    });
    call.on("error", reject);
    call.end(body);
  });
}
