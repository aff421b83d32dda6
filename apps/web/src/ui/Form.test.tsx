import { memo, use, useState } from "react";
import { FormContext } from "react-aria-components/Form";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { Button } from "./Button.tsx";
import { Form } from "./Form.tsx";
import { showComponent, triedLanguages } from "./testing/showComponent.tsx";
import { TextField } from "./TextField.tsx";

let draws = 0;

/** Reads what each field reads of its form. */
const FieldOfForm = memo(function FieldOfForm() {
  use(FormContext);
  draws += 1;
  return null;
});

function CountingForm() {
  const [presses, setPresses] = useState(0);
  return (
    <Form onSubmit={(event) => event.preventDefault()}>
      <FieldOfForm />
      <TextField label="Item" direction="auto" isRequired value="" onChange={() => undefined} />
      <Button onPress={() => setPresses(presses + 1)}>pressed {presses}</Button>
      <Button type="submit">Send</Button>
    </Form>
  );
}

test.each(triedLanguages)(
  "drawn anew it leaves its fields as they are: $language",
  async (tried) => {
    await showComponent(tried, <CountingForm />);
    await expect.element(page.getByRole("textbox", { name: "Item" })).toBeVisible();
    draws = 0;
    await page.getByRole("button", { name: "pressed 0" }).click();
    await expect.element(page.getByRole("button", { name: "pressed 1" })).toBeVisible();
    expect(draws).toBe(0);
    expect(document.querySelector("form")?.noValidate).toBe(true);
  },
);
