import { describe, expect, it } from "vitest";
import { mailLink, textKindOf, textOfUpdate } from "./order-text.rules.ts";

const pending = {
  status: "pending",
  readyAt: null,
  cancelledAt: null,
  fulfilment: "pickup",
} as const;
const at = "2026-11-20T10:00:00Z";

describe("the text that is offered first", () => {
  it("confirms while the order is made", () => {
    expect(textKindOf(pending, 0)).toBe("confirmation");
    expect(textKindOf({ ...pending, status: "in_progress" }, 0)).toBe("confirmation");
  });

  it("says that it is ready, or on the way where it is delivered", () => {
    expect(textKindOf({ ...pending, readyAt: at }, 0)).toBe("ready");
    expect(textKindOf({ ...pending, readyAt: at, fulfilment: "delivery" }, 0)).toBe("on_the_way");
  });

  it("is empty once the order is over", () => {
    expect(textKindOf({ ...pending, status: "completed" }, 0)).toBeNull();
    expect(textKindOf({ ...pending, cancelledAt: at }, 0)).toBeNull();
  });
});

it("reminds of what is still to be paid once the order is handed over", () => {
  expect(textKindOf({ ...pending, status: "completed" }, 20)).toBe("reminder");
  expect(textKindOf({ ...pending, cancelledAt: at }, 20)).toBeNull();
});

it("has a text for each change that a customer is told", () => {
  expect(textOfUpdate("accepted", pending)).toBe("confirmation");
  expect(textOfUpdate("moved", pending)).toBe("moved");
  expect(textOfUpdate("canceled", { ...pending, cancelledAt: at })).toBe("canceled");
  expect(textOfUpdate("ready", { ...pending, readyAt: at, fulfilment: "delivery" })).toBe(
    "on_the_way",
  );
});

it("writes mails as links", () => {
  expect(mailLink("a+b@c.example", "No. 1 & 2", "שלום\nx")).toBe(
    "mailto:a%2Bb%40c.example?subject=No.%201%20%26%202&body=%D7%A9%D7%9C%D7%95%D7%9D%0Ax",
  );
});
