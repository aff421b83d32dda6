import { useState } from "react";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showScreen } from "../../platform/testing/show-screen.tsx";
import { triedLanguages } from "../../ui/testing/showComponent.tsx";
import type { TriedLanguage } from "../../ui/testing/showComponent.tsx";
import { MessageField } from "./MessageField.tsx";

const words = {
  en: { hello: "Hi", name: "Client’s name", number: "Order number" },
  he: { hello: "שלום", name: "שם הלקוח", number: "מספר הזמנה" },
  ar: { hello: "مرحبًا", name: "اسم الزبون", number: "رقم الطلبية" },
};

const title = "Wording";

function Editor({ language, first }: { language: TriedLanguage["language"]; first: string }) {
  const [value, setValue] = useState(first);
  const { name, number } = words[language];
  return (
    <>
      <MessageField
        label={title}
        language={language}
        value={value}
        onChange={setValue}
        placeholders={[
          { token: "{name}", shown: `{${name}}` },
          { token: "{number}", shown: `{${number}}` },
        ]}
      />
      <output>{value}</output>
    </>
  );
}

const box = page.getByRole("textbox", { name: title });
const stored = page.getByRole("status");

describe.each(triedLanguages)("in $language", (tried) => {
  const { hello, name, number } = words[tried.language];
  const insertion = page.getByRole("button").filter({ hasText: number });
  const show = (first: string) =>
    showScreen(tried, <Editor language={tried.language} first={first} />);

  test("placeholders are shown in the reader's language and stored by name", async () => {
    await show(`${hello} {name}`);
    await expect.element(box).toHaveValue(`${hello} {${name}}`);
    await expect.element(stored).toHaveTextContent(`${hello} {name}`);
    expect(getComputedStyle(box.element()).direction).toBe(tried.direction);
    await box.fill(`{${number}} {${name}}`);
    await expect.element(stored).toHaveTextContent("{number} {name}");
  });

  test("a button inserts at the end of a text that was not touched, and undo removes it", async () => {
    await show(`${hello} `);
    await insertion.click();
    await expect.element(stored).toHaveTextContent(`${hello} {number}`);
    await userEvent.keyboard("!");
    await expect.element(stored).toHaveTextContent(`${hello} {number}!`);
    await userEvent.keyboard("{Control>}z{/Control}{Control>}z{/Control}");
    await expect.poll(() => stored.element().textContent).toBe(`${hello} `);
  });

  test("a button inserts at the caret", async () => {
    await show(hello);
    await box.click();
    await userEvent.keyboard("{Control>}{Home}{/Control}");
    await insertion.click();
    await expect.element(stored).toHaveTextContent(`{number}${hello}`);
    await expect.element(box).toHaveFocus();
  });
});
