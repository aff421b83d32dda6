import { keepPlan } from "@marzipan/contract/billing-payments";
import { useAct } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMay, useMe } from "../../platform/session/me.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { TextButton } from "../../ui/TextLink.tsx";
import { usePortal } from "./use-portal.ts";

/** A plan that is about to end, past due or canceled, with the button that keeps it (rulings §3); nothing for other plans. */
export function PlanEndNote() {
  const t = useT();
  const errorText = useErrorText();
  const mayPay = useMay("plan");
  const { status, plan_key } = useMe().subscription;
  const portal = usePortal();
  const keep = useAct(keepPlan);
  if (status !== "past_due" && status !== "canceled") return null;
  const plan = t(`billing.plan_${plan_key}`);
  const isPastDue = status === "past_due";
  const error = portal.error ?? keep.error;
  const act = isPastDue ? (
    <TextButton onPress={portal.open}>{t("plans.add_card")}</TextButton>
  ) : (
    <TextButton onPress={() => keep.mutate({})}>{t("plans.keep", { plan })}</TextButton>
  );
  return (
    <Notice tone="warning" action={mayPay ? act : undefined}>
      {error
        ? errorText(error)
        : t(isPastDue ? "plans.past_due_open" : "plans.canceled_runs", { plan })}
    </Notice>
  );
}
