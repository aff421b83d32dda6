import { RouterProvider } from "react-aria/private/utils/openLink";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ClockTime } from "./ClockTime.tsx";
import { Ticket } from "./Ticket.tsx";
import { showComponent, triedLanguages } from "./testing/showComponent.tsx";

const words = {
  en: { client: "Tamar Azulay", item: "Honey cake", time: "9:30AM" },
  he: { client: "תמר אזולאי", item: "עוגת דבש", time: "09:30" },
  ar: { client: "تمارا أزولاي", item: "كعكة العسل", time: "9:30ص" },
} as const;

describe.each(triedLanguages)("in $language", (tried) => {
  const { client, item, time } = words[tried.language];
  const show = async () => {
    const navigate = vi.fn<(href: string) => void>();
    await showComponent(
      tried,
      <RouterProvider navigate={navigate}>
        <Ticket
          bar="ready"
          href="/orders/1"
          number="No. 1042"
          time={<ClockTime value="09:30" />}
          title={client}
          lines={[{ amount: 2, text: item }]}
          end="₪140"
        />
      </RouterProvider>,
    );
    return navigate;
  };

  test("a press anywhere opens it once, its link is called like the client", async () => {
    const navigate = await show();
    await expect.element(page.getByRole("link")).toHaveAccessibleName(client);
    await userEvent.click(page.getByRole("article"), { position: { x: 30, y: 70 } });
    expect(navigate.mock.calls.map(([href]) => href)).toEqual(["/orders/1"]);
  });

  test("the keyboard opens it", async () => {
    const navigate = await show();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(navigate).toHaveBeenCalledOnce();
  });

  test("time stands at the start, number at the end, as the language writes them", async () => {
    await show();
    const clock = page.getByRole("time");
    expect(clock.element().textContent?.replaceAll(/\s/g, "")).toBe(time);
    const left = (text: Element): number => text.getBoundingClientRect().x;
    const number = page.getByText("No. 1042").element();
    expect(left(clock.element()) < left(number)).toBe(tried.direction === "ltr");
  });

  test("a name in another script keeps its own direction", async () => {
    await show();
    const isLatin = tried.language === "en";
    expect(getComputedStyle(page.getByText(client).element()).direction).toBe(
      isLatin ? "ltr" : "rtl",
    );
  });
});
