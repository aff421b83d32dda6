import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as z from "zod/mini";
import { TextField } from "../../ui/TextField.tsx";
import { triedLanguages } from "../../ui/testing/showComponent.tsx";
import { ApiError } from "../api/api-error.ts";
import { showScreen } from "../testing/show-screen.tsx";
import { Field } from "./Field.tsx";
import { useSubmit } from "./use-submit.ts";
import { useZodForm } from "./use-zod-form.ts";

const schema = z.object({ name: z.string().check(z.minLength(1, "required")) });
const nameLabel = "Name";
const saveLabel = "Save";

/** What happened, in its order: the field was drawn, a value was sent. */
const happened: string[] = [];
let answer: () => Promise<unknown>;

beforeEach(() => {
  happened.length = 0;
  answer = () => Promise.resolve();
});

function NameForm() {
  const form = useZodForm(schema, { defaultValues: { name: "" } });
  const onSubmit = useSubmit(form, async ({ name }) => {
    // An act asks what is known already, by promises that are kept, before its call leaves.
    for (let asked = 0; asked < 10; asked += 1) await Promise.resolve(asked);
    happened.push(`sent ${name}`);
    await answer();
  });
  return (
    <form onSubmit={onSubmit} noValidate>
      <Field control={form.control} name="name">
        {(field) => {
          happened.push("drawn");
          return <TextField {...field} label={nameLabel} />;
        }}
      </Field>
      <button type="submit">{saveLabel}</button>
    </form>
  );
}

const field = () => page.getByRole("textbox", { name: nameLabel });
const save = () => page.getByRole("button", { name: saveLabel });
const sent = () => happened.filter((one) => one.startsWith("sent"));

describe.each(triedLanguages)("a form in $language", (tried) => {
  test("sends what is good before it draws its fields anew", async () => {
    await showScreen(tried, <NameForm />);
    await userEvent.fill(field(), "Noa");
    happened.length = 0;
    await userEvent.click(save());
    await expect.poll(sent).toEqual(["sent Noa"]);
    expect(happened[0]).toBe("sent Noa");
  });

  test("sends nothing that is wrong, and leads to it", async () => {
    const t = await showScreen(tried, <NameForm />);
    await userEvent.click(save());
    await expect.element(page.getByText(t("errors.problem_required"))).toBeVisible();
    await expect.element(field()).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  test("shows what the server found wrong at its field, and sends again what was mended", async () => {
    const facts = { fields: [{ path: "name", problem: "invalid" as const }] };
    answer = () => Promise.reject(new ApiError("invalid_input", 422, facts));
    const t = await showScreen(tried, <NameForm />);
    await userEvent.fill(field(), "Noa");
    await userEvent.click(save());
    await expect.element(page.getByText(t("errors.problem_invalid"))).toBeVisible();
    await expect.element(field()).toHaveFocus();
    answer = () => Promise.resolve();
    await userEvent.fill(field(), "Noa Levi");
    await userEvent.click(save());
    await expect.poll(sent).toEqual(["sent Noa", "sent Noa Levi"]);
    await expect.element(page.getByText(t("errors.problem_invalid"))).not.toBeInTheDocument();
  });

  test("sends once, however often it is pressed meanwhile", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    answer = () => promise;
    await showScreen(tried, <NameForm />);
    await userEvent.fill(field(), "Noa");
    await userEvent.dblClick(save());
    await userEvent.click(save());
    await expect.poll(sent).toEqual(["sent Noa"]);
    resolve();
    await expect
      .poll(async () => {
        await userEvent.click(save());
        return sent().length;
      })
      .toBeGreaterThan(1);
  });
});
