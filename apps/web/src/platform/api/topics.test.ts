import { endpoints } from "@marzipan/contract/endpoints";
import { liveTopics } from "@marzipan/contract/live-topics";
import { describe, expect, it } from "vitest";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { isStaleAfter, refreshSince } from "./topics.ts";

describe("what a topic makes stale", () => {
  it("reaches everything that shows orders", () => {
    for (const call of [
      "orders.list",
      "orders.counts",
      "dashboard.get",
      "clients.get",
      "dashboard.usage",
    ]) {
      expect(isStaleAfter(["orders"], call)).toBe(true);
    }
  });

  it("leaves alone what does not show it", () => {
    expect(isStaleAfter(["tasks"], "orders.list")).toBe(false);
    expect(isStaleAfter(["products"], "orders.list")).toBe(false);
    expect(isStaleAfter([], "orders.list")).toBe(false);
    expect(isStaleAfter(["orders"], undefined)).toBe(false);
  });

  it("reaches every room of a business that a page reads", () => {
    const asked = endpoints.filter(
      ({ method, access, replyType = "json" }) =>
        method === "GET" && access !== "public" && access !== "admin" && replyType === "json",
    );
    for (const feature of new Set(asked.map(({ id }) => id.split(".")[0]))) {
      const calls = asked.filter(({ id }) => id.startsWith(`${feature}.`));
      expect(calls.some(({ id }) => isStaleAfter(liveTopics, id))).toBe(true);
    }
  });
});

describe("an act that leads to another page", () => {
  it("makes older answers stale, and asks anew only for those that are shown", async () => {
    const client = new QueryClient();
    const asked: string[] = [];
    const show = (id: string): (() => void) =>
      new QueryObserver(client, {
        queryKey: [id],
        queryFn: () => asked.push(id),
        staleTime: Infinity,
      }).subscribe(() => undefined);
    const endedAt = Date.now();
    client.setQueryData(["orders.list"], 1, { updatedAt: endedAt - 5 });
    client.setQueryData(["orders.counts"], 1, { updatedAt: endedAt - 5 });
    client.setQueryData(["orders.get"], 1, { updatedAt: endedAt + 5 });
    client.setQueryData(["tasks.list"], 1, { updatedAt: endedAt - 5 });
    const leave = ["orders.counts", "orders.get", "tasks.list"].map(show);
    await refreshSince(client, ["orders"], endedAt);
    expect(asked).toEqual(["orders.counts"]);
    expect(client.getQueryState(["orders.list"])?.isInvalidated).toBe(true);
    for (const one of leave) one();
  });
});
