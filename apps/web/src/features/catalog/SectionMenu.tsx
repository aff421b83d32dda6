import { deleteCatalogSection } from "@marzipan/contract/catalog-sections";
import { useQueryClient } from "@tanstack/react-query";
import { EllipsisVertical, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { ApiError } from "../../platform/api/api-error.ts";
import { useAct } from "../../platform/api/queries.ts";
import { refresh } from "../../platform/api/topics.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Menu } from "../../ui/Menu.tsx";
import type { MenuEntry } from "../../ui/Menu.tsx";
import { SectionSheet } from "./SectionSheet.tsx";
import type { SectionRow } from "./catalog.types.ts";

/** What can be done with a section: rename it, delete it. */
export function SectionMenu({ section }: { section: SectionRow }) {
  const t = useT();
  const [asking, setAsking] = useState<"edit" | "delete" | null>(null);
  const label = t("catalog.actions_of", { name: section.name });
  const close = (): void => setAsking(null);
  const entries: MenuEntry[] = [
    {
      id: "edit",
      text: t("catalog.section_edit"),
      icon: Pencil,
      onAction: () => setAsking("edit"),
    },
    {
      id: "delete",
      text: t("catalog.section_delete"),
      icon: Trash2,
      isDanger: true,
      onAction: () => setAsking("delete"),
    },
  ];
  return (
    <>
      <Menu
        label={label}
        entries={entries}
        trigger={<IconButton label={label} icon={EllipsisVertical} />}
      />
      {asking === "edit" && <SectionSheet section={section} onClose={close} />}
      {asking === "delete" && <DeleteSection section={section} onClose={close} />}
    </>
  );
}

/** Asks before a section goes; one that is gone already, as when another tab deleted it, counts as deleted. */
function DeleteSection({ section, onClose }: { section: SectionRow; onClose: () => void }) {
  const t = useT();
  const errorText = useErrorText();
  const client = useQueryClient();
  const deleting = useAct(deleteCatalogSection, {
    onSuccess: onClose,
    onError: (error) => {
      if (!(error instanceof ApiError) || error.code !== "not_found") return;
      void refresh(client, ["catalog"]);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("catalog.section_delete")}
      confirmLabel={t("common.delete")}
      cancelLabel={t("common.cancel")}
      isPending={deleting.isPending}
      onConfirm={() => deleting.mutate({ params: { id: section.id } })}
      error={deleting.error && errorText(deleting.error)}
    >
      <p>{t("catalog.section_delete_text", { name: section.name })}</p>
    </ConfirmDialog>
  );
}
