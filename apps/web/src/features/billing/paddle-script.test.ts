import { describe, expect, it } from "vitest";
import { waitForPaddle } from "./paddle-script.ts";
import type { Paddle } from "./paddle-script.ts";

const paddle = {} as Paddle;

/** A page in which the script is there after `afterMs`, or cannot be fetched the first `failures` times. */
function pageWith({ afterMs = Infinity, failures = 0 }) {
  const page = { waited: 0, added: 0, pauses: [] as number[] };
  return {
    page,
    place: {
      look: () => (page.waited >= afterMs ? paddle : undefined),
      add: () => Promise.resolve((page.added += 1) > failures),
      sleep: (ms: number) => {
        page.waited += ms;
        if (ms >= 1000) page.pauses.push(ms);
        return Promise.resolve();
      },
    },
  };
}

describe("waiting for Paddle.js", () => {
  it("goes on as soon as it is there", async () => {
    const { page, place } = pageWith({ afterMs: 300 });
    expect(await waitForPaddle(place)).toBe(paddle);
    expect(page.waited).toBe(300);
  });

  it("ends after 50 times 100 ms with 'is loading'", async () => {
    const { page, place } = pageWith({});
    await expect(waitForPaddle(place)).rejects.toMatchObject({ code: "pay_sdk_not_loaded" });
    expect(page.waited).toBe(5000);
  });

  it("asks again, each time later, for a script that cannot be fetched", async () => {
    const { page, place } = pageWith({ afterMs: 3000, failures: 2 });
    expect(await waitForPaddle(place)).toBe(paddle);
    expect(page.pauses).toEqual([1000, 2000]);
  });

  it("ends with 'is unavailable' before the pauses are longer than 30 s", async () => {
    const { page, place } = pageWith({ failures: Infinity });
    await expect(waitForPaddle(place)).rejects.toMatchObject({ code: "pay_script_load_failed" });
    expect(page.pauses).toEqual([1000, 2000, 4000, 8000]);
  });
});
