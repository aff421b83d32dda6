import { useState } from "react";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ComboBox, type ComboBoxProps } from "./ComboBox.tsx";
import { pasteText } from "./testing/pasteText.ts";
import { showComponent, triedLanguages } from "./testing/showComponent.tsx";

const names = {
  en: ["Tamar Azulay", "Tom Levi", "Ada Lovelace"],
  he: ["תמר אזולאי", "תום לוי", "עדה לבלייס"],
  ar: ["تمارا أزولاي", "توم ليفي", "دانة"],
} as const;

interface ClientsProps extends Partial<ComboBoxProps> {
  texts: readonly string[];
  onPick?: (id: string | null) => void;
}

function Clients({ texts, onPick, ...rest }: ClientsProps) {
  const [typed, setTyped] = useState("");
  const [id, setId] = useState<string | null>(null);
  return (
    <ComboBox
      label="Client"
      loadingText="Loading"
      emptyText="Nobody fits"
      items={texts.map((text, index) => ({ id: String(index), text }))}
      inputValue={typed}
      onInputChange={setTyped}
      value={id}
      onChange={(next) => {
        setId(next);
        onPick?.(next);
      }}
      {...rest}
    />
  );
}

/** Hands on what stood in the field, as rendered, when typing ended. */
function Typed({ onEnd }: { onEnd: (text: string) => void }) {
  const [typed, setTyped] = useState("");
  return (
    <Clients texts={[]} inputValue={typed} onInputChange={setTyped} onTyped={() => onEnd(typed)} />
  );
}

const input = page.getByRole("combobox", { name: "Client" });
const rows = page.getByRole("option");

describe.each(triedLanguages)("in $language", (tried) => {
  const texts = names[tried.language];
  const [, second, third] = texts;

  test("typing keeps what fits, arrows and Enter choose it", async () => {
    const onPick = vi.fn<(id: string | null) => void>();
    await showComponent(tried, <Clients texts={texts} onPick={onPick} />);
    await userEvent.click(input);
    await expect.element(rows).toHaveLength(3);
    await userEvent.keyboard(second.slice(0, 3));
    await expect.element(rows.filter({ hasText: third })).not.toBeInTheDocument();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect.element(input).toHaveValue(second);
    expect(onPick).toHaveBeenLastCalledWith("1");
    await userEvent.keyboard("{Backspace}");
    await expect.poll(() => onPick.mock.lastCall).toEqual([null]);
    await expect.element(input).toHaveValue(second.slice(0, -1));
  });

  test("arrows and Enter choose of all that was typed, however long the list", async () => {
    const onPick = vi.fn<(id: string | null) => void>();
    const many = Array.from({ length: 60 }, (_, at) => `${second.slice(0, 2)} ${at}`);
    await showComponent(tried, <Clients texts={[...many, ...texts]} onPick={onPick} />);
    await userEvent.click(input);
    await expect.element(rows.first()).toBeVisible();
    await userEvent.keyboard(`${second.slice(0, 3)}{ArrowDown}{Enter}`);
    await expect.element(input).toHaveValue(second);
    expect(onPick).toHaveBeenLastCalledWith("61");
  });

  test("a pressed row stands in the field, under which the list begins", async () => {
    const onPick = vi.fn<(id: string | null) => void>();
    await showComponent(tried, <Clients texts={texts} onPick={onPick} />);
    await userEvent.click(input);
    const [list, box] = [page.getByRole("listbox"), input].map((one) =>
      one.element().parentElement?.getBoundingClientRect(),
    );
    expect(Math.abs((list?.x ?? 0) - (box?.x ?? 100))).toBeLessThan(4);
    expect(Math.abs((list?.width ?? 0) - (box?.width ?? 100))).toBeLessThan(4);
    await userEvent.click(rows.filter({ hasText: third }));
    await expect.element(input).toHaveValue(third);
    expect(onPick.mock.calls).toEqual([["2"]]);
    await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
  });

  test("a closed list takes a whole name that is typed, and puts back what is none", async () => {
    const onPick = vi.fn<(id: string | null) => void>();
    await showComponent(tried, <Clients texts={texts} onPick={onPick} onlyListed />);
    await userEvent.click(input);
    await userEvent.keyboard(`${second} `);
    await userEvent.tab();
    expect(onPick).toHaveBeenLastCalledWith("1");
    await expect.element(input).toHaveValue(second);
    await userEvent.fill(input, "xyz");
    await expect.element(page.getByText("Nobody fits")).toBeVisible();
    await userEvent.tab();
    await expect.element(input).not.toHaveValue("xyz");
  });

  test("what is pasted is a text of one's own, Enter ends it and sends no form", async () => {
    const [onTyped, onSubmit] = [vi.fn<(isLeft: boolean) => void>(), vi.fn<() => void>()];
    await showComponent(
      tried,
      <form onSubmit={onSubmit}>
        <Clients texts={texts} onTyped={onTyped} />
      </form>,
    );
    await pasteText(`${third} 2`, input.element() as HTMLElement);
    await expect.element(input).toHaveValue(`${third} 2`);
    await userEvent.keyboard("{Enter}");
    expect(onTyped.mock.calls).toEqual([[false]]);
    await userEvent.tab();
    expect(onTyped.mock.calls).toEqual([[false], [true]]);
    await expect.element(input).toHaveValue(`${third} 2`);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test("the last row adds what was typed, and is not there for a name of the list", async () => {
    const onAdd = vi.fn<() => void>();
    await showComponent(tried, <Clients texts={texts} addRow={{ text: "Add it", onAdd }} />);
    await userEvent.click(input);
    await userEvent.keyboard("Zoe");
    await userEvent.click(rows.filter({ hasText: "Add it" }));
    expect(onAdd).toHaveBeenCalledOnce();
    await expect.element(input).toHaveValue("Zoe");
    await userEvent.fill(input, second);
    await expect.element(rows.filter({ hasText: second })).toBeVisible();
    await expect.element(rows.filter({ hasText: "Add it" })).not.toBeInTheDocument();
  });
});

test("a list that is found on the server says that it loads, then what fits", async () => {
  const [english] = triedLanguages;
  if (!english) throw new Error("no language");
  await showComponent(english, <Clients texts={[]} filtersItems={false} isLoading />);
  await userEvent.click(input);
  await expect.element(page.getByText("Loading", { exact: true })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
});

test("as a panel the list stands in the page, Escape closes it alone, and the rest stays readable", async () => {
  const [english] = triedLanguages;
  if (!english) throw new Error("no language");
  const onEscape = vi.fn<() => void>();
  const onPick = vi.fn<(id: string | null) => void>();
  await showComponent(
    english,
    <main
      ref={(place) => {
        place?.addEventListener("keydown", ({ key }) => key === "Escape" && onEscape());
      }}
    >
      <Clients texts={names.en} isPanel onPick={onPick} />
      <button type="button">Save</button>
    </main>,
  );
  await userEvent.click(input);
  const save = page.getByRole("button", { name: "Save" });
  await expect.element(page.getByRole("listbox")).toBeVisible();
  await expect.element(save).toBeVisible();
  const [list, below] = [page.getByRole("listbox"), save].map((one) =>
    one.element().getBoundingClientRect(),
  );
  expect(below?.top).toBeGreaterThanOrEqual(list?.bottom ?? Infinity);
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
  expect(onEscape).not.toHaveBeenCalled();
  await userEvent.click(input);
  await userEvent.click(rows.filter({ hasText: names.en[1] }));
  expect(onPick.mock.calls).toEqual([["1"]]);
  await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
});

test("a press under a panel that it closes is not lost", async () => {
  const [english] = triedLanguages;
  if (!english) throw new Error("no language");
  const onSave = vi.fn<() => void>();
  await showComponent(
    english,
    <main>
      <Clients texts={names.en} isPanel />
      <button type="button" onClick={onSave}>
        Save
      </button>
    </main>,
  );
  const save = page.getByRole("button", { name: "Save" });
  const topOf = (): number => save.element().getBoundingClientRect().top;
  const closedAt = topOf();
  await userEvent.click(input);
  await expect.element(page.getByRole("listbox")).toBeVisible();
  await userEvent.click(save);
  expect(onSave).toHaveBeenCalledOnce();
  await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
  await expect.poll(topOf).toBe(closedAt);
});

/** Writes a text into the field in this turn of the page, before anything is painted. */
function writeAtOnce(text: string): HTMLInputElement {
  const field = input.element() as HTMLInputElement;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  return field;
}

test("a letter that is not told yet counts for a key that acts, and for whoever leaves the field", async () => {
  const [english] = triedLanguages;
  if (!english) throw new Error("no language");
  const onEnd = vi.fn<(text: string) => void>();
  await showComponent(english, <Typed onEnd={onEnd} />);
  await userEvent.click(input);
  writeAtOnce("Rye").dispatchEvent(
    new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }),
  );
  expect(onEnd.mock.lastCall).toEqual(["Rye"]);
  writeAtOnce("Rye bread").blur();
  expect(onEnd.mock.lastCall).toEqual(["Rye bread"]);
  await expect.element(input).toHaveValue("Rye bread");
});

test("a letter that is not told yet is told when the page goes", async () => {
  const [english] = triedLanguages;
  if (!english) throw new Error("no language");
  const told: string[] = [];
  await showComponent(english, <Clients texts={[]} onInputChange={(text) => told.push(text)} />);
  await userEvent.click(input);
  writeAtOnce("Rye");
  dispatchEvent(new PageTransitionEvent("pagehide"));
  expect(told).toEqual(["Rye"]);
});
