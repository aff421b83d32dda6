import { isSignedByPaddle } from "./paddle-signature.ts";
import type { Payments } from "./payments.port.ts";

/** Makes the way to Paddle; without a secret no signature holds. */
export function createPaddle(webhookSecret: string | null): Payments {
  return {
    isSigned: (body, header, now) =>
      webhookSecret !== null && isSignedByPaddle(body, header, webhookSecret, now),
  };
}
