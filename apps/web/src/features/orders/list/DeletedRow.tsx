import { Trash2 } from "lucide-react";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { focusFirst } from "../../../ui/focusFirst.ts";
import { useUndelete } from "../acts/use-undelete.ts";
import type { OrderRow } from "../orders.types.ts";
import styles from "./orders.module.css";

/** The place of an order that was deleted a moment ago: what happened, and Undo. */
export function DeletedRow({ order }: { order: OrderRow }) {
  const t = useT();
  const { run, isPending, problem } = useUndelete(order);
  return (
    <div ref={focusFirst} className={styles.deletedPlace}>
      <Notice
        tone={problem === null ? "plain" : "danger"}
        role="status"
        icon={Trash2}
        className={styles.deletedRow}
        action={
          <Button variant="quiet" isPending={isPending} onPress={run}>
            {t("common.undo")}
          </Button>
        }
      >
        {problem ?? t("orders.deleted_number", { number: String(order.number) })}
      </Notice>
    </div>
  );
}
