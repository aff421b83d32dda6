import { useCallback, useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useMe } from "../session/me.tsx";
import { keep, readKept } from "../storage.ts";
import { draftKey } from "../kept/kept-drafts.ts";

/** What was typed and not saved yet. */
export interface Draft {
  /** The form was restored from a draft. */
  isBack: boolean;
  /** Throws the draft away and starts from the form's own values. */
  discard: () => void;
  /** Forgets the draft, once it is saved. */
  forget: () => void;
}

/** Reads a kept draft; anything that is no object counts as none. */
export function readDraft(text: string | null): Record<string, unknown> | null {
  if (text === null) return null;
  try {
    const draft: unknown = JSON.parse(text);
    return typeof draft === "object" && draft !== null && !Array.isArray(draft)
      ? (draft as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** Returns the fields whose values differ from the form's own; `null` when none does. */
export function changedFields(
  values: Readonly<Record<string, unknown>>,
  own: Readonly<Record<string, unknown>>,
): Record<string, unknown> | null {
  const changed = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(own[name]),
  );
  return changed.length === 0 ? null : Object.fromEntries(changed);
}

/**
 * Stores what is typed into a form until it is saved, so that a reload loses nothing. Only changed
 * fields are stored, so that restoring does not revert what was changed elsewhere meanwhile. `name`
 * identifies the form with the id of what it edits (`client.new`, `client.<id>`) and must not
 * change while mounted.
 */
export function useDraft<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  name: string,
): Draft {
  const { user } = useMe();
  const key = draftKey(user.id, name);
  const [draft] = useState(() => readDraft(readKept(key)));
  const [isBack, setBack] = useState(draft !== null);
  const isOver = useRef(false);
  const own = useRef<Values | null>(null);
  const { getValues, reset, subscribe } = form;

  useEffect(() => {
    isOver.current = false;
    const before = (own.current ??= structuredClone(getValues()));
    if (draft) reset({ ...before, ...draft }, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (isOver.current) return;
        const changed = changedFields(values, before);
        keep(key, changed && JSON.stringify(changed));
      },
    });
  }, [key, draft, getValues, reset, subscribe]);

  const forget = useCallback(() => {
    isOver.current = true;
    keep(key, null);
  }, [key]);
  const discard = useCallback(() => {
    keep(key, null);
    reset();
    setBack(false);
  }, [key, reset]);
  return { isBack, discard, forget };
}
