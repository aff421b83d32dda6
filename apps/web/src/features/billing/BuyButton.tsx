import { plans } from "@marzipan/domain/plans";
import type { ReactNode } from "react";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import type { ButtonVariant } from "../../ui/Button.tsx";
import { goToCheckout } from "./plan-choice.ts";
import type { PlanChoice } from "./plan-choice.ts";
import { useOffer } from "./use-offer.ts";

interface BuyButtonProps {
  choice: PlanChoice;
  /** The page to go on with after paying. */
  wanted?: string | undefined;
  variant?: ButtonVariant;
  isWide?: boolean;
  /** Stands below the button while the plan can be bought. */
  note?: ReactNode;
  noteClassName?: string | undefined;
}

/** "Upgrade" with its price; "Loading payment..." until the prices are known, "Temporarily Unavailable" without one (spec §8). */
export function BuyButton({
  choice,
  wanted,
  variant = "primary",
  isWide = false,
  note,
  noteClassName,
}: BuyButtonProps) {
  const t = useT();
  const format = useFormat();
  const state = useOffer(choice);
  const { monthlyPriceUsd, yearlyPriceUsd } = plans[choice.plan];
  const label =
    choice.interval === "year"
      ? t("billing.upgrade_year", { price: format.money(yearlyPriceUsd, "USD") })
      : t("billing.upgrade_month", { price: format.money(monthlyPriceUsd, "USD") });
  if (state === "ready") {
    return (
      <>
        <Button variant={variant} isWide={isWide} onPress={() => goToCheckout(choice, wanted)}>
          {label}
        </Button>
        {note !== undefined && <p className={noteClassName}>{note}</p>}
      </>
    );
  }
  const isLoading = state === "loading";
  return (
    <>
      <Button variant={variant} isWide={isWide} isDisabled>
        {t(isLoading ? "plans.loading" : "plans.unavailable")}
      </Button>
      {!isLoading && <p className={noteClassName}>{t("plans.unavailable_text")}</p>}
    </>
  );
}
