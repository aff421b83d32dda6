import { createCatalogSection, updateCatalogSection } from "@marzipan/contract/catalog-sections";
import { requiredText } from "@marzipan/contract/primitives";
import * as z from "zod/mini";
import { ApiError } from "../../platform/api/api-error.ts";
import { useAct } from "../../platform/api/queries.ts";
import { Field } from "../../platform/forms/Field.tsx";
import { SaveFailure } from "../../platform/forms/SaveFailure.tsx";
import { useSubmit } from "../../platform/forms/use-submit.ts";
import { useZodForm } from "../../platform/forms/use-zod-form.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { TranslationsPart } from "./TranslationsPart.tsx";
import type { SectionRow, Translations } from "./catalog.types.ts";

const SectionForm = z.object({
  name: requiredText(80),
  translations: z.custom<Translations<"name">>(),
});

/** Names a section, a new one or one that is there, also in other languages. */
export function SectionSheet({
  section,
  onClose,
}: {
  section: SectionRow | null;
  onClose: () => void;
}) {
  const t = useT();
  const ends = { onSuccess: onClose };
  const creating = useAct(createCatalogSection, ends);
  const updating = useAct(updateCatalogSection, ends);
  const form = useZodForm(SectionForm, {
    defaultValues: { name: section?.name ?? "", translations: section?.translations ?? {} },
  });
  const onSubmit = useSubmit(form, async (body: z.output<typeof SectionForm>) => {
    if (section) await updating.mutateAsync({ params: { id: section.id }, body });
    else await creating.mutateAsync({ body });
  });
  const error = creating.error ?? updating.error;
  const isTaken = error instanceof ApiError && error.code === "already_exists";
  return (
    <Sheet
      isOpen
      size="small"
      title={section ? t("catalog.section_edit") : t("catalog.section_add")}
      closeLabel={t("common.close")}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onSubmit={onSubmit}
      foot={
        <Button
          variant="primary"
          type="submit"
          isWide
          isPending={creating.isPending || updating.isPending}
        >
          {t("common.save")}
        </Button>
      }
    >
      <Field control={form.control} name="name">
        {(field) => (
          <TextField
            {...field}
            error={field.error ?? (isTaken ? t("catalog.section_taken") : undefined)}
            label={t("catalog.section_name")}
            direction="auto"
            maxLength={80}
          />
        )}
      </Field>
      <Field control={form.control} name="translations">
        {({ value, onChange }) => (
          <TranslationsPart<"name">
            value={value}
            onChange={onChange}
            fields={[{ name: "name", label: t("catalog.section_name"), maxLength: 80 }]}
          />
        )}
      </Field>
      {!isTaken && <SaveFailure error={error} />}
    </Sheet>
  );
}
