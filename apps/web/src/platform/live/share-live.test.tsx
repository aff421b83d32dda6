import { expect, it, vi } from "vitest";
import { joinLive } from "./share-live.ts";

it("does not ask without end for a lock that the browser refuses at once", async () => {
  // WebKit does so in a document that is being left.
  const request = vi.fn<() => Promise<never>>(() =>
    Promise.reject(new DOMException("not active", "InvalidStateError")),
  );
  Object.defineProperty(navigator, "locks", { configurable: true, value: { request } });
  const leave = joinLive(
    "account",
    () => undefined,
    () => Promise.resolve(),
  );
  await new Promise((resolve) => setTimeout(resolve, 50));
  leave();
  Reflect.deleteProperty(navigator, "locks");
  expect(request.mock.calls.length).toBeLessThan(3);
});
