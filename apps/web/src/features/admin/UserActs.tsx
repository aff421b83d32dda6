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
      <ReasonedAct
        name={name}
        act={asked}
        doing={{ decline: declining, block: blocking }}
        onReason={(act, reason) =>
          (act === "decline" ? declining : blocking).mutateAsync({ params, body: { reason } })
        }
        onClose={close}
      />
      {asked === "plan" && <PlanSheet user={user} onClose={close} />}
      <ConfirmAct
        name={name}
        act={asked}
        doing={{
          unblock: unblocking,
          sign_out: signingOut,
          make_administrator: promoting,
          remove_administrator: promoting,
        }}
        onConfirm={(act) => {
          if (act === "unblock") unblocking.mutate({ params });
          else if (act === "sign_out") signingOut.mutate({ params });
          else promoting.mutate({ params, body: { isAdmin: !isAdmin } });
        }}
        onClose={close}
      />
    </section>
  );
}

/** The acts that are confirmed without a reason. */
const confirmedActs = [
  "unblock",
  "sign_out",
  "make_administrator",
  "remove_administrator",
] as const;
type ConfirmedAct = (typeof confirmedActs)[number];

interface ConfirmActProps {
  name: string;
  /** The act that is asked about; nothing is shown for one that needs no confirmation. */
  act: AdminAct | null;
  doing: Readonly<Record<ConfirmedAct, { isPending: boolean; error: Error | null }>>;
  onConfirm: (act: ConfirmedAct) => void;
  onClose: () => void;
}

function ConfirmAct({ name, act: asked, doing, onConfirm, onClose }: ConfirmActProps) {
  const t = useT();
  const errorText = useErrorText();
  const act = confirmedActs.find((one) => one === asked);
  if (act === undefined) return null;
  const { isPending, error } = doing[act];
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`admin.${act}_title`, { name })}
      confirmLabel={t(act === "sign_out" ? "admin.sign_out_all" : `admin.${act}`)}
      cancelLabel={t("common.cancel")}
      tone={act === "sign_out" || act === "remove_administrator" ? "danger" : "primary"}
      isPending={isPending}
      error={error && errorText(error)}
      onConfirm={() => onConfirm(act)}
    >
      {t(`admin.${act}_text`)}
    </ConfirmDialog>
  );
}

interface ReasonedActProps {
  name: string;
  /** The act that is asked about; nothing is shown for one that takes no reason. */
  act: AdminAct | null;
  doing: Readonly<Record<"decline" | "block", { isPending: boolean; error: Error | null }>>;
  onReason: (act: "decline" | "block", reason: string) => Promise<unknown>;
  onClose: () => void;
}

function ReasonedAct({ name, act, doing, onReason, onClose }: ReasonedActProps) {
  const t = useT();
  const errorText = useErrorText();
  if (act !== "decline" && act !== "block") return null;
  const { isPending, error } = doing[act];
  return (
    <ReasonSheet
      title={
        act === "decline" ? t("admin.decline_title", { n: 1 }) : t("admin.block_title", { name })
      }
      {...(act === "block" && { text: t("admin.block_text") })}
      hint={t(`admin.${act}_reason_hint`)}
      confirmLabel={t(`admin.${act}`)}
      act={(reason) => onReason(act, reason)}
      isPending={isPending}
      error={error && errorText(error)}
      onClose={onClose}
    />
  );
}
