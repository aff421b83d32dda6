import { Trash2 } from "lucide-react";
import { listOrders, restoreOrder } from "@marzipan/contract/orders";
import { justDeleted } from "../../../platform/undo/just-deleted.ts";
import { useAct } from "../../../platform/api/queries.ts";
import { useErrorText } from "../../../platform/errors/error-text.ts";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { focusFirst } from "../../../ui/focusFirst.ts";
import type { OrderRow } from "../orders.types.ts";
import styles from "./orders.module.css";

/** The place of an order that was deleted a moment ago: what happened, and Undo. */
export function DeletedRow({ order }: { order: OrderRow }) {
  const t = useT();
  const errorText = useErrorText();
  const restoring = useAct(restoreOrder, {
    onSuccess: () => justDeleted(listOrders).forget(order.id),
  });
  return (
    <div ref={focusFirst} className={styles.deletedPlace}>
      <Notice
        tone={restoring.error ? "danger" : "plain"}
        role="status"
        icon={Trash2}
        className={styles.deletedRow}
        action={
          <Button
            variant="quiet"
            isPending={restoring.isPending}
            // It takes back what was done a moment ago: the day is as it was.
            onPress={() =>
              restoring.mutate({ params: { id: order.id }, body: { overCapacity: true } })
            }
          >
            {t("common.undo")}
          </Button>
        }
      >
        {restoring.error
          ? errorText(restoring.error)
          : t("orders.deleted_number", { number: String(order.number) })}
      </Notice>
    </div>
  );
}
