import {
  approveUser,
  blockUser,
  declineUser,
  setAdministrator,
  signOutUser,
  unblockUser,
} from "@marzipan/contract/admin";
import type { AdminAct } from "@marzipan/contract/admin";
import { useState } from "react";
import { useAct } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useToast } from "../../platform/toast/use-toast.ts";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { Notice } from "../../ui/Notice.tsx";
import type { UserView } from "./admin.types.ts";
import { PlanSheet } from "./PlanSheet.tsx";
import { ReasonSheet } from "./ReasonSheet.tsx";
import styles from "./admin.module.css";

/**
 * The acts on an account, with their dialogs. Acts by which administrators could lock themselves
 * out (blocking, taking the role away) are not offered on the own account; the server refuses them
 * too (`not_yourself`).
 */
export function UserActs({ user }: { user: UserView }) {
  const t = useT();
  const errorText = useErrorText();
  const showToast = useToast();
  const [asked, setAsked] = useState<AdminAct | null>(null);
  const close = (): void => setAsked(null);
  const ends = (act: AdminAct) => ({
    onSuccess: () => {
      close();
      showToast(t(`admin.act_${act}`));
    },
  });
  const params = { id: user.id };
  const approving = useAct(approveUser, ends("approve"));
  const declining = useAct(declineUser, ends("decline"));
  const blocking = useAct(blockUser, ends("block"));
  const unblocking = useAct(unblockUser, ends("unblock"));
  const signingOut = useAct(signOutUser, ends("sign_out"));
  const promoting = useAct(
    setAdministrator,
    ends(user.isAdmin ? "remove_administrator" : "make_administrator"),
  );
  const { standing, isYourself, isAdmin, fullName: name } = user;
  const isBlocked = standing === "blocked";
  const isUndecided = standing === "waiting" || standing === "declined";
  /** Opens the dialog of an act; the failure of an earlier attempt is cleared. */
  const ask = (act: AdminAct) => () => {
    for (const one of [declining, blocking, unblocking, signingOut, promoting]) one.reset();
    setAsked(act);
  };
  const roleAct = isAdmin ? "remove_administrator" : "make_administrator";
  const confirm = (
    act: "unblock" | "sign_out" | typeof roleAct,
    doing: { isPending: boolean; error: Error | null },
    texts: { title: string; text: string; confirmLabel: string },
    run: () => void,
  ) => (
    <ConfirmDialog
      isOpen={asked === act}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={texts.title}
      confirmLabel={texts.confirmLabel}
      cancelLabel={t("common.cancel")}
      tone={act === "sign_out" || act === "remove_administrator" ? "danger" : "primary"}
      isPending={doing.isPending}
      error={doing.error && errorText(doing.error)}
      onConfirm={run}
    >
      {texts.text}
    </ConfirmDialog>
  );
  return (
    <section aria-label={t("admin.actions")} className={styles.adminActsPart}>
      {isYourself && <Notice tone="plain">{t("admin.own_account_hint")}</Notice>}
      {approving.error && (
        <Notice tone="danger" role="alert">
          {errorText(approving.error)}
        </Notice>
      )}
      <div className={styles.adminActs}>
        {isUndecided && (
          <Button
            variant="primary"
            isPending={approving.isPending}
            onPress={() => approving.mutate({ params })}
          >
            {t("admin.approve")}
          </Button>
        )}
        {standing === "waiting" && <Button onPress={ask("decline")}>{t("admin.decline")}</Button>}
        <Button onPress={ask("plan")}>{t("admin.change_plan")}</Button>
        {user.devices.length > 0 && (
          <Button onPress={ask("sign_out")}>{t("admin.sign_out_all")}</Button>
        )}
        {!isYourself && <Button onPress={ask(roleAct)}>{t(`admin.${roleAct}`)}</Button>}
        {isBlocked && <Button onPress={ask("unblock")}>{t("admin.unblock")}</Button>}
        {!isBlocked && !isYourself && (
          <Button variant="danger" onPress={ask("block")}>
            {t("admin.block")}
          </Button>
        )}
      </div>
      {asked === "decline" && (
        <ReasonSheet
          title={t("admin.decline_title", { n: 1 })}
          hint={t("admin.decline_reason_hint")}
          confirmLabel={t("admin.decline")}
          act={(reason) => declining.mutateAsync({ params, body: { reason } })}
          isPending={declining.isPending}
          error={declining.error && errorText(declining.error)}
          onClose={close}
        />
      )}
      {asked === "block" && (
        <ReasonSheet
          title={t("admin.block_title", { name })}
          text={t("admin.block_text")}
          hint={t("admin.block_reason_hint")}
          confirmLabel={t("admin.block")}
          act={(reason) => blocking.mutateAsync({ params, body: { reason } })}
          isPending={blocking.isPending}
          error={blocking.error && errorText(blocking.error)}
          onClose={close}
        />
      )}
      {asked === "plan" && <PlanSheet user={user} onClose={close} />}
      {confirm(
        "unblock",
        unblocking,
        {
          title: t("admin.unblock_title", { name }),
          text: t("admin.unblock_text"),
          confirmLabel: t("admin.unblock"),
        },
        () => unblocking.mutate({ params }),
      )}
      {confirm(
        "sign_out",
        signingOut,
        {
          title: t("admin.sign_out_title", { name }),
          text: t("admin.sign_out_text"),
          confirmLabel: t("admin.sign_out_all"),
        },
        () => signingOut.mutate({ params }),
      )}
      {confirm(
        roleAct,
        promoting,
        {
          title: t(`admin.${roleAct}_title`, { name }),
          text: t(`admin.${roleAct}_text`),
          confirmLabel: t(`admin.${roleAct}`),
        },
        () => promoting.mutate({ params, body: { isAdmin: !isAdmin } }),
      )}
    </section>
  );
}
