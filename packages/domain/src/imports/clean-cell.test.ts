import { expect, it } from "vitest";
import { cleanCell, isPlaceholder } from "./clean-cell.ts";

it.each([
  ["'997830002", "997830002"],
  ["’+972 52", "+972 52"],
  ["'(892) 350-0007", "(892) 350-0007"],
  ["'ann@example.test", "ann@example.test"],
  ["'Anna'", "Anna"],
  ["'t Hooft", "'t Hooft"],
  ["O'Brien", "O'Brien"],
  ['="0525550001"', "0525550001"],
  ["\u200E052\u00A0555\u200F\t", "052 555"],
  ["tel:+56998", "+56998"],
  ["mailto:ann@example.test", "ann@example.test"],
  ["क्\u200Dष", "क्\u200Dष"],
])("cleans %j", (written, clean) => {
  expect(cleanCell(written)).toBe(clean);
});

it("knows what stands for nothing", () => {
  const empty = [
    "-",
    "--",
    "n/a",
    "N/A",
    "none",
    "אין",
    "لا يوجد",
    "aucun",
    "keine",
    "无",
    "なし",
    "नहीं",
    "nenhum",
    "?",
  ];
  expect(empty.filter((cell) => !isPlaceholder(cell))).toEqual([]);
  expect(["*6550", "0", "Nona", "X Y"].filter(isPlaceholder)).toEqual([]);
});
