import { requiredText } from "@marzipan/contract/primitives";
import * as z from "zod/mini";
import { Field } from "../../platform/forms/Field.tsx";
import { SaveFailure } from "../../platform/forms/SaveFailure.tsx";
import { useSubmit } from "../../platform/forms/use-submit.ts";
import { useZodForm } from "../../platform/forms/use-zod-form.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { TextField } from "../../ui/TextField.tsx";
import type { RequestRow } from "./requests.types.ts";
import { useDeclining } from "./use-answering.ts";
import type { OnAnswered } from "./use-answering.ts";

const DeclineForm = z.object({ message: requiredText(1000) });

interface AnswerSheetProps {
  request: RequestRow;
  onClose: () => void;
  onAnswered: OnAnswered;
}

/** Declines a request with a message, which the customer gets by mail and on the status page. */
export function DeclineSheet({ request, onClose, onAnswered }: AnswerSheetProps) {
  const t = useT();
  const declining = useDeclining(onAnswered);
  const form = useZodForm(DeclineForm, { defaultValues: { message: "" } });
  const onSubmit = useSubmit(form, async ({ message }: z.output<typeof DeclineForm>) => {
    await declining.mutateAsync({
      params: { id: request.id },
      body: { message, expectedUpdatedAt: request.updatedAt },
    });
  });
  return (
    <Sheet
      isOpen
      size="small"
      title={t("requests.decline")}
      subtitle={<span dir="auto">{request.name}</span>}
      closeLabel={t("common.close")}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onSubmit={onSubmit}
      foot={
        <Button variant="danger" type="submit" isWide isPending={declining.isPending}>
          {t("requests.decline")}
        </Button>
      }
    >
      <Field control={form.control} name="message">
        {(field) => (
          <TextField
            {...field}
            label={t("requests.message")}
            description={t("requests.message_hint")}
            direction="auto"
            lines={3}
            maxLength={1000}
          />
        )}
      </Field>
      <SaveFailure error={declining.error} />
    </Sheet>
  );
}
