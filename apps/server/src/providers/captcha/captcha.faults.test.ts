import { afterAll, beforeAll, expect, it } from "vitest";
import { faults, openFaultyService } from "../../platform/testing/faulty-service.ts";
import type { FaultyService } from "../../platform/testing/faulty-service.ts";
import { openStandIn } from "../../platform/testing/stand-in.ts";
import type { StandIn } from "../../platform/testing/stand-in.ts";
import { createTurnstile } from "./captcha.turnstile.ts";

const timeoutMs = 500;
const longestMs = 10_000;

let turnstile: StandIn;
let service: FaultyService;
beforeAll(async () => {
  turnstile = await openStandIn();
  turnstile.answer({ success: true, hostname: "localhost", action: "sign_up" });
  service = await openFaultyService(turnstile.url);
});
afterAll(async () => {
  await service.close();
  await turnstile.close();
});

it.each(faults)(
  "a service that %s believes nobody, in time, and believes again afterwards",
  async (fault) => {
    const captcha = createTurnstile({
      siteKey: "0x4AAA",
      secret: "hush",
      url: service.url,
      host: "localhost",
      timeoutMs,
    });
    service.fail(fault);
    const began = Date.now();
    expect(await captcha.isSolved("token", "sign_up", "10.0.0.1")).toBe(false);
    expect(Date.now() - began).toBeLessThan(longestMs);
    service.fail(null);
    expect(await captcha.isSolved("token", "sign_up", "10.0.0.1")).toBe(true);
  },
);
