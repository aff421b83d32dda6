import { addDays } from "@marzipan/domain/dates";
import type { Page } from "@playwright/test";
import { make, shareBakery, todayOf } from "./support/bakery.ts";
import { expect, test } from "./support/journey.ts";
import { wordsOf } from "./support/words.ts";

const { t, format } = await wordsOf("en");

const open = shareBakery(async (request) => {
  const today = await todayOf(request);
  await make(request, "tasks", { title: "להזמין קמח", dueDate: addDays(today, -2) });
  await make(request, "tasks", { title: "Call the dairy", dueDate: addDays(today, 9) });
  return today;
});

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const line = (page: Page, title: string) => page.getByRole("listitem").filter({ hasText: title });
const box = (page: Page, title: string) =>
  page.getByRole("checkbox", { name: t("tasks.mark_done", { title }) });
const group = (page: Page, head: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: head, exact: true }) });

test("tasks are added by day, ticked, changed, deleted and brought back", async ({ page }) => {
  const today = await open(page, "/tasks");
  await expect(group(page, t("tasks.overdue"))).toContainText("להזמין קמח");
  await expect(group(page, t("tasks.later"))).toContainText(format.shortDay(addDays(today, 9)));

  const title = page.getByLabel(t("tasks.new_label"));
  await title.fill("Wash the aprons");
  await title.press("Enter");
  await expect(group(page, t("common.today"))).toContainText("Wash the aprons");
  await expect(title).toHaveValue("");
  await expect(title).toBeFocused();
  await title.fill("Sharpen the knives");
  await page.getByText(t("tasks.no_date"), { exact: true }).first().click();
  await press(page, t("tasks.add"));
  await expect(group(page, t("tasks.no_date"))).toContainText("Sharpen the knives");

  await box(page, "Wash the aprons").check({ force: true });
  await expect(box(page, "Wash the aprons")).toBeChecked();
  await page.reload();
  await expect(line(page, "Sharpen the knives")).toBeVisible();
  await expect(group(page, t("common.today"))).toHaveCount(0);
  await page.getByText(t("tasks.done"), { exact: true }).click();
  await expect(box(page, "Wash the aprons")).toBeChecked();

  await press(page, t("tasks.edit", { title: "Sharpen the knives" }));
  const sheet = page.getByRole("dialog", { name: t("tasks.edit_title") });
  await sheet.getByLabel(t("tasks.title_label")).fill("");
  await sheet.getByRole("button", { name: t("tasks.save") }).click();
  await expect(sheet.getByLabel(t("tasks.title_label"))).toHaveAccessibleDescription(
    t("errors.problem_required"),
  );
  await sheet.getByLabel(t("tasks.title_label")).fill("شحذ السكاكين");
  await sheet.getByRole("button", { name: t("tasks.save") }).click();
  await expect(sheet).toBeHidden();
  await expect(line(page, "شحذ السكاكين")).toBeVisible();

  await press(page, t("tasks.edit", { title: "Call the dairy" }));
  await press(page, t("tasks.delete"));
  const question = page.getByRole("alertdialog", { name: t("tasks.delete") });
  await question.getByRole("button", { name: t("common.delete") }).click();
  await expect(page.getByText(t("common.deleted_name", { name: "Call the dairy" }))).toBeVisible();
  await press(page, t("common.undo"));
  await expect(box(page, "Call the dairy")).toBeVisible();
});
