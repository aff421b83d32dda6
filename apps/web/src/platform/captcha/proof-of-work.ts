import { getCaptchaChallenge } from "@marzipan/contract/captcha";
import type { CaptchaChallenge, CaptchaPurpose } from "@marzipan/contract/captcha";
import { call } from "../api/call.ts";

/** Asks for a challenge and returns its solution, worked out in a worker of its own; `null` where it cannot be. */
export async function solveProofOfWork(purpose: CaptchaPurpose): Promise<string | null> {
  return await workOut(await call(getCaptchaChallenge, { query: { for: purpose } }));
}

function workOut(challenge: CaptchaChallenge): Promise<string | null> {
  const worker = new Worker(new URL("./solve.worker.ts", import.meta.url), { type: "module" });
  return new Promise<string | null>((resolve) => {
    worker.addEventListener("message", (event: MessageEvent<string | null>) => resolve(event.data));
    worker.addEventListener("error", () => resolve(null));
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}
