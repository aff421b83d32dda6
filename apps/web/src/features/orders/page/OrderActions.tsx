import { PackageCheck, PackageX, RotateCcw, Timer } from "lucide-react";
import { useState } from "react";
import { orderStatuses } from "@marzipan/contract/order-fields";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { Segmented } from "../../../ui/Segmented.tsx";
import { ConfirmOnWhatsapp, OrderContact } from "./OrderContact.tsx";
import { HandOverButton } from "../acts/HandOverButton.tsx";
import { HandedOver } from "../acts/HandedOver.tsx";
import { useActing } from "../acts/OrderActing.tsx";
import { nextActOf } from "../order-state.rules.ts";
import { savedOrder } from "../saved-order.ts";
import type { OrderView } from "../orders.types.ts";
import styles from "./order-page.module.css";

/** What to do with the order now: the likely next step, writing to the client, any state to any other. */
export function OrderActions({ order }: { order: OrderView }) {
  const t = useT();
  const { run, busyId, failure } = useActing();
  const isBusy = busyId === order.id;
  const next = nextActOf(order);
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
      {next === "ready" && (
        <div className={styles.orderSteps}>
          <Button
            variant={isJustSaved && order.phone !== null ? "plain" : "primary"}
            icon={PackageCheck}
            isPending={isBusy}
            onPress={() => run(order, { ready: true })}
          >
            {t("orders.mark_ready")}
          </Button>
          {order.status === "pending" && (
            <Button
              icon={Timer}
              isDisabled={isBusy}
              onPress={() => run(order, { status: "in_progress" })}
            >
              {t("orders.start_preparing")}
            </Button>
          )}
        </div>
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
          fitsWords
          className={styles.orderState}
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
