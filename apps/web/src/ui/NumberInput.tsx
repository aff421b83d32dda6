import { useContext, useEffect, useLayoutEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { useLocale } from "react-aria-components/I18nProvider";
import { Input } from "react-aria-components/Input";
import { NumberFieldStateContext } from "react-aria-components/NumberField";
import { meantNumber, takeTyped } from "./typedNumber.ts";

/**
 * The line of a number field. react-aria reads a point strictly by the language, so that `12.5` was
 * 125 in German: before it reads, the number gets the decimal sign that the person meant.
 */
export function NumberInput() {
  const state = useContext(NumberFieldStateContext);
  const { locale } = useLocale();
  const place = useRef<HTMLInputElement>(null);
  const latest = useRef({ state, locale });
  useLayoutEffect(() => {
    latest.current = { state, locale };
  });
  useEffect(() => {
    const input = place.current;
    const group = input?.parentElement;
    if (!input || !group) return;
    const settle = (): void => {
      const field = latest.current.state;
      if (!field) return;
      const meant = meantNumber(field.inputValue, latest.current.locale);
      if (meant !== field.inputValue) flushSync(() => field.setInputValue(meant));
    };
    const take = (event: InputEvent): void => {
      if (event.data === null || event.isComposing) return;
      const taken = takeTyped(event.data, latest.current.locale);
      if (taken === event.data) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const { selectionStart, selectionEnd } = input;
      input.setRangeText(taken, selectionStart ?? 0, selectionEnd ?? 0, "end");
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    };
    const paste = (event: ClipboardEvent): void => {
      const isWhole =
        (input.selectionEnd ?? 0) - (input.selectionStart ?? 0) === input.value.length;
      if (!isWhole) return;
      event.preventDefault();
      event.stopPropagation();
      const text = event.clipboardData?.getData("text/plain").trim() ?? "";
      const { state: field, locale: tag } = latest.current;
      field?.commit(meantNumber(takeTyped(text, tag), tag));
    };
    const readKey = ({ key }: KeyboardEvent): void => {
      if (key === "Enter" || key === "ArrowUp" || key === "ArrowDown") settle();
    };
    const ends = new AbortController();
    const { signal } = ends;
    input.addEventListener("beforeinput", take, { signal, capture: true });
    input.addEventListener("paste", paste, { signal });
    input.addEventListener("keydown", readKey, { signal });
    input.addEventListener("focusout", settle, { signal });
    group.addEventListener("pointerdown", settle, { signal });
    return () => ends.abort();
  }, []);
  return <Input ref={place} />;
}
