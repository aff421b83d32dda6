import { type ChangeEvent, useCallback, useEffect, useRef, useState } from "react";
import { Input, InputContext, type InputProps } from "react-aria-components/Input";
import { useSlottedContext } from "react-aria-components/slots";
import { flushSync } from "react-dom";

/**
 * A field whose letters are painted before what reads them is rendered: the field around it hears of a letter after the
 * next frame, and at the latest before a press, before a key that acts (Enter, Tab, arrows) and when the field is left.
 */
export function EarlyInput(props: Pick<InputProps, "placeholder" | "dir">) {
  const field = useSlottedContext(InputContext) ?? {};
  const { onChange } = field;
  const [ahead, setAhead] = useState<string | null>(null);
  const untold = useRef<(() => void) | null>(null);
  const tell = useCallback(() => {
    const act = untold.current;
    untold.current = null;
    if (!act) return;
    setAhead(null);
    act();
  }, []);
  const tellNow = useCallback(() => {
    if (untold.current) flushSync(tell);
  }, [tell]);
  useEffect(() => {
    addEventListener("pointerdown", tellNow, true);
    return () => {
      removeEventListener("pointerdown", tellNow, true);
      tell();
    };
  }, [tell, tellNow]);
  const type = (event: ChangeEvent<HTMLInputElement>): void => {
    setAhead(event.target.value);
    if (!untold.current) afterPaint(tell);
    untold.current = () => onChange?.(event);
  };
  return (
    <InputContext.Provider value={{ ...field, value: ahead ?? field.value ?? "", onChange: type }}>
      <Input
        {...props}
        onKeyDownCapture={(event) => {
          if (event.key.length > 1 || event.ctrlKey || event.metaKey) tellNow();
        }}
        onBlurCapture={tellNow}
      />
    </InputContext.Provider>
  );
}

/** Calls a function once the next frame is painted; a hidden page paints none. */
function afterPaint(act: () => void): void {
  const soon = (): void => void setTimeout(act);
  if (document.hidden) soon();
  else requestAnimationFrame(soon);
}
