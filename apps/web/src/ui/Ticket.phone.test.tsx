import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { ClockTime } from "./ClockTime.tsx";
import { showComponent, triedLanguages } from "./testing/showComponent.tsx";
import { Ticket } from "./Ticket.tsx";

const wrapping = "Maamoul with dates and walnuts, dusted with sugar, in boxes of a dozen each";

describe.each(triedLanguages)("in $language", (tried) => {
  test.each(["1,200", "12.5", "250", "99,999.125"])(
    "the amount %s stands beside a name that wraps",
    async (amount) => {
      await showComponent(
        tried,
        <div style={{ inlineSize: 300 }}>
          <Ticket
            bar="ready"
            href="/orders/1"
            time={<ClockTime value="09:30" />}
            title="Tamar"
            lines={[{ amount, text: wrapping }]}
          />
        </div>,
      );
      const figure = page.getByText(amount, { exact: true }).element();
      const name = page.getByText(wrapping).element().getBoundingClientRect();
      const written = document.createRange();
      written.selectNodeContents(figure);
      const { left, right } = written.getBoundingClientRect();
      const gap = tried.direction === "ltr" ? name.left - right : left - name.right;
      expect(gap).toBeGreaterThanOrEqual(4);
    },
  );

  test("a long word of an allergy stays on its ticket", async () => {
    const long = "Haselnussschokoladenbuttercremetortenallergie";
    await showComponent(
      tried,
      <div style={{ inlineSize: 300 }}>
        <Ticket
          bar="ready"
          href="/orders/1"
          time={<ClockTime value="09:30" />}
          title="Tamar"
          lines={[]}
          alert={long}
        />
      </div>,
    );
    const written = document.createRange();
    written.selectNodeContents(page.getByText(long).element());
    const text = written.getBoundingClientRect();
    const ticket = document.querySelector("[data-part=ticket]")?.getBoundingClientRect();
    expect(text.left).toBeGreaterThanOrEqual(ticket?.left ?? Infinity);
    expect(text.right).toBeLessThanOrEqual(ticket?.right ?? 0);
  });
});
