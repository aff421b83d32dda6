import type { AnyEndpoint, BodyOf, ReplyOf } from "@marzipan/contract/endpoint";
import type { FormEvent } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { CallInput } from "../api/call.ts";
import { useAct } from "../api/queries.ts";
import { useToast } from "../toast/use-toast.ts";
import { useLeaveTo } from "../url/use-leave-to.ts";
import { useDraft } from "./use-draft.ts";
import type { Draft } from "./use-draft.ts";
import { useSubmitAfter } from "./use-submit-after.ts";
import type { Sending } from "./use-submit-after.ts";

/** How a record is saved: what saves it, whether that runs, and why it failed. */
export interface RecordSaver<Values, Saved> {
  save: (values: Values) => Promise<Saved>;
  isPending: boolean;
  error: Error | null;
}

interface SaveRecordOptions<Values, Create extends AnyEndpoint> {
  create: Create;
  /** Takes the same body and `expectedUpdatedAt`. */
  update: AnyEndpoint;
  /** The record as it was when the form opened; `null` for a new one. */
  record: { id: string; updatedAt: string } | null;
  body: (values: Values) => BodyOf<Create>;
}

/** Returns the saver that creates a record, or updates the one that was opened unless it was changed elsewhere. */
export function useSaveRecord<Values, Create extends AnyEndpoint>({
  create,
  update,
  record,
  body,
}: SaveRecordOptions<Values, Create>): RecordSaver<Values, ReplyOf<Create>> {
  const creating = useAct(create);
  const updating = useAct(update);
  return {
    save: async (values) => {
      if (record === null)
        return await creating.mutateAsync({ body: body(values) } as CallInput<Create>);
      const { id, updatedAt: expectedUpdatedAt } = record;
      const changed = { ...(body(values) as object), expectedUpdatedAt };
      return (await updating.mutateAsync({
        params: { id },
        body: changed,
      } as CallInput<AnyEndpoint>)) as ReplyOf<Create>;
    },
    isPending: creating.isPending || updating.isPending,
    error: creating.error ?? updating.error,
  };
}

interface RecordFormOptions<Input extends FieldValues, Values, Saved> {
  form: UseFormReturn<Input, unknown, Values>;
  /** The name of the draft, with the record's id or `new`: `client.new`. */
  draft: string;
  saver: RecordSaver<Values, Saved>;
  /** The state of files that are uploaded while the form is filled in; saving waits for them. */
  sending?: Sending;
  /** The message after saving. */
  saved: string;
  /** Returns the path that opens after saving. */
  leaveTo: (saved: Saved, values: Values) => string;
}

/** A form over one record, as `RecordForm` shows it. */
export interface RecordFormRun {
  draft: Draft;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Whether saving waits for a file that is still uploaded. */
  isHeld: boolean;
  isPending: boolean;
  error: Error | null;
}

/**
 * Returns how the form of a record runs: it keeps unsaved input as a draft, and after saving shows a message and leaves the page.
 * A failure stays in `error`; field problems are shown at their fields.
 */
export function useRecordForm<Input extends FieldValues, Values, Saved>({
  form,
  draft: draftName,
  saver,
  sending = "done",
  saved,
  leaveTo,
}: RecordFormOptions<Input, Values, Saved>): RecordFormRun {
  const showToast = useToast();
  const leave = useLeaveTo();
  const draft = useDraft(form, draftName);
  const { onSubmit, isHeld } = useSubmitAfter(form, sending, async (values) => {
    const reply = await saver.save(values);
    draft.forget();
    showToast(saved);
    await leave(leaveTo(reply, values));
  });
  return { draft, onSubmit, isHeld, isPending: isHeld || saver.isPending, error: saver.error };
}
