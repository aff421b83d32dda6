import { PackageCheck, PackageX, RotateCcw, Timer } from "lucide-react";
import { useState } from "react";
import { orderStatuses } from "@marzipan/contract/order-fields";
import type { PlainPhraseKey } from "@marzipan/phrases/translate";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../../ui/Button.tsx";
import type { IconShape } from "../../../ui/Icon.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { Segmented } from "../../../ui/Segmented.tsx";
import { ConfirmOnWhatsapp, OrderContact } from "./OrderContact.tsx";
import { HandOverButton } from "../acts/HandOverButton.tsx";
import { HandedOver } from "../acts/HandedOver.tsx";
import { useActing } from "../acts/OrderActing.tsx";
import type { QuickAct } from "../acts/OrderActing.tsx";
import { nextActOf } from "../order-state.rules.ts";
import type { NextAct } from "../order-state.rules.ts";
import { savedOrder } from "../saved-order.ts";
import type { OrderView } from "../orders.types.ts";
import styles from "./order-page.module.css";

interface NextLook {
  text: PlainPhraseKey;
  icon: IconShape;
  act: QuickAct;
}

const nexts: Readonly<Record<Exclude<NextAct, "hand_over">, NextLook>> = {
  start: { text: "orders.start_preparing", icon: Timer, act: { status: "in_progress" } },
  ready: { text: "orders.mark_ready", icon: PackageCheck, act: { ready: true } },
};

/** What to do with the order now: the likely next step, writing to the client, any state to any other. */
export function OrderActions({ order }: { order: OrderView }) {
  const t = useT();
  const { run, busyId, failure } = useActing();
  const isBusy = busyId === order.id;
  const next = nextActOf(order);
  const look = next !== null && next !== "hand_over" ? nexts[next] : null;
  const isCancelled = order.cancelledAt !== null;
  const [isJustSaved] = useState(() => savedOrder.isIt(order.id));
  return (
    <div className={styles.orderActions}>
      {failure?.id === order.id && (
        <Notice tone="danger" role="alert">
          {failure.text}
        </Notice>
      )}
      {isJustSaved && !isCancelled && <ConfirmOnWhatsapp order={order} />}
      <HandedOver orderId={order.id} />
      {next === "hand_over" && <HandOverButton order={order} />}
      {look && (
        <Button
          variant={isJustSaved && order.phone !== null ? "plain" : "primary"}
          isWide
          icon={look.icon}
          isPending={isBusy}
          onPress={() => run(order, look.act)}
        >
          {t(look.text)}
        </Button>
      )}
      {isCancelled && (
        <Button
          variant="primary"
          isWide
          icon={RotateCcw}
          isPending={isBusy}
          onPress={() => run(order, "restore")}
        >
          {t("orders.restore_order")}
        </Button>
      )}
      {next === "hand_over" && (
        <Button icon={PackageX} isDisabled={isBusy} onPress={() => run(order, { ready: false })}>
          {t("orders.mark_not_ready")}
        </Button>
      )}
      <OrderContact order={order} />
      {!isCancelled && (
        <Segmented
          label={t("orders.state")}
          isDisabled={isBusy}
          options={orderStatuses.map((id) => ({ id, label: t(`common.status_${id}`) }))}
          value={order.status}
          onChange={(status) => run(order, { status })}
        />
      )}
    </div>
  );
}
