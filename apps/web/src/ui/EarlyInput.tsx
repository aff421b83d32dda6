import {
  type ChangeEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { Input, InputContext, type InputProps } from "react-aria-components/Input";
import { useSlottedContext } from "react-aria-components/slots";
import { flushSync } from "react-dom";

interface EarlyInputProps extends Pick<InputProps, "placeholder" | "dir"> {
  /** Called before a key acts, once the field around it has heard of all letters; what it sets is rendered at once. */
  onAct: () => void;
}

/**
 * A field whose letters are painted before what reads them is rendered: the field around it hears of a letter after the
 * next frame, and at the latest before a press, before a key that acts (Enter, Tab, arrows) and when the field or the
 * page is left.
 */
export function EarlyInput({ onAct, ...props }: EarlyInputProps) {
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
    addEventListener("pagehide", tellNow);
    return () => {
      removeEventListener("pointerdown", tellNow, true);
      removeEventListener("pagehide", tellNow);
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
          if (isLetter(event)) return;
          flushSync(() => {
            tell();
            onAct();
          });
        }}
        onBlurCapture={tellNow}
      />
    </InputContext.Provider>
  );
}

/** Whether a key writes; a phone's keyboard and an input method do not say which they are. */
function isLetter({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (key === "Unidentified" || key === "Process") return true;
  return key.length === 1 && !ctrlKey && !metaKey;
}

/** Calls a function once the next frame is painted; a hidden page paints none. */
function afterPaint(act: () => void): void {
  const soon = (): void => void setTimeout(act);
  if (document.hidden) soon();
  else requestAnimationFrame(soon);
}
