import { expect, it } from "vitest";
import { identifiedOrder, ordersToChoose, searchOf } from "./payment-match.rules.ts";
import type { Payable } from "./payments.types.ts";

const dana: Payable = {
  id: "01890000-0000-7000-8000-000000000001",
  number: 7,
  clientName: "Dana Lévi",
  deliveryDate: "2026-11-28",
  isCancelled: false,
  currency: "ILS",
  total: 100,
  paid: 10,
  balance: 90,
  depositMissing: 0,
};
const paid: Payable = {
  ...dana,
  id: "01890000-0000-7000-8000-000000000002",
  balance: 0,
  number: 8,
};
const noa: Payable = {
  ...dana,
  id: "01890000-0000-7000-8000-000000000003",
  clientName: "Noa",
  number: 9,
};

it("takes the one open order of a whole name or a number", () => {
  expect(identifiedOrder(" dana levi ", [dana, paid, noa])).toBe(dana);
  expect(identifiedOrder("#9", [dana, noa])).toBe(noa);
  expect(identifiedOrder("7", [dana, noa])).toBe(dana);
});

it("takes none for a part of a name, for two that fit, and for one that is paid or cancelled", () => {
  expect(identifiedOrder("dana", [dana])).toBeNull();
  expect(identifiedOrder("Dana Levi", [dana, { ...dana, id: noa.id, number: 10 }])).toBeNull();
  expect(identifiedOrder("Dana Levi", [paid, { ...dana, isCancelled: true }])).toBeNull();
  expect(identifiedOrder("x", [])).toBeNull();
});

it("offers the open orders, else all that were found", () => {
  expect(ordersToChoose([paid, dana])).toEqual([dana]);
  expect(ordersToChoose([paid])).toEqual([paid]);
});

it("searches for no more than the server takes", () => {
  expect(searchOf(`  ${"x".repeat(300)}`)).toHaveLength(100);
  expect(searchOf(`${"x".repeat(99)}🎂`).isWellFormed()).toBe(true);
});
