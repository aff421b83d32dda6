import { deleteClient, listClients } from "@marzipan/contract/clients";
import { justDeleted } from "../../platform/undo/just-deleted.ts";
import { useNavigate } from "@tanstack/react-router";
import { useAct } from "../../platform/api/queries.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import type { ClientView } from "./clients.types.ts";
import styles from "./clients.module.css";
import pagePartsStyles from "../../platform/screen/page-parts.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

interface DeleteClientDialogProps {
  client: ClientView;
  onClose: () => void;
}

/** Asks before a client is deleted; then Undo takes the client's place in the list (rulings §4). */
export function DeleteClientDialog({ client, onClose }: DeleteClientDialogProps) {
  const t = useT();
  const navigate = useNavigate();
  const deleting = useAct(deleteClient, {
    onSuccess: () => {
      justDeleted(listClients).keep(client);
      onClose();
      void navigate({ href: pathTo("/clients"), replace: true });
    },
  });
  const { name, ordersCount } = client;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("clients.delete")}
      confirmLabel={t("common.delete")}
      cancelLabel={t("common.cancel")}
      isPending={deleting.isPending}
      onConfirm={() => deleting.mutate({ params: { id: client.id } })}
      error={deleting.error && t("errors.client_not_deleted")}
    >
      <div className={pagePartsStyles.dialogWords}>
        <p>
          {ordersCount === 0
            ? t("clients.delete_text_none", { name })
            : t("clients.delete_text", { name, n: ordersCount })}
        </p>
        <p className={styles.clientDetail}>{t("clients.delete_keeps")}</p>
      </div>
    </ConfirmDialog>
  );
}
