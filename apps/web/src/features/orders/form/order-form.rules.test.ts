import { describe, expect, it } from "vitest";
import type { FormLine } from "../items/item-lines.rules.ts";
import {
  OrderFormSchema,
  changesOf,
  emptyForm,
  isSameForm,
  mergeLatest,
  sumsOf,
} from "./order-form.rules.ts";

const line: FormLine = {
  key: "a",
  dessert_name: "Honey cake",
  quantity: 2,
  unit_price: 140,
  productId: null,
  allergens: null,
};
const empty = emptyForm("2026-11-27", "ILS");
const filled = { ...empty, clientName: "Noa", items: [line] };

function problemsOf(values: typeof empty): string[] {
  const read = OrderFormSchema.safeParse(values);
  if (read.success) return [];
  const said = read.error.issues.map((one) => `${one.path.join(".")}: ${one.message}`);
  return [...new Set(said)];
}

describe("the order form", () => {
  it("asks for a name and for an item or a price, both at once", () => {
    expect(problemsOf(empty)).toEqual(["clientName: required", "items: needs_item_or_price"]);
  });

  it("is complete with a name, a day and one item, or with an agreed price", () => {
    expect(problemsOf(filled)).toEqual([]);
    expect(problemsOf({ ...empty, clientName: "Noa", agreedPrice: 300 })).toEqual([]);
  });

  it("asks for a day", () => {
    expect(problemsOf({ ...filled, deliveryDate: null })).toEqual(["deliveryDate: bad_date"]);
  });

  it("says at which line something is wrong", () => {
    const items = [line, { ...line, key: "b", unit_price: 1.005 }];
    expect(problemsOf({ ...filled, items })).toEqual(["items.1.unit_price: too_precise"]);
  });

  it("asks for the deposit's sum, and for no more than all of the price", () => {
    expect(problemsOf({ ...filled, depositKind: "sum" })).toEqual(["depositValue: required"]);
    expect(problemsOf({ ...filled, depositKind: "percent", depositValue: 120 })).toEqual([
      "depositValue: too_big",
    ]);
  });

  it("makes a client of a new name only", () => {
    expect(OrderFormSchema.parse(filled)).toMatchObject({ saveClient: true });
    const id = "01a1fe74-7d8b-7591-8910-1a22b6258edb";
    expect(OrderFormSchema.parse({ ...filled, clientId: id })).not.toHaveProperty("saveClient");
  });

  it("sends an address with a delivery only", () => {
    const values = { ...filled, address: "14 Ben Yehuda St" };
    expect(OrderFormSchema.parse(values).address).toBeNull();
    expect(OrderFormSchema.parse({ ...values, fulfilment: "delivery" }).address).toBe(
      "14 Ben Yehuda St",
    );
  });
});

describe("changing a stored order", () => {
  it("sends what differs, and nothing else", () => {
    expect(changesOf(filled, { ...filled, notes: "Pink", saveClient: false })).toEqual({
      notes: "Pink",
    });
  });

  it("keeps what was typed here and takes the rest from elsewhere", () => {
    const mine = { ...filled, notes: "Pink" };
    const latest = { ...filled, notes: "Blue", phone: "052-555-0147" };
    expect(mergeLatest(filled, mine, latest)).toMatchObject({
      notes: "Pink",
      phone: "052-555-0147",
    });
  });
});

describe("the money of the form", () => {
  it("is the sum of the lines unless a price is agreed", () => {
    expect(sumsOf(filled)).toEqual({ items: 280, total: 280, deposit: 0 });
    expect(sumsOf({ ...filled, agreedPrice: 250 })).toMatchObject({ items: 280, total: 250 });
    expect(sumsOf({ ...filled, agreedPrice: 0 }).total).toBe(0);
  });

  it("rounds each line half up to the minor unit", () => {
    const third = { ...line, quantity: 0.333, unit_price: 10.01 };
    expect(sumsOf({ ...filled, items: [third, third] }).total).toBe(6.66);
    expect(sumsOf({ ...filled, items: [{ ...line, unit_price: null }] }).total).toBe(0);
  });

  it("reckons a deposit in percent", () => {
    const deposit = { depositKind: "percent", depositValue: 30 } as const;
    expect(sumsOf({ ...filled, ...deposit }).deposit).toBe(84);
  });
});

describe("a form with several things wrong", () => {
  it("says all of them at once, also beside a text that is too long", () => {
    const values = { ...emptyForm("2026-12-01", "ILS"), clientName: "x".repeat(121), phone: "12" };
    const said = OrderFormSchema.safeParse(values).error?.issues.map(
      (issue) => `${issue.path.join(".")}: ${issue.message}`,
    );
    expect(said?.toSorted()).toEqual([
      "clientName: too_long",
      "items: needs_item_or_price",
      "phone: bad_phone",
    ]);
  });
});

describe("what stands in the field that adds an item", () => {
  it("counts as an item of the order", () => {
    const values = {
      ...emptyForm("2026-12-01", "ILS"),
      clientName: "Dana",
      typedItem: " Honey cake ",
    };
    expect(OrderFormSchema.safeParse(values).data?.items).toMatchObject([
      { dessert_name: "Honey cake", quantity: 1, unit_price: 0 },
    ]);
    expect(isSameForm(values, { ...values, typedItem: "" })).toBe(false);
  });
});
