import type { CaptchaPurpose } from "@marzipan/contract/captcha";
import { solveBySecret } from "../../server/src/platform/testing/solve-captcha.ts";
import { sessionSecret } from "./start-server.ts";

/** Returns a solved captcha for what a journey prepares by calls: its work is done in pages only, by their widget. */
export function solveCaptcha(purpose: CaptchaPurpose): Promise<string> {
  return solveBySecret(sessionSecret, purpose);
}
