import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useActing } from "./OrderActing.tsx";

/** Says that an order was handed over, with Undo; nothing where the last one handed over is another. */
export function HandedOver({
  orderId,
  className,
}: {
  orderId?: string;
  className?: string | undefined;
}) {
  const t = useT();
  const { handedOver } = useActing();
  if (handedOver === null) return null;
  if (orderId !== undefined && handedOver.order.id !== orderId) return null;
  const { order, undo, isPending } = handedOver;
  return (
    <Notice
      tone="success"
      role="status"
      className={className}
      action={
        undo && (
          <Button variant="quiet" isPending={isPending} onPress={undo}>
            {t("common.undo")}
          </Button>
        )
      }
    >
      <span>{t("orders.handed_over", { name: order.clientName })}</span>
    </Notice>
  );
}
