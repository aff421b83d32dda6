import { userEvent } from "vitest/browser";

/** Pastes a text into an element as a person does: copied elsewhere, then pasted with the keyboard. */
export async function pasteText(text: string, into: HTMLElement): Promise<void> {
  const source = document.createElement("textarea");
  source.value = text;
  document.body.append(source);
  source.select();
  await userEvent.copy();
  source.remove();
  into.focus();
  await userEvent.paste();
}
