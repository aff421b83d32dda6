import { foundBakery, make, openBakery } from "./support/bakery.ts";
import { expect, test } from "./support/journey.ts";

test("what was changed on another device while a form stood open is not overwritten", async ({
  page,
}) => {
  await foundBakery(page.request);
  const { id } = await make(page.request, "clients", { name: "Noa Levi" });
  await page.goto(`/clients/${id}/edit`);
  const name = page.getByLabel("Name");
  await name.fill("Noa Levi-Cohen");

  // The page hears of the change and asks again; the open form must still know what it was opened on.
  const heard = page.waitForResponse(
    (answer) => answer.url().endsWith(`/api/clients/${id}`) && answer.request().method() === "GET",
  );
  const elsewhere = await page.request.patch(`/api/clients/${id}`, {
    data: { notes: "Rings twice" },
  });
  expect(elsewhere.status()).toBe(200);
  await heard;

  await page.getByRole("button", { name: "Save client" }).click();
  await expect(page.getByRole("alert")).toContainText("changed on another device");
  await page.getByRole("button", { name: "Load the latest" }).click();
  await expect(page.getByLabel("Notes")).toHaveValue("Rings twice");
  await expect(name).toHaveValue("Noa Levi-Cohen");
  await page.getByRole("button", { name: "Save client" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Noa Levi-Cohen");
  await expect(page.getByText("Rings twice")).toBeVisible();
});

test("a form keeps what was typed over a reload, and forgets it once it is saved", async ({
  page,
}) => {
  await openBakery(page, { path: "/clients/new" });
  const name = page.getByLabel("Name");
  await name.fill("שירה أميرة");
  await page.getByLabel("Phone").fill("12");
  await page.getByRole("button", { name: "Save client" }).click();
  await expect(page.getByText("Please enter a valid phone number")).toBeVisible();

  await page.reload();
  await expect(name).toHaveValue("שירה أميرة");
  await page.getByLabel("Phone").fill("052-555-0147");
  await page.getByRole("button", { name: "Save client" }).dblclick();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("שירה أميرة");

  const found = await page.request.get("/api/clients");
  expect(((await found.json()) as { items: unknown[] }).items).toHaveLength(1);
  await page.goto("/clients/new");
  await expect(name).toHaveValue("");
});
