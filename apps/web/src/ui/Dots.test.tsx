import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import "../styles/index.css";
import { Dots } from "./Dots.tsx";
import { showComponent, triedLanguages } from "./testing/showComponent.tsx";

describe.each(triedLanguages)("in $language", (tried) => {
  const show = async (width: string): Promise<HTMLElement> => {
    await showComponent(
      tried,
      <div data-testid="box" style={{ inlineSize: width }}>
        <Dots>
          <span>November</span>
          {null}
          <span>Card</span>
          <span>Order 1042</span>
        </Dots>
      </div>,
    );
    return page.getByTestId("box").element() as HTMLElement;
  };
  /** Returns which dots lie inside the box. */
  const seen = (box: HTMLElement): boolean[] => {
    const outer = box.getBoundingClientRect();
    return [...box.querySelectorAll("i")].map((dot) => {
      const { left, right } = dot.getBoundingClientRect();
      return left >= outer.left && right <= outer.right;
    });
  };

  test("facts in one line have a dot between each two", async () => {
    const box = await show("400px");
    expect(box.textContent).toBe("November · Card · Order 1042");
    expect(seen(box)).toEqual([true, true]);
  });

  test.each([
    ["170px", [true, false]],
    ["90px", [false, false]],
  ])("in %s a fact that begins a line has no dot in sight", async (width, dots) => {
    expect(seen(await show(width))).toEqual(dots);
  });
});
