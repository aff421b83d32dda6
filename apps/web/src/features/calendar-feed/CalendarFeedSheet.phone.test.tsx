import { loadPhrases } from "@marzipan/phrases/load";
import { makeTranslate } from "@marzipan/phrases/translate";
import type { Translate } from "@marzipan/phrases/translate";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { leavePage, takePage } from "../../platform/owner/page-owner.ts";
import { showScreen } from "../../platform/testing/show-screen.tsx";
import { triedLanguages } from "../../ui/testing/showComponent.tsx";
import { CalendarFeedSheet } from "./CalendarFeedSheet.tsx";

beforeEach(() => takePage("baker"));
afterEach(() => {
  leavePage();
  vi.restoreAllMocks();
});

/** Shows the sheet, and returns the words that it is loaded with too. */
async function showSheet(tried: (typeof triedLanguages)[number]): Promise<Translate> {
  await showScreen(tried, <CalendarFeedSheet onClose={() => undefined} />);
  return makeTranslate(tried.language, await loadPhrases(tried.language));
}

const heightOf = () => page.getByRole("dialog").element().getBoundingClientRect().height;

describe.each(triedLanguages)("one's own feed in $language", (tried) => {
  test("says that it is loading, and does not grow when it is known", async () => {
    let answer: (feed: Response) => void = () => undefined;
    vi.spyOn(globalThis, "fetch").mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const t = await showSheet(tried);
    await expect.element(page.getByText(t("calendar_feed.secret"))).toBeInTheDocument();
    await expect.element(page.getByRole("status")).toHaveTextContent(t("common.loading"));
    await document.fonts.ready;
    const before = heightOf();
    answer(Response.json({ path: null }));
    await expect
      .element(page.getByRole("button", { name: t("payments.make_link") }))
      .toBeInTheDocument();
    expect(heightOf()).toBeCloseTo(before, 1);
  });

  test("says what failed, and why", async () => {
    vi.spyOn(globalThis, "fetch").mockImplementation(async () =>
      Response.json({}, { status: 500 }),
    );
    const t = await showSheet(tried);
    const alert = page.getByRole("alert");
    await expect
      .element(alert.getByRole("heading", { name: t("errors.not_loaded") }))
      .toBeInTheDocument();
    await expect.element(alert.getByText(t("errors.internal"))).toBeInTheDocument();
  });
});

// In one language: it waits until the feed is asked for no more.
test.each(triedLanguages.slice(1, 2))(
  "one's own feed keeps its question, and what failed, where the server is away, in $language",
  async (tried) => {
    let asked = 0;
    let isAway = false;
    vi.spyOn(globalThis, "fetch").mockImplementation(async (call, more) => {
      if (!isAway) return Response.json({ path: "/api/public/calendar-feeds/secret/orders.ics" });
      if (new Request(call, more).method === "GET") asked += 1;
      return Response.json({}, { status: 500 });
    });
    const t = await showSheet(tried);
    await userEvent.click(page.getByRole("button", { name: t("calendar_feed.end") }));
    isAway = true;
    const question = page.getByRole("alertdialog");
    await userEvent.click(question.getByRole("button", { name: t("calendar_feed.end") }));
    await expect.element(question.getByRole("alert")).toHaveTextContent(t("errors.internal"));
    // The feed is asked for again, and after four failures no more.
    await expect.poll(() => asked, { timeout: 20_000 }).toBe(4);
    await expect.element(question.getByRole("alert")).toHaveTextContent(t("errors.internal"));
    await userEvent.click(question.getByRole("button", { name: t("common.cancel") }));
    await expect.element(page.getByLabelText(t("calendar_feed.link"))).toBeInTheDocument();
  },
);
