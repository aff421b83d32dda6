import type { CaptchaChallenge } from "@marzipan/contract/captcha";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

/** Solves a proof-of-work challenge away from the page, so that typing stays smooth. */
async function solve(challenge: CaptchaChallenge): Promise<void> {
  const solution = await solveChallenge({ challenge, deriveKey });
  self.postMessage(solution === null ? null : btoa(JSON.stringify({ challenge, solution })));
}

self.addEventListener("message", (event: MessageEvent<CaptchaChallenge>) => {
  void solve(event.data);
});
