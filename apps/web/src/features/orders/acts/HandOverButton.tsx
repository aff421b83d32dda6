import { Check } from "lucide-react";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../../platform/i18n/Money.tsx";
import { Rich } from "../../../platform/i18n/Rich.tsx";
import { Button } from "../../../ui/Button.tsx";
import type { ButtonProps } from "../../../ui/Button.tsx";
import { joinClasses } from "../../../ui/joinClasses.ts";
import { useOrderBalance } from "../ticket/use-order-balance.ts";
import type { AskedOrder } from "../orders.types.ts";
import { useActing } from "./OrderActing.tsx";
import styles from "./hand-over.module.css";

interface HandOverButtonProps extends Pick<ButtonProps, "variant" | "className"> {
  order: AskedOrder;
}

/** Hands an order over; where something is still to be paid it says how much, and asks how it was taken. */
export function HandOverButton({ order, variant = "primary", className }: HandOverButtonProps) {
  const t = useT();
  const { run, busyId } = useActing();
  const balance = useOrderBalance(order);
  return (
    <Button
      variant={variant}
      isWide
      icon={Check}
      className={joinClasses(styles.handOver, className)}
      isPending={busyId === order.id}
      onPress={() => run(order, { status: "completed" })}
    >
      {balance !== null && balance > 0 ? (
        <Rich
          text={t("orders.hand_over_collect", { amount: "{amount}" })}
          parts={{ amount: <Money amount={balance} currency={order.currency} /> }}
        />
      ) : (
        t("orders.hand_over")
      )}
    </Button>
  );
}
