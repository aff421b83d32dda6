import { describe, expect, it } from "vitest";
import { decimalSignOf, readAmount } from "./amounts.ts";
import { findDayOrder, readDay, readTime } from "./days.ts";
import { readItems } from "./order-items.ts";
import { groupOrders, readOrderRow } from "./order-rows.ts";
import type { OrderRow, OrderWriting } from "./order-rows.ts";
import {
  readCategory,
  readFulfilment,
  readMethod,
  readPaymentStatus,
  readStatus,
} from "./order-words.ts";

describe("amounts", () => {
  it.each([
    ["1,234.50", ".", 1234.5, null],
    ["1.234,50", ".", 1234.5, null],
    ["12,50 €", ".", 12.5, "EUR"],
    ["₪ 1,200", ".", 1200, "ILS"],
    ["120 ש״ח", ".", 120, "ILS"],
    ["USD 45.00", ".", 45, "USD"],
    ["$45", ".", 45, "USD"],
    ["1 234,5", ",", 1234.5, null],
    ["1'234.50", ".", 1234.5, null],
    ["1.234", ",", 1234, null],
    ["1.234", ".", 1.234, null],
    ["(45.00)", ".", -45, null],
    ["-45", ".", -45, null],
    ["٤٥٫٥", ".", 45.5, null],
    ["1.234.567", ".", 1234567, null],
    ["0,500", ".", 0.5, null],
  ] as const)("reads %s as its column writes it", (cell, sign, amount, currency) => {
    expect(readAmount(cell, sign)).toEqual({ amount, currency });
  });

  it.each(["", "cake", "12 apples", "-", "a1b"])("does not read %j", (cell) => {
    expect(readAmount(cell)).toBeNull();
  });

  it("infers the decimal sign from the whole column", () => {
    expect(decimalSignOf(["1.234", "12,5"], ".")).toBe(",");
    expect(decimalSignOf(["1,234", "12.5"], ",")).toBe(".");
    expect(decimalSignOf(["1.234"], ",")).toBe(",");
  });
});

describe("days", () => {
  it("infers day or month first from the whole column, and asks where nothing settles it", () => {
    expect(findDayOrder(["03/12/2026", "25/12/2026"]).order).toBe("day");
    expect(findDayOrder(["03/12/2026", "12/25/2026"]).order).toBe("month");
    expect(findDayOrder(["03/12/2026", "04/12/2026"])).toEqual({
      order: null,
      example: "03/12/2026",
    });
    expect(findDayOrder(["2026-12-03", "5.5.2026"]).order).toBe("day");
  });

  it.each([
    ["2026-12-03 10:00:00 +0200", "2026-12-03"],
    ["2026/12/3", "2026-12-03"],
    ["3.12.2026", "2026-12-03"],
    ["03/12/26", "2026-12-03"],
    ["Thu, 3/12/2026", "2026-12-03"],
    ["3 December 2026", "2026-12-03"],
    ["Dec 3, 2026", "2026-12-03"],
    ["3 בדצמבר 2026", "2026-12-03"],
    ["3. Dezember 2026", "2026-12-03"],
    ["3 déc. 2026", "2026-12-03"],
    ["3 de dezembro de 2026", "2026-12-03"],
    ["3 de diciembre de 2026", "2026-12-03"],
    ["2026年12月3日", "2026-12-03"],
    ["3 दिसंबर 2026", "2026-12-03"],
    ["3 ديسمبر 2026", "2026-12-03"],
    ["٣/١٢/٢٠٢٦", "2026-12-03"],
    ["12/25/2026", "2026-12-25"],
    ["31/02/2026", null],
    ["soon", null],
  ])("reads %s", (cell, day) => {
    expect(readDay(cell, "day")).toBe(day);
  });

  it.each([
    ["14:30", "14:30"],
    ["2:30 PM", "14:30"],
    ["12:05 am", "00:05"],
    ["14h30", "14:30"],
    ["3pm", "15:00"],
    ["14 Uhr", "14:00"],
    ["10:00-12:00", "10:00"],
    ["2026-12-03 09:15:00 +0200", "09:15"],
    ["2026-12-03", null],
    ["25:00", null],
    ["morning", null],
  ])("reads the time of %s", (cell, time) => {
    expect(readTime(cell)).toBe(time);
  });
});

describe("items in one cell", () => {
  it.each([
    [
      "2x Honey cake, 20 rugelach",
      [
        ["Honey cake", 2],
        ["rugelach", 20],
      ],
    ],
    [
      "2 honey cake; 24 rugelach",
      [
        ["honey cake", 2],
        ["rugelach", 24],
      ],
    ],
    [
      "Honey cake x2\nRugelach x 20",
      [
        ["Honey cake", 2],
        ["Rugelach", 20],
      ],
    ],
    [
      "Honey cake (2), Rugelach: 20",
      [
        ["Honey cake", 2],
        ["Rugelach", 20],
      ],
    ],
    [
      "1 honey cake, 24 cm, 20 rugelach",
      [
        ["honey cake, 24 cm", 1],
        ["rugelach", 20],
      ],
    ],
    ["½ kg cookies", [["kg cookies", 0.5]]],
    [
      "2 עוגות דבש, 20 רוגלך",
      [
        ["עוגות דבש", 2],
        ["רוגלך", 20],
      ],
    ],
    [
      "٢ كعكة عسل، ٢٠ روغيلاخ",
      [
        ["كعكة عسل", 2],
        ["روغيلاخ", 20],
      ],
    ],
    [
      "蛋糕×2、曲奇×20",
      [
        ["蛋糕", 2],
        ["曲奇", 20],
      ],
    ],
    [
      "1,5 kg Brot; 2 Torten",
      [
        ["kg Brot", 1.5],
        ["Torten", 2],
      ],
    ],
    [
      "name:Cake|quantity:2|total:20.00; name:Pie|quantity:1|total:9",
      [
        ["Cake", 2],
        ["Pie", 1],
      ],
    ],
  ])("reads %j", (cell, items) => {
    expect(readItems(cell)?.map(({ name, quantity }) => [name, quantity])).toEqual(items);
  });

  it("reads a price behind the name", () => {
    expect(readItems("2 Honey cake @ 140, 1 Pie @ 9.50")).toEqual([
      { name: "Honey cake", quantity: 2, unitPrice: 140 },
      { name: "Pie", quantity: 1, unitPrice: 9.5 },
    ]);
  });

  it.each(["cake like last time", "see chat", "2", "?"])("guesses nothing of %j", (cell) => {
    expect(readItems(cell)).toBeNull();
  });

  it("reads long cells in linear time", () => {
    const start = performance.now();
    readItems("2 a, ".repeat(100_000));
    readItems("(".repeat(200_000));
    readItems("1 ".repeat(100_000));
    readItems(`x ${" ".repeat(200_000)}`);
    expect(performance.now() - start).toBeLessThan(1500);
  });
});

describe("words of orders", () => {
  it.each([
    ["Fulfilled", "completed"],
    ["wc-processing", "in_progress"],
    ["on-hold", "pending"],
    ["Canceled", "cancelled"],
    ["הושלמה", "completed"],
    ["ملغي", "cancelled"],
    ["livrée", "completed"],
    ["storniert", "cancelled"],
    ["pendiente", "pending"],
    ["已完成", "completed"],
    ["लंबित", "pending"],
    ["キャンセル", "cancelled"],
    ["concluído", "completed"],
  ])("reads the state %s", (cell, status) => {
    expect(readStatus(cell)?.status).toBe(status);
  });

  it("tells what is said of the payment", () => {
    expect(readStatus("paid")).toEqual({ status: null, payment: "paid" });
    expect(readPaymentStatus("pending")).toBe("unpaid");
    expect(readPaymentStatus("Partially_paid")).toBe("part");
    expect(readStatus("whatever")).toBeNull();
    expect(readMethod("Shopify Payments")).toBe("card");
    expect(readMethod("מזומן")).toBe("cash");
    expect(readFulfilment("Local pickup")).toBe("pickup");
    expect(readFulfilment("משלוח")).toBe("delivery");
    expect(readCategory("Zutaten")).toBe("food");
  });
});

const writing: OrderWriting = {
  dayOrder: "day",
  decimalSign: ".",
  currency: "ILS",
  hasPayments: true,
  labels: { number: "Order", paid: "Paid" },
};

const read = (rows: readonly OrderRow["cells"][], change: Partial<OrderWriting> = {}) =>
  groupOrders(rows.map((cells, at) => ({ row: at + 2, cells }))).map((order) =>
    readOrderRow(order, { ...writing, ...change }),
  );

describe("rows of orders", () => {
  it("make one order of one number, and of rows below that repeat nothing", () => {
    const orders = read([
      {
        number: "318",
        name: "Dana",
        date: "3/12/2026",
        item: "Cake",
        quantity: "2",
        unitPrice: "140",
      },
      { number: "318", item: "Rugelach", quantity: "24", unitPrice: "7" },
      { item: "Figure", unitPrice: "60" },
      {
        number: "319",
        name: "Yoav",
        date: "4/12/2026",
        item: "Bread",
        lineTotal: "30",
        quantity: "2",
      },
    ]);
    expect(orders).toMatchObject([
      {
        row: 2,
        cells: { name: "Dana", date: "2026-12-03", notes: "Order: 318" },
        items: [
          { name: "Cake", quantity: 2, unitPrice: 140 },
          { name: "Rugelach", quantity: 24, unitPrice: 7 },
          { name: "Figure", quantity: 1, unitPrice: 60 },
        ],
      },
      { row: 5, items: [{ name: "Bread", quantity: 2, unitPrice: 15 }] },
    ]);
  });

  it("are two orders of one number for two people on two days", () => {
    expect(
      read([
        { number: "1", name: "Dana", date: "3/12/2026", item: "Cake" },
        { number: "1", name: "Yoav", date: "5/12/2026", item: "Pie" },
      ]),
    ).toHaveLength(2);
  });

  it("say what was paid and what is owed, only where the file states it", () => {
    const base = { name: "Dana", date: "3/10/2026", items: "1 cake", total: "100" };
    const [plain, part, none, paid, short] = read([
      base,
      { ...base, paid: "40" },
      { ...base, paymentStatus: "pending" },
      { ...base, status: "Paid" },
      { ...base, balance: "30" },
    ]);
    expect(plain).toMatchObject({ payments: [] });
    expect(plain?.cells["isOwed"]).toBeUndefined();
    expect(part).toMatchObject({ payments: [{ amount: 40 }], cells: { isOwed: "1" } });
    expect(none).toMatchObject({ payments: [], cells: { isOwed: "1" } });
    expect(paid).toMatchObject({ payments: [{ amount: 100 }] });
    expect(paid?.cells["isOwed"]).toBeUndefined();
    expect(short).toMatchObject({ payments: [{ amount: 70 }], cells: { isOwed: "1" } });
  });

  it("keep the paid amount in the notes where payments cannot be recorded", () => {
    const [order] = read([{ name: "Dana", date: "3/10/2026", items: "1 cake", paid: "40" }], {
      hasPayments: false,
    });
    expect(order).toMatchObject({ payments: [], cells: { notes: "Paid: 40" } });
  });

  it("take the currency of each order, and never two in one", () => {
    const base = { name: "Dana", date: "3/10/2026" };
    const orders = read([
      { ...base, items: "1 cake", total: "€40" },
      { ...base, items: "1 cake", total: "40", currency: "usd" },
      { ...base, items: "1 cake", total: "40" },
      { ...base, item: "a", unitPrice: "$4", total: "€4" },
      { ...base, items: "1 cake", total: "40", currency: "pounds" },
    ]);
    expect(orders.map(({ cells }) => cells["currency"])).toEqual([
      "EUR",
      "USD",
      "ILS",
      "EUR",
      "pounds",
    ]);
    expect(orders[3]?.problem).toBe("currency");
  });

  it("name the items that cannot be read instead of guessing", () => {
    const [order] = read([{ name: "Yoav", date: "11/12/2026", items: "cake like last time" }]);
    expect(order).toMatchObject({ problem: "items", items: [] });
  });
});
