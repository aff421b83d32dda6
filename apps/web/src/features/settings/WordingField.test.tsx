import { useRef, useState } from "react";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showComponent, triedLanguages } from "../../ui/testing/showComponent.tsx";
import type { TriedLanguage } from "../../ui/testing/showComponent.tsx";
import { WordingField } from "./WordingField.tsx";
import type { WordingHandle } from "./WordingField.tsx";

const words = {
  en: { hello: "Hi", name: "Client’s name", number: "Order number" },
  he: { hello: "שלום", name: "שם הלקוח", number: "מספר הזמנה" },
  ar: { hello: "مرحبًا", name: "اسم الزبون", number: "رقم الطلبية" },
};

const title = "Wording";
const put = "Insert";

function Editor({ language, first }: { language: TriedLanguage["language"]; first: string }) {
  const [value, setValue] = useState(first);
  const field = useRef<WordingHandle>(null);
  const { name, number } = words[language];
  return (
    <>
      <WordingField
        ref={field}
        label={title}
        language={language}
        value={value}
        onChange={setValue}
        chips={[
          { token: "{name}", label: name },
          { token: "{number}", label: number },
        ]}
      />
      <button type="button" onClick={() => field.current?.insert("{number}")}>
        {put}
      </button>
      <output>{value}</output>
    </>
  );
}

const box = page.getByRole("textbox", { name: title });
const stored = page.getByRole("status");
const key = (keys: string): Promise<void> => userEvent.keyboard(keys);

describe.each(triedLanguages)("in $language", (tried) => {
  const { hello, name, number } = words[tried.language];

  async function show(first: string): Promise<void> {
    await showComponent(tried, <Editor language={tried.language} first={first} />);
    await box.click();
    await key("{Control>}{End}{/Control}");
  }

  test("placeholders have names, and the stored form stays", async () => {
    await show(`${hello} {name}`);
    await expect.element(box).toHaveTextContent(`${hello} ${name}`);
    await expect.element(stored).toHaveTextContent(`${hello} {name}`);
    expect(getComputedStyle(box.element()).direction).toBe(tried.direction);
  });

  test("a chip is put in at the caret, and typing goes on behind it", async () => {
    await show(`${hello} `);
    await page.getByRole("button", { name: put }).click();
    await key("!");
    await expect.element(box).toHaveTextContent(`${hello} ${number}!`);
    await expect.element(stored).toHaveTextContent(`${hello} {number}!`);
  });

  test("Backspace takes a chip away whole, undo brings it back, redo takes it again", async () => {
    await show(`${hello} {name}`);
    await key("{Backspace}");
    await expect.poll(() => stored.element().textContent).toBe(`${hello} `);
    await key("{Control>}z{/Control}");
    await expect.element(stored).toHaveTextContent(`${hello} {name}`);
    await expect.element(box).toHaveTextContent(`${hello} ${name}`);
    await key("{Control>}{Shift>}z{/Shift}{/Control}");
    await expect.poll(() => stored.element().textContent).toBe(`${hello} `);
  });

  test("undo takes an inserted chip back and leaves the text before it", async () => {
    await show(hello);
    await page.getByRole("button", { name: put }).click();
    await expect.element(stored).toHaveTextContent(`${hello}{number}`);
    await key("{Control>}z{/Control}");
    await expect.element(stored).toHaveTextContent(hello);
    await expect.element(box).toHaveTextContent(hello);
  });

  test("what is cut and pasted keeps its chips", async () => {
    await show(`{name}, ${hello} {number}`);
    await key("{Control>}a{/Control}{Control>}x{/Control}");
    await expect.element(stored).toHaveTextContent("");
    await key("{Control>}v{/Control}{Enter}{Control>}v{/Control}");
    await expect
      .poll(() => stored.element().textContent)
      .toBe(`{name}, ${hello} {number}\n{name}, ${hello} {number}`);
    const once = `${name}, ${hello} ${number}`;
    await expect.element(box).toHaveTextContent(`${once} ${once}`);
  });

  test("a placeholder that is typed becomes a chip", async () => {
    await show("");
    await key(`${hello} {{name} `);
    await expect.element(stored).toHaveTextContent(`${hello} {name}`);
    await expect.element(box).toHaveTextContent(`${hello} ${name}`);
  });

  test("the arrows pass a chip in one step", async () => {
    await show("{name}");
    const forward = tried.direction === "rtl" ? "{ArrowLeft}" : "{ArrowRight}";
    const back = tried.direction === "rtl" ? "{ArrowRight}" : "{ArrowLeft}";
    await key(`${back}a${forward}b`);
    await expect.element(stored).toHaveTextContent("a{name}b");
  });
});
