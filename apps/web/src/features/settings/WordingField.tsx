import { CircleAlert } from "lucide-react";
import { useEffect, useId, useImperativeHandle, useLayoutEffect, useRef } from "react";
import type { ClipboardEvent, KeyboardEvent, ReactNode, Ref } from "react";
import type { Language } from "@marzipan/contract/languages";
import { locales } from "@marzipan/phrases/locales";
import { Icon } from "../../ui/Icon.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import { placeCaret, readSelection, readWording, writeWording } from "./wording-dom.ts";
import { remember, step } from "./wording.rules.ts";
import type { Chip, WordingHistory, WordingState } from "./wording.rules.ts";
import fieldStyles from "../../ui/FieldFrame.module.css";
import styles from "./settings.module.css";

/** What the buttons beside the field do with it. */
export interface WordingHandle {
  /** Puts text or a placeholder in where the caret stands, or stood last. */
  insert: (text: string) => void;
}

interface WordingFieldProps {
  ref?: Ref<WordingHandle>;
  label: string;
  labelEnd?: ReactNode;
  error?: ReactNode;
  /** The language of the text; the chips are in that of the page. */
  language: Language;
  /** The stored form, with `{name}` for a placeholder. */
  value: string;
  onChange: (value: string) => void;
  chips: readonly Chip[];
}

/**
 * A text whose placeholders are named chips. A chip is one piece for the caret, Backspace and the
 * selection; copying writes the stored form, so that pasting brings the chips back. It keeps its own
 * history, since the browser's does not know chips that were put in.
 */
export function WordingField({
  ref,
  label,
  labelEnd,
  error,
  language,
  value,
  onChange,
  chips,
}: WordingFieldProps) {
  const labelId = useId();
  const errorId = useId();
  const root = useRef<HTMLDivElement>(null);
  const place = useRef<{ start: number; end: number } | null>(null);
  const history = useRef<WordingHistory>({ past: [], future: [] });
  const last = useRef<WordingState & { at: number }>({
    wording: value,
    caret: value.length,
    at: 0,
  });

  const show = (state: WordingState): void => {
    if (!root.current) return;
    writeWording(root.current, state.wording, chips, styles.wordingChip ?? "");
    placeCaret(root.current, state.caret);
    place.current = { start: state.caret, end: state.caret };
  };
  const change = (state: WordingState, isTyping = false): void => {
    const { wording, caret, at } = last.current;
    const now = Date.now();
    history.current = remember(history.current, { wording, caret }, isTyping, now - at);
    last.current = { ...state, at: isTyping ? now : 0 };
    onChange(state.wording);
  };
  const insert = (text: string): void => {
    const { wording } = last.current;
    const { start, end } = place.current ?? { start: wording.length, end: wording.length };
    const state = {
      wording: wording.slice(0, start) + text + wording.slice(end),
      caret: start + text.length,
    };
    root.current?.focus();
    show(state);
    change(state);
  };
  const go = (way: "undo" | "redo"): void => {
    const { wording, caret } = last.current;
    const gone = step(history.current, { wording, caret }, way);
    if (!gone) return;
    history.current = gone.history;
    last.current = { ...gone.state, at: 0 };
    show(gone.state);
    onChange(gone.state.wording);
  };
  useImperativeHandle(ref, () => ({ insert }));

  useLayoutEffect(() => {
    if (root.current && (readWording(root.current) !== value || !root.current.hasChildNodes())) {
      writeWording(root.current, value, chips, styles.wordingChip ?? "");
      // Given from outside, as by going back to the default text: one step of its own.
      if (last.current.wording !== value) {
        const { wording, caret } = last.current;
        history.current = remember(history.current, { wording, caret }, false, 0);
        last.current = { wording: value, caret: value.length, at: 0 };
        place.current = null;
      }
    }
  }, [value, chips]);

  const handlers = useRef({ insert, go });
  useEffect(() => {
    handlers.current = { insert, go };
  });
  useEffect(() => {
    const field = root.current;
    const keepPlace = (): void => {
      const found = field && readSelection(field);
      if (found) place.current = found;
    };
    // React knows no event for what an edit is about to do.
    const beforeInput = (event: InputEvent): void => {
      const { insert: put, go: walk } = handlers.current;
      const act = {
        insertParagraph: () => put("\n"),
        insertLineBreak: () => put("\n"),
        historyUndo: () => walk("undo"),
        historyRedo: () => walk("redo"),
        insertFromDrop: () => put(event.dataTransfer?.getData("text/plain") ?? ""),
      }[event.inputType];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("selectionchange", keepPlace);
    field?.addEventListener("beforeinput", beforeInput);
    return () => {
      document.removeEventListener("selectionchange", keepPlace);
      field?.removeEventListener("beforeinput", beforeInput);
    };
  }, []);

  const onInput = (isComposing: boolean): void => {
    if (!root.current) return;
    const wording = readWording(root.current);
    const caret = readSelection(root.current)?.end ?? wording.length;
    change({ wording, caret }, true);
    // What was typed as {name} becomes a chip, and a break that the browser left goes.
    const chipsShown = root.current.querySelectorAll("[data-token]").length;
    const written = chips.reduce((sum, { token }) => sum + wording.split(token).length - 1, 0);
    if (!isComposing && (chipsShown !== written || wording === "")) show({ wording, caret });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const isUndo = event.code === "KeyZ" || key === "z";
    const isRedo = event.code === "KeyY" || key === "y";
    if (!isUndo && !isRedo) return;
    event.preventDefault();
    go(isRedo || event.shiftKey ? "redo" : "undo");
  };
  const copy = (event: ClipboardEvent, isCut: boolean): void => {
    const at = root.current && readSelection(root.current);
    if (!at || at.start === at.end) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", last.current.wording.slice(at.start, at.end));
    if (!isCut) return;
    place.current = at;
    insert("");
  };
  const hasError = error !== undefined && error !== null && error !== "";
  return (
    <div data-part="field" className={fieldStyles.field} data-invalid={hasError || undefined}>
      <div className={fieldStyles.fieldHead}>
        <span id={labelId} className={joinClasses(fieldStyles.fieldLabel)}>
          {label}
        </span>
        {labelEnd !== undefined && <span className={fieldStyles.fieldOptional}>{labelEnd}</span>}
      </div>
      <div
        ref={root}
        role="textbox"
        tabIndex={0}
        contentEditable
        suppressContentEditableWarning
        aria-multiline="true"
        aria-labelledby={labelId}
        aria-invalid={hasError || undefined}
        aria-describedby={hasError ? errorId : undefined}
        lang={language}
        dir={locales[language].direction}
        data-part="input-box"
        className={joinClasses(styles.wordingBox)}
        onInput={(event) => onInput((event.nativeEvent as InputEvent).isComposing)}
        onCompositionEnd={() => onInput(false)}
        onKeyDown={onKeyDown}
        onCopy={(event) => copy(event, false)}
        onCut={(event) => copy(event, true)}
        onPaste={(event) => {
          event.preventDefault();
          insert(event.clipboardData.getData("text/plain").replaceAll("\r\n", "\n"));
        }}
      />
      {hasError && (
        <p id={errorId} className={joinClasses(fieldStyles.fieldError)}>
          <Icon of={CircleAlert} size="s" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
