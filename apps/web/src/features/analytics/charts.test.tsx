import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { triedLanguages } from "../../ui/testing/showComponent.tsx";
import { showScreen } from "../../platform/testing/show-screen.tsx";
import type { Analytics } from "./analytics.types.ts";
import { CutBar, Columns, Lane } from "./bars.tsx";
import { ChartCard } from "./ChartCard.tsx";
import { ChartFills } from "./ChartFills.tsx";
import { GroupStrip } from "./GroupStrip.tsx";
import { RankedList } from "./Ranked.tsx";
import { drawPicture } from "./save-picture.ts";

const title = "Best";
const period = "November";

const table = {
  head: "Item",
  columns: ["Sold", "Revenue"],
  rows: [
    { id: "1", label: "Honey cake", values: [19, 2470], written: ["19", "₪2,470"] },
    { id: "2", label: "כנאפה", values: [4, 720], written: ["4", "₪720"] },
  ],
  foot: ["23", "₪3,190"],
};

describe.each(triedLanguages)("in $language", (tried) => {
  const isRtl = tried.direction === "rtl";
  const boxes = (): DOMRect[] =>
    [...document.querySelectorAll("svg rect")]
      .filter((bar) => bar.closest("defs") === null)
      .map((bar) => bar.getBoundingClientRect());

  test("the parts of a bar run from the inline start on", async () => {
    await showScreen(
      tried,
      <CutBar
        parts={[
          { id: "profit", value: 30, fill: "revenue" },
          { id: "expenses", value: 10, fill: "expenses" },
        ]}
      />,
    );
    const [first, second] = boxes();
    expect(Math.round((first?.width ?? 0) / (second?.width ?? 1))).toBe(3);
    expect((first?.x ?? 0) < (second?.x ?? 0)).toBe(!isRtl);
  });

  test("columns stand in reading order on one line, as high as their part", async () => {
    await showScreen(
      tried,
      <div style={{ position: "relative", blockSize: 100 }}>
        <Columns
          columns={[
            { id: "a", part: 0.5, fill: "revenue" },
            { id: "b", part: 1, fill: "cash" },
            { id: "c", part: -1, fill: "expenses" },
          ]}
        />
      </div>,
    );
    const [first, second, third] = boxes();
    expect((first?.x ?? 0) < (second?.x ?? 0)).toBe(!isRtl);
    expect(Math.abs((first?.bottom ?? 0) - (second?.bottom ?? 1))).toBeLessThan(2.5);
    expect(Math.round((second?.height ?? 0) / (first?.height ?? 1))).toBe(2);
    expect(third).toBeUndefined();
  });

  test("a period's number stands over its own column, also beside a higher compared one", async () => {
    const piece = { from: "2026-11-01", to: "2026-11-07", revenue: 20, cash: 0, expenses: 0 };
    const group = { ...piece, pieces: [piece], compared: { ...piece, revenue: 100 } };
    const days = { from: piece.from, to: "2026-11-30", today: "2026-11-30" };
    const data = { ...days, currency: "ILS", currencies: ["ILS"], compared: null };
    await showScreen(
      tried,
      <div style={{ inlineSize: 120 }}>
        <GroupStrip data={data as Analytics} measure="revenue" groups={[group]} top={100} />
      </div>,
    );
    const [compared, own] = boxes();
    const number = page.getByText("20", { exact: true }).element().getBoundingClientRect();
    expect(number.bottom).toBeGreaterThan((own?.top ?? 0) - 12);
    expect(number.top).toBeGreaterThan(compared?.top ?? 0);
    const middle = (box?: DOMRect): number => (box?.x ?? 0) + (box?.width ?? 0) / 2;
    expect(Math.abs(middle(number) - middle(own))).toBeLessThan(4);
  });

  test("a lane begins at the inline start", async () => {
    await showScreen(tried, <Lane part={0.25} fill="late" />);
    const [bar] = boxes();
    const feature = document.querySelector("svg")?.getBoundingClientRect();
    const gap = isRtl
      ? (feature?.right ?? 0) - (bar?.right ?? 0)
      : (bar?.left ?? 0) - (feature?.left ?? 0);
    expect(Math.abs(gap)).toBeLessThan(4);
  });

  test("rows are links with their values as text, reached by keyboard", async () => {
    await showScreen(
      tried,
      <>
        <ChartFills />
        <RankedList
          label={title}
          rows={[
            {
              id: "1",
              name: "Honey cake",
              value: "₪2,470",
              amount: 2470,
              fill: "revenue",
              href: "/a",
            },
            { id: "2", name: "Other", value: "₪720", amount: 720, fill: "revenue" },
          ]}
        />
      </>,
    );
    await userEvent.tab();
    const link = page.getByRole("link");
    await expect.element(link).toHaveFocus();
    expect(link.element().textContent).toContain("₪2,470");
    expect(page.getByRole("link").elements()).toHaveLength(1);
    await expect.element(page.getByText("₪720")).toBeVisible();
  });

  test("behind a button stands the table, its numbers under each other", async () => {
    const t = await showScreen(
      tried,
      <ChartCard title={title} period={period} table={table}>
        {null}
      </ChartCard>,
    );
    await expect.element(page.getByRole("table")).not.toBeInTheDocument();
    await userEvent.click(page.getByText(t("analytics.show_table")));
    await expect.element(page.getByRole("table", { name: title })).toBeVisible();
    await expect.element(page.getByRole("rowheader", { name: "כנאפה" })).toBeVisible();
    await expect.element(page.getByRole("rowheader", { name: t("common.total") })).toBeVisible();
    const cell = page.getByRole("cell", { name: "₪2,470" }).element();
    expect(getComputedStyle(cell).textAlign).toBe(isRtl ? "start" : "end");
  });

  test("its picture has a row for each, drawn in the page's direction", async () => {
    await showScreen(tried, <p>{title}</p>);
    const canvas = drawPicture({
      title,
      period,
      by: "Levi",
      direction: tried.direction,
      table,
    });
    const pixels = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data;
    const inked = [0, 0];
    for (let y = 30; y < 110; y += 1) {
      for (let x = 0; x < canvas.width; x += 1) {
        if ((pixels?.[(y * canvas.width + x) * 4] ?? 255) < 128) {
          const half = x < canvas.width / 2 ? 0 : 1;
          inked[half] = (inked[half] ?? 0) + 1;
        }
      }
    }
    expect((inked[0] ?? 0) > (inked[1] ?? 0)).toBe(!isRtl);
    expect(canvas.toDataURL("image/png").length).toBeGreaterThan(2000);
  });
});
