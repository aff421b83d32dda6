import type { Page } from "@playwright/test";
import { make, openBakery, todayOf } from "./support/bakery.ts";
import { expect, test } from "./support/journey.ts";
import { wordsOf } from "./support/words.ts";

const { t } = await wordsOf("en");

const line = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });

/** Counts how often the page asks for each list of tasks from now on. */
function countLists(page: Page): Map<string, number> {
  const counts = new Map<string, number>();
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() !== "GET" || pathname !== "/api/tasks") return;
    counts.set(search, (counts.get(search) ?? 0) + 1);
  });
  return counts;
}

test("a page asks for its lists once after its own write; other tabs and devices are told", async ({
  page,
  context,
}) => {
  await openBakery(page, { path: "/tasks" });
  await make(page.request, "tasks", { title: "Order flour" });
  await expect(line(page, "Order flour")).toBeVisible();
  const otherTab = await context.newPage();
  await otherTab.goto("/tasks");
  await expect(line(otherTab, "Order flour")).toBeVisible();

  const counts = countLists(page);
  const title = page.getByLabel(t("tasks.new_label"));
  await title.fill("Wash the aprons");
  await title.press("Enter");
  await expect(line(page, "Wash the aprons")).toBeVisible();
  await expect(line(otherTab, "Wash the aprons")).toBeVisible();
  // Notices come in their order: once the page shows what another device wrote, it has heard of its own write too.
  await make(page.request, "tasks", { title: "Call the dairy" });
  await expect(line(page, "Call the dairy")).toBeVisible();
  expect(counts.size).toBeGreaterThan(0);
  for (const [list, count] of counts) expect([list, count]).toEqual([list, 2]);
});

test("a page hears of what changed between its making and its stream, a second tab too", async ({
  page,
  context,
  browser,
}) => {
  await openBakery(page, { path: "/dashboard" });
  const dueDate = await todayOf(page.request);
  const elsewhere = await browser.newContext({ storageState: await context.storageState() });
  const witness = await elsewhere.newPage();
  await witness.goto("/dashboard");
  const shows = (one: Page, title: string) =>
    expect(one.getByText(title, { exact: true })).toBeVisible();
  await make(page.request, "tasks", { title: "Sweep the floor", dueDate });
  await shows(witness, "Sweep the floor");

  /** Opens the dashboard, whose figures come with its page, and makes a task that others have heard of while a file is held. */
  const changeWhileHeld = async (one: Page, held: string, title: string): Promise<void> => {
    let release: () => void = () => undefined;
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    await one.route(held, async (route) => {
      await isReleased;
      await route.continue();
    });
    const isAsked = one.waitForRequest(held);
    await one.goto("/dashboard", { waitUntil: "commit" });
    await isAsked;
    await make(page.request, "tasks", { title, dueDate });
    await shows(witness, title);
    release();
    await shows(one, title);
  };
  await changeWhileHeld(page, "**/api/live?*", "Order flour");
  await changeWhileHeld(await context.newPage(), "**/assets/index-*.js", "Call the dairy");
  await shows(page, "Call the dairy");
  await elsewhere.close();
});
