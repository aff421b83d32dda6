import { eraseClient } from "@marzipan/contract/clients";
import { useNavigate } from "@tanstack/react-router";
import { ApiError } from "../../platform/api/api-error.ts";
import { useAct } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useToast } from "../../platform/toast/use-toast.ts";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { Notice } from "../../ui/Notice.tsx";
import type { ClientView } from "./clients.types.ts";
import styles from "../../platform/screen/page-parts.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

interface EraseClientDialogProps {
  client: ClientView;
  onClose: () => void;
}

/**
 * Asks before a client's personal data is erased for good, also on orders and requests (rulings
 * §4).
 */
export function EraseClientDialog({ client, onClose }: EraseClientDialogProps) {
  const t = useT();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const showToast = useToast();
  const tellErased = (): void => {
    onClose();
    showToast(t("clients.erased"));
    void navigate({ href: pathTo("/clients"), replace: true });
  };
  const erasing = useAct(eraseClient, {
    onSuccess: tellErased,
    // Sent again after its answer was lost, erasing finds no one: it is done.
    onError: (error) => {
      if (error instanceof ApiError && error.code === "not_found") tellErased();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("clients.erase")}
      confirmLabel={t("clients.erase_confirm")}
      cancelLabel={t("common.cancel")}
      isPending={erasing.isPending}
      onConfirm={() => erasing.mutate({ params: { id: client.id } })}
      error={erasing.error && errorText(erasing.error)}
    >
      <div className={styles.dialogWords}>
        <p>{t("clients.erase_text", { name: client.name })}</p>
        <Notice tone="danger">{t("clients.erase_warning")}</Notice>
      </div>
    </ConfirmDialog>
  );
}
