import { Banknote, MessageCircle, PackageCheck, RotateCcw, Timer } from "lucide-react";
import type { WhatsappTextKind } from "@marzipan/contract/accounts";
import { useState } from "react";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../../platform/i18n/Money.tsx";
import { Rich } from "../../../platform/i18n/Rich.tsx";
import { useFeature } from "../../../platform/session/me.tsx";
import { pathTo } from "../../../platform/url/path-to.ts";
import { Button, ButtonLink } from "../../../ui/Button.tsx";
import type { ButtonVariant } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { HandOverButton } from "../acts/HandOverButton.tsx";
import { HandedOver } from "../acts/HandedOver.tsx";
import { useActing } from "../acts/OrderActing.tsx";
import { nextStepOf } from "../order-state.rules.ts";
import { textOfUpdate } from "../order-text.rules.ts";
import type { OrderView } from "../orders.types.ts";
import { savedOrder } from "../saved-order.ts";
import { useOrderTexts } from "../use-order-texts.ts";
import { OrderWhatsapp } from "./OrderContact.tsx";
import { TwoLines } from "./TwoLines.tsx";
import styles from "./order-page.module.css";

/**
 * What to do with the order now: one button for the next step, then WhatsApp and payment side by side. A text that is
 * the next step, or that the band above offers, has no second button.
 */
export function OrderActions({ order }: { order: OrderView }) {
  const t = useT();
  const { failure } = useActing();
  const [isJustSaved] = useState(() => savedOrder.isIt(order.id));
  const { whatsapp, isReady } = useOrderTexts(order);
  const { customerUpdate } = order;
  const confirmation = isReady ? whatsapp("confirmation") : null;
  const confirms =
    isJustSaved && confirmation !== null && !customerUpdate && nextStepOf(order) === "prepare";
  const elsewhere: WhatsappTextKind | null = customerUpdate
    ? textOfUpdate(customerUpdate.kind, order)
    : confirms
      ? "confirmation"
      : null;
  return (
    <div className={styles.orderActions}>
      {failure?.id === order.id && (
        <Notice tone="danger" role="alert">
          {failure.text}
        </Notice>
      )}
      <HandedOver orderId={order.id} />
      {confirms ? (
        <ButtonLink
          variant="primary"
          isWide
          icon={MessageCircle}
          href={confirmation}
          target="_blank"
          rel="noopener"
        >
          <TwoLines small={t("common.whatsapp")}>{t("messages.kind_confirmation")}</TwoLines>
        </ButtonLink>
      ) : (
        <NextStep order={order} variant="primary" />
      )}
      <div className={styles.orderPair}>
        {confirms ? (
          <NextStep order={order} variant="plain" />
        ) : (
          <OrderWhatsapp order={order} elsewhere={elsewhere} />
        )}
        <TakePayment order={order} />
      </div>
    </div>
  );
}

/** The step that comes next: start, ready, hand over; a cancelled order is restored, a completed one has none. */
function NextStep({ order, variant }: { order: OrderView; variant: ButtonVariant }) {
  const t = useT();
  const { run, busyId } = useActing();
  const isBusy = busyId === order.id;
  const shared = { variant, isWide: true, isPending: isBusy };
  switch (nextStepOf(order)) {
    case "prepare":
      return (
        <Button {...shared} icon={Timer} onPress={() => run(order, { state: "in_progress" })}>
          <TwoLines small={t("orders.next_step")}>{t("orders.start_preparing")}</TwoLines>
        </Button>
      );
    case "ready":
      return (
        <Button {...shared} icon={PackageCheck} onPress={() => run(order, { state: "ready" })}>
          {t("orders.mark_ready")}
        </Button>
      );
    case "hand_over":
      return <HandOverButton order={order} variant={variant} />;
    case "restore":
      return (
        <Button {...shared} icon={RotateCcw} onPress={() => run(order, "restore")}>
          {t("orders.restore_order")}
        </Button>
      );
    case null:
      return null;
  }
}

/** Records a payment of what is due; nothing where nothing is, or where payments cannot be recorded. */
function TakePayment({ order }: { order: OrderView }) {
  const t = useT();
  const canRecord = useFeature("payment_tracking");
  const { balance } = useOrderTexts(order);
  if (!canRecord || balance <= 0 || order.cancelledAt !== null) return null;
  return (
    <ButtonLink icon={Banknote} href={pathTo("/payments/new", { order: order.id })}>
      <TwoLines
        small={
          <Rich
            text={t("payments.amount_due", { amount: "{amount}" })}
            parts={{ amount: <Money amount={balance} currency={order.currency} /> }}
          />
        }
      >
        {t("payments.record")}
      </TwoLines>
    </ButtonLink>
  );
}
