import { expect, it } from "vitest";
import { orderPatterns, orderSearchText } from "./order-search.ts";

it("holds client, phone digits and each item's name once, normalised", () => {
  const line = { quantity: 1, unitPriceMinor: 0, productId: null };
  const lines = ["Crème Brûlée", "creme brulee", "", "עוּגה"].map((dessertName) => ({
    ...line,
    dessertName,
  }));
  expect(orderSearchText({ clientName: "Zoë  Ünal", phone: "+972 (54) 123-4567", lines })).toBe(
    "zoe unal 972541234567 creme brulee עוגה",
  );
});

it.each([
  ["#365", ["%#365%"]],
  ["# 365", ["%#365%"]],
  ["No. 365", ["%#365%"]],
  ["no 365", ["%#365%"]],
  ["Order #365", ["%#365%"]],
  ["order 365", ["%#365%"]],
  ["№ 365", ["%#365%"]],
  ["№365", ["%#365%"]],
  ["מס׳ 365", ["%#365%"]],
  ["מס' 365", ["%#365%"]],
  ["הזמנה מס׳ 365", ["%#365%"]],
  ["رقم 365", ["%#365%"]],
  ["طلبية رقم ٣٦٥", ["%#365%"]],
  ["Nr. 365", ["%#365%"]],
  ["Bestellung Nr. 365", ["%#365%"]],
  ["nº 365", ["%#365%"]],
  ["n° 365", ["%#365%"]],
  ["Commande nº 365", ["%#365%"]],
  ["Pedido n.º 365", ["%#365%"]],
  ["número 365", ["%#365%"]],
  ["ऑर्डर नं. 365", ["%#365%"]],
  ["注文番号365", ["%#365%"]],
  ["订单 365", ["%#365%"]],
  ["cake nr. 12", ["%cake%", "%nr.%", "%12%"]],
  ["piano 12", ["%piano%", "%12%"]],
  ["no nuts", ["%no%", "%nuts%"]],
  ["050-555 0152", ["%505550152%"]],
  ["12", ["%12%"]],
  ["١٢", ["%12%"]],
  ["۷", ["%7%"]],
  ["१२", ["%12%"]],
  ["كعكة ١٢", ["%كعكه%", "%١٢%"]],
  ["\u2068#1041\u2069", ["%#1041%"]],
  ["הזמנה \u2068מס׳ 1041\u2069", ["%#1041%"]],
  ["\u200fדנה \u2068לוי\u2069", ["%דנה%", "%לוי%"]],
])("%s is searched as %j", (query, patterns) => {
  expect(orderPatterns(query)).toEqual(patterns);
});
