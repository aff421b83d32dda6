import { describe, expect, it } from "vitest";
import { endOfQuiet, mailTime } from "./notification-times.ts";

const night = { from: "22:00", until: "05:00" };
const inBerlin = { timeZone: "Europe/Berlin", quiet: night, isDigest: true };
const endIn = (times: typeof inBerlin, at: string) => endOfQuiet(times, new Date(at)).toISOString();

describe("the end of quiet hours", () => {
  it.each([
    ["before they begin", "2026-11-26T20:59:59Z", "2026-11-26T20:59:59.000Z"],
    ["as they begin, past midnight", "2026-11-26T21:00:00Z", "2026-11-27T04:00:00.000Z"],
    ["after midnight", "2026-11-27T01:30:00Z", "2026-11-27T04:00:00.000Z"],
    ["as they end", "2026-11-27T04:00:00Z", "2026-11-27T04:00:00.000Z"],
    ["in a night that loses an hour", "2026-03-28T21:30:00Z", "2026-03-29T03:00:00.000Z"],
    ["in a night that has an hour twice", "2026-10-24T20:30:00Z", "2026-10-25T04:00:00.000Z"],
  ])("%s", (_when, at, end) => {
    expect(endIn(inBerlin, at)).toBe(end);
  });

  it("is on the same day for hours of one day", () => {
    const noon = { ...inBerlin, quiet: { from: "12:00", until: "14:00" } };
    expect(endIn(noon, "2026-11-26T11:30:00Z")).toBe("2026-11-26T13:00:00.000Z");
    expect(endIn(noon, "2026-11-26T13:00:00Z")).toBe("2026-11-26T13:00:00.000Z");
  });

  it("at a time that the clock skips is when the clock goes on", () => {
    const early = { ...inBerlin, quiet: { from: "22:00", until: "02:30" } };
    expect(endIn(early, "2026-03-28T23:00:00Z")).toBe("2026-03-29T01:30:00.000Z");
  });

  it("at a time that the clock shows twice is never past", () => {
    const early = { ...inBerlin, quiet: { from: "22:00", until: "02:30" } };
    expect(endIn(early, "2026-10-25T00:10:00Z")).toBe("2026-10-25T00:30:00.000Z");
    expect(endIn(early, "2026-10-25T01:10:00Z")).toBe("2026-10-25T01:30:00.000Z");
  });

  it("without quiet hours is now", () => {
    expect(endOfQuiet({ ...inBerlin, quiet: null }, new Date(0))).toEqual(new Date(0));
  });
});

describe("the time of an email", () => {
  const timeOf = (kind: "request_received" | "task_due", at: string, isDigest = true) =>
    mailTime({ ...inBerlin, isDigest }, kind, new Date(at)).toISOString();

  it("is at once for requests, else once a day", () => {
    expect(timeOf("request_received", "2026-11-26T12:00:00Z")).toBe("2026-11-26T12:00:00.000Z");
    expect(timeOf("task_due", "2026-11-26T06:00:00Z")).toBe("2026-11-26T17:30:00.000Z");
    expect(timeOf("task_due", "2026-11-26T17:31:00Z")).toBe("2026-11-27T17:30:00.000Z");
    expect(timeOf("task_due", "2026-11-26T06:00:00Z", false)).toBe("2026-11-26T06:00:00.000Z");
  });

  it("is after the quiet hours, also for the daily email", () => {
    expect(timeOf("request_received", "2026-11-26T22:00:00Z")).toBe("2026-11-27T04:00:00.000Z");
    const times = { ...inBerlin, quiet: { from: "17:00", until: "03:00" } };
    expect(mailTime(times, "task_due", new Date("2026-11-26T06:00:00Z")).toISOString()).toBe(
      "2026-11-27T02:00:00.000Z",
    );
  });
});
