import {
  billingIntervals,
  changePlan,
  listPrices,
  previewPlanChange,
  soldPlanNames,
} from "@marzipan/contract/billing-payments";
import { plans } from "@marzipan/domain/plans";
import { useState } from "react";
import { useAct, useCall } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { showLater } from "../../platform/toast/toasts.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { RadioGroup } from "../../ui/RadioGroup.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { ChangePreview } from "./ChangePreview.tsx";
import type { BillingState } from "./billing.types.ts";
import type { PlanChoice } from "./plan-choice.ts";
import { isSold } from "./use-offer.ts";

interface Option extends PlanChoice {
  id: string;
}

/** Every plan and interval that is sold. */
const sold: readonly Option[] = soldPlanNames.flatMap((plan) =>
  billingIntervals.map((interval) => ({ id: `${plan}-${interval}`, plan, interval })),
);

interface ChangePlanSheetProps {
  billing: BillingState;
  onClose: () => void;
}

/** Another plan or interval, with the amounts that the provider previews; nothing changes before it is confirmed. */
export function ChangePlanSheet({ billing, onClose }: ChangePlanSheetProps) {
  const t = useT();
  const format = useFormat();
  const errorText = useErrorText();
  const [chosen, setChosen] = useState<Option | null>(null);
  const preview = useAct(previewPlanChange);
  const change = useAct(changePlan, {
    onSuccess: () => {
      showLater(t("plans.changed"));
      onClose();
    },
  });
  const offers = useCall(listPrices);
  const options = sold.filter(
    ({ plan, interval }) => plan !== billing.plan || interval !== billing.interval,
  );
  const choose = (id: string): void => {
    const option = options.find((one) => one.id === id) ?? null;
    setChosen(option);
    change.reset();
    preview.reset();
    if (option) preview.mutate({ body: { plan: option.plan, interval: option.interval } });
  };
  // An answer for another choice than the present one is not shown.
  const isOfChosen =
    preview.variables?.body.plan === chosen?.plan &&
    preview.variables?.body.interval === chosen?.interval;
  const said = isOfChosen ? preview.data : undefined;
  const error = change.error ?? (isOfChosen ? preview.error : null);
  const present = t(`billing.plan_${billing.plan}`);
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("plans.change")}
      foot={(close) => (
        <>
          <Button variant="quiet" onPress={close}>
            {t("common.cancel")}
          </Button>
          <Button
            variant="primary"
            isDisabled={!chosen || !said}
            isPending={change.isPending}
            onPress={() =>
              chosen && change.mutate({ body: { plan: chosen.plan, interval: chosen.interval } })
            }
          >
            {chosen
              ? t("plans.change_to", { plan: t(`billing.plan_${chosen.plan}`) })
              : t("plans.change")}
          </Button>
        </>
      )}
    >
      <RadioGroup
        label={t("billing.plan_named", { plan: present })}
        value={chosen?.id ?? null}
        onChange={choose}
        options={options.map(({ id, plan, interval }) => {
          const isYearly = interval === "year";
          const { monthlyPriceUsd, yearlyPriceUsd } = plans[plan];
          const isDisabled = offers.data !== undefined && !isSold(offers.data, { plan, interval });
          return {
            id,
            label: t(isYearly ? "plans.plan_year" : "plans.plan_month", {
              plan: t(`billing.plan_${plan}`),
            }),
            detail: isDisabled
              ? t("plans.unavailable")
              : format.money(isYearly ? yearlyPriceUsd : monthlyPriceUsd, "USD"),
            isDisabled,
          };
        })}
      />
      {preview.isPending && <Skeleton height="72px" />}
      {said && <ChangePreview change={said} present={present} />}
      {error && (
        <Notice tone="danger" role="alert">
          {errorText(error)}
        </Notice>
      )}
    </Sheet>
  );
}
