import { requiredText } from "@marzipan/contract/primitives";
import * as z from "zod/mini";
import { Field } from "../../platform/forms/Field.tsx";
import { useSubmit } from "../../platform/forms/use-submit.ts";
import { useZodForm } from "../../platform/forms/use-zod-form.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { TextField } from "../../ui/TextField.tsx";

interface ReasonSheetProps {
  title: string;
  /** What follows from it. */
  text?: string | undefined;
  /** Who reads the reason. */
  hint: string;
  confirmLabel: string;
  /** Does it with the reason; the caller closes the sheet when it is done. */
  act: (reason: string) => Promise<unknown>;
  isPending: boolean;
  error: string | null;
  onClose: () => void;
}

const schema = z.object({ reason: requiredText(500) });

/** Asks for the reason of something that a person will read; what was typed stays when it fails. */
export function ReasonSheet({
  title,
  text,
  hint,
  confirmLabel,
  act,
  isPending,
  error,
  onClose,
}: ReasonSheetProps) {
  const t = useT();
  const form = useZodForm(schema, { defaultValues: { reason: "" } });
  const onSubmit = useSubmit(form, ({ reason }) => act(reason));
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="small"
      title={title}
      closeLabel={t("common.close")}
      onSubmit={onSubmit}
      foot={(close) => (
        <>
          <Button variant="quiet" onPress={close}>
            {t("common.cancel")}
          </Button>
          <Button type="submit" variant="danger" isPending={isPending}>
            {confirmLabel}
          </Button>
        </>
      )}
    >
      {text && <p>{text}</p>}
      <Field control={form.control} name="reason">
        {(field) => (
          <TextField
            {...field}
            label={t("admin.reason")}
            description={hint}
            direction="auto"
            lines={3}
          />
        )}
      </Field>
      {error && (
        <Notice tone="danger" role="alert">
          {error}
        </Notice>
      )}
    </Sheet>
  );
}
