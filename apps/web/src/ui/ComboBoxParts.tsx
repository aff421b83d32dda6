import { type ReactNode, type RefObject, use, useLayoutEffect, useRef } from "react";
import { ComboBoxStateContext } from "react-aria-components/ComboBox";
import { Group } from "react-aria-components/Group";
import { Popover, PopoverContext } from "react-aria-components/Popover";
import { joinClasses } from "./joinClasses.ts";
import { watchPress } from "./watchPress.ts";
import fieldFrameStyles from "./FieldFrame.module.css";
import popoverStyles from "./Popover.module.css";

/** The box of a combo box's field; a press on the focused field opens its closed list again. */
export function FieldBox({ children }: { children: ReactNode }) {
  const state = use(ComboBoxStateContext);
  const place = useRef<HTMLDivElement>(null);
  useStaysReadable(place, state?.isOpen === true);
  return (
    <Group
      ref={place}
      data-part="input-box"
      className={joinClasses(fieldFrameStyles.inputBox)}
      onClick={() => state && state.isFocused && !state.isOpen && state.open(null, "manual")}
    >
      {children}
    </Group>
  );
}

const readable = "data-react-aria-top-layer";

/**
 * Keeps the page around an open list readable: react-aria hides everything but field and list from screen readers,
 * buttons that can be focused among them, unless the page is marked as its top layer.
 */
function useStaysReadable(place: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    let root: HTMLElement | null = place.current;
    while (root?.parentElement && root.parentElement !== document.body) root = root.parentElement;
    if (!root || root.hasAttribute(readable)) return undefined;
    const page = root;
    page.setAttribute(readable, "true");
    return () => page.removeAttribute(readable);
  }, [place, isOpen]);
}

/** Where the list of a combo box opens: over the page, or as a panel under its field. */
export function ListPlace({ isPanel, children }: { isPanel: boolean; children: ReactNode }) {
  if (isPanel) return <ListPanel>{children}</ListPanel>;
  return (
    <Popover className={joinClasses(popoverStyles.popover, popoverStyles.popoverFit)}>
      {children}
    </Popover>
  );
}

function ListPanel({ children }: { children: ReactNode }) {
  const state = use(ComboBoxStateContext);
  // Without a state this is react-aria's own look at the rows, which builds the collection.
  if (state && !state.isOpen) return null;
  return <OpenPanel>{children}</OpenPanel>;
}

function OpenPanel({ children }: { children: ReactNode }) {
  const state = use(ComboBoxStateContext);
  const { ref } = (use(PopoverContext) ?? {}) as { ref?: RefObject<HTMLDivElement | null> };
  const own = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const panel = own.current;
    if (ref) ref.current = panel;
    // A press on a row must not take the focus from the field, which would close the panel.
    const keepFocus = (event: MouseEvent): void => event.preventDefault();
    const press = watchPress();
    const reveal = (): void => panel?.scrollIntoView({ block: "nearest" });
    reveal();
    panel?.addEventListener("mousedown", keepFocus);
    // The keyboard comes after the panel and takes its room.
    globalThis.visualViewport?.addEventListener("resize", reveal);
    return () => {
      if (panel?.parentElement) press.keepHeight(panel.parentElement);
      press.stop();
      panel?.removeEventListener("mousedown", keepFocus);
      globalThis.visualViewport?.removeEventListener("resize", reveal);
      if (ref) ref.current = null;
    };
  }, [ref]);
  useEscapeCloses(own, () => state?.close());
  return (
    <div ref={own} data-part="list-panel" className={popoverStyles.listPanel}>
      {children}
    </div>
  );
}

/** Lets Escape close the panel alone and not the sheet around it, as it does with a list over the page. */
function useEscapeCloses(panel: RefObject<HTMLElement | null>, close: () => void): void {
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  });
  useLayoutEffect(() => {
    const field = panel.current?.parentElement;
    const press = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      // Else the browser asks the sheet itself to close (see useBackCloses).
      event.preventDefault();
      latest.current();
    };
    field?.addEventListener("keydown", press);
    return () => field?.removeEventListener("keydown", press);
  }, [panel]);
}
