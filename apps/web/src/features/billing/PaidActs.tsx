import { cancelPlan, keepPlan } from "@marzipan/contract/billing-payments";
import { useState } from "react";
import { useAct } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { showLater } from "../../platform/toast/toasts.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { ChangePlanSheet } from "./ChangePlanSheet.tsx";
import type { BillingState } from "./billing.types.ts";
import { useDay } from "./use-day.ts";
import { usePortal } from "./use-portal.ts";
import { pathTo } from "../../platform/url/path-to.ts";
import styles from "./plan-state.module.css";

/** What can be done about a plan that is paid: change, cancel, take either back, resume it, add a new card. */
export function PaidActs({ billing }: { billing: BillingState }) {
  const t = useT();
  const errorText = useErrorText();
  const day = useDay();
  const [open, setOpen] = useState<"change" | "cancel" | null>(null);
  const portal = usePortal();
  const plan = t(`billing.plan_${billing.pausedPlan ?? billing.plan}`);
  const isPaused = billing.pausedPlan !== null;
  const keep = useAct(keepPlan, { onSuccess: () => showLater(t("plans.kept", { plan })) });
  const cancel = useAct(cancelPlan, { onSuccess: () => setOpen(null) });
  const { status, scheduled, periodEndsAt } = billing;
  const isEnding = scheduled !== null || status === "canceled";
  const error = portal.error ?? keep.error;
  return (
    <>
      <div className={styles.planStateActs}>
        {status === "past_due" && (
          <Button variant="primary" isPending={portal.isPending} onPress={portal.open}>
            {t("plans.add_card")}
          </Button>
        )}
        {isPaused && (
          <Button variant="primary" isPending={portal.isPending} onPress={portal.open}>
            {t("plans.resume")}
          </Button>
        )}
        {isEnding ? (
          <>
            <Button variant="primary" isPending={keep.isPending} onPress={() => keep.mutate({})}>
              {t("plans.keep", { plan })}
            </Button>
            <ButtonLink variant="quiet" href={pathTo("/pricing")}>
              {t("settings.see_plans")}
            </ButtonLink>
          </>
        ) : (
          <>
            {status !== "past_due" && !isPaused && (
              <Button onPress={() => setOpen("change")}>{t("plans.change")}</Button>
            )}
            <Button variant="quiet" onPress={() => setOpen("cancel")}>
              {t("plans.cancel")}
            </Button>
          </>
        )}
      </div>
      {error && (
        <Notice tone="danger" role="alert">
          {errorText(error)}
        </Notice>
      )}
      {open === "change" && <ChangePlanSheet billing={billing} onClose={() => setOpen(null)} />}
      <ConfirmDialog
        isOpen={open === "cancel"}
        onOpenChange={(isOpen) => !isOpen && setOpen(null)}
        title={t("plans.cancel_ask", { plan })}
        confirmLabel={t("plans.cancel")}
        cancelLabel={t("plans.keep", { plan })}
        isPending={cancel.isPending}
        error={cancel.error && errorText(cancel.error)}
        onConfirm={() => cancel.mutate({})}
      >
        {!isPaused && periodEndsAt && t("plans.cancel_text", { plan, date: day(periodEndsAt) })}
      </ConfirmDialog>
    </>
  );
}
