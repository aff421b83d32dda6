import { useForm } from "react-hook-form";
import { beforeEach, describe, expect, test } from "vitest";
import { cleanup } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { triedLanguages } from "../../ui/testing/showComponent.tsx";
import { makeMe } from "../testing/make-me.ts";
import { showScreen } from "../testing/show-screen.tsx";
import { DraftNotice } from "./DraftNotice.tsx";
import { draftKey } from "../kept/kept-drafts.ts";
import { useDraft } from "./use-draft.ts";

const typed = { en: "Noa Levi", he: "נועה לוי", ar: "نور خوري" } as const;
const nameLabel = "Name";
const notesLabel = "Notes";
const saveLabel = "Save";
const key = draftKey(makeMe().user.id, "client.new");

/** A form with a draft, as the forms of clients and orders have one. */
function Client({ notes = "" }: { notes?: string }) {
  const form = useForm({ defaultValues: { name: "", notes } });
  const draft = useDraft(form, "client.new");
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      {draft.isBack && <DraftNotice draft={draft} />}
      <input aria-label={nameLabel} {...form.register("name")} />
      <input aria-label={notesLabel} {...form.register("notes")} />
      <button type="button" onClick={draft.forget}>
        {saveLabel}
      </button>
    </form>
  );
}

const field = (name: string) => page.getByRole("textbox", { name });

beforeEach(() => localStorage.clear());

describe.each(triedLanguages)("in $language", (tried) => {
  const name = typed[tried.language];

  test("what was typed is here again after the page was left, and the form says so", async () => {
    const t = await showScreen(tried, <Client />);
    await expect.element(page.getByText(t("orders.draft_is_back"))).not.toBeInTheDocument();
    await userEvent.fill(field(nameLabel), name);
    await cleanup();
    await showScreen(tried, <Client />);
    await expect.element(field(nameLabel)).toHaveValue(name);
    await expect.element(page.getByText(t("orders.draft_is_back"))).toBeVisible();
  });

  test("starting empty throws it away for good", async () => {
    await showScreen(tried, <Client />);
    await userEvent.fill(field(nameLabel), name);
    await cleanup();
    const t = await showScreen(tried, <Client />);
    await userEvent.click(page.getByRole("button", { name: t("orders.start_empty") }));
    await expect.element(field(nameLabel)).toHaveValue("");
    await cleanup();
    await showScreen(tried, <Client />);
    await expect.element(field(nameLabel)).toHaveValue("");
    await expect.element(page.getByText(t("orders.draft_is_back"))).not.toBeInTheDocument();
  });

  test("what was saved is no draft, whatever is typed while it is sent", async () => {
    await showScreen(tried, <Client />);
    await userEvent.fill(field(nameLabel), name);
    await userEvent.click(page.getByRole("button", { name: saveLabel }));
    await userEvent.fill(field(notesLabel), name);
    expect(localStorage.getItem(key)).toBeNull();
  });

  test("a field that was not touched keeps what came anew from elsewhere", async () => {
    await showScreen(tried, <Client />);
    await userEvent.fill(field(nameLabel), name);
    await cleanup();
    await showScreen(tried, <Client notes="no sugar" />);
    await expect.element(field(nameLabel)).toHaveValue(name);
    await expect.element(field(notesLabel)).toHaveValue("no sugar");
  });

  test("another person's draft is not shown", async () => {
    localStorage.setItem(
      draftKey("01930000-0000-7000-8000-0000000000ff", "client.new"),
      `{"name":"${name}"}`,
    );
    await showScreen(tried, <Client />);
    await expect.element(field(nameLabel)).toHaveValue("");
  });
});
