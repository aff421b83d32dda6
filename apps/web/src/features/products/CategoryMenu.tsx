import { deleteCategory, updateCategory } from "@marzipan/contract/categories";
import { requiredText } from "@marzipan/contract/primitives";
import { EllipsisVertical, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import * as z from "zod/mini";
import { ApiError } from "../../platform/api/api-error.ts";
import { useAct } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { Field } from "../../platform/forms/Field.tsx";
import { SaveFailure } from "../../platform/forms/SaveFailure.tsx";
import { useSubmit } from "../../platform/forms/use-submit.ts";
import { useZodForm } from "../../platform/forms/use-zod-form.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Menu } from "../../ui/Menu.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { TextField } from "../../ui/TextField.tsx";
import type { CategoryRow } from "./products.types.ts";

interface CategoryMenuProps {
  category: CategoryRow;
  onDeleted: () => void;
}

/** What can be done with a category: rename it, delete it. */
export function CategoryMenu({ category, onDeleted }: CategoryMenuProps) {
  const t = useT();
  const [asking, setAsking] = useState<"edit" | "delete" | null>(null);
  const label = t("products.actions_of", { name: category.name });
  const close = (): void => setAsking(null);
  return (
    <>
      <Menu
        label={label}
        entries={[
          {
            id: "edit",
            text: t("products.category_edit"),
            icon: Pencil,
            onAction: () => setAsking("edit"),
          },
          {
            id: "delete",
            text: t("products.category_delete"),
            icon: Trash2,
            isDanger: true,
            onAction: () => setAsking("delete"),
          },
        ]}
        trigger={<IconButton label={label} icon={EllipsisVertical} />}
      />
      {asking === "edit" && <RenameCategory category={category} onClose={close} />}
      {asking === "delete" && (
        <DeleteCategory category={category} onClose={close} onDeleted={onDeleted} />
      )}
    </>
  );
}

const CategoryForm = z.object({ name: requiredText(80) });

const codeOf = (error: Error | null): string | null =>
  error instanceof ApiError ? error.code : null;

function RenameCategory({ category, onClose }: { category: CategoryRow; onClose: () => void }) {
  const t = useT();
  const updating = useAct(updateCategory, { onSuccess: onClose });
  const form = useZodForm(CategoryForm, { defaultValues: { name: category.name } });
  const onSubmit = useSubmit(form, async (body: z.output<typeof CategoryForm>) => {
    await updating.mutateAsync({ params: { id: category.id }, body });
  });
  const isTaken = codeOf(updating.error) === "already_exists";
  return (
    <Sheet
      isOpen
      size="small"
      title={t("products.category_edit")}
      closeLabel={t("common.close")}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onSubmit={onSubmit}
      foot={
        <Button variant="primary" type="submit" isWide isPending={updating.isPending}>
          {t("common.save")}
        </Button>
      }
    >
      <Field control={form.control} name="name">
        {(field) => (
          <TextField
            {...field}
            onChange={(name) => {
              if (updating.isError) updating.reset();
              field.onChange(name);
            }}
            error={isTaken ? t("products.category_taken") : field.error}
            label={t("products.category_name")}
            direction="auto"
            maxLength={80}
          />
        )}
      </Field>
      {!isTaken && <SaveFailure error={updating.error} />}
    </Sheet>
  );
}

/** Asks before a category goes; one that is gone already, as when a lost answer is asked again, counts as deleted. */
function DeleteCategory({
  category,
  onClose,
  onDeleted,
}: CategoryMenuProps & { onClose: () => void }) {
  const t = useT();
  const errorText = useErrorText();
  const end = (): void => {
    onClose();
    onDeleted();
  };
  const deleting = useAct(deleteCategory, {
    onSuccess: end,
    onError: (error) => {
      if (codeOf(error) === "not_found") end();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("products.category_delete")}
      confirmLabel={t("common.delete")}
      cancelLabel={t("common.cancel")}
      isPending={deleting.isPending}
      onConfirm={() => deleting.mutate({ params: { id: category.id } })}
      error={deleting.error && errorText(deleting.error)}
    >
      <p>{t("products.category_delete_text", { name: category.name })}</p>
    </ConfirmDialog>
  );
}
