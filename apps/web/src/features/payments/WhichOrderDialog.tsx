import { useState } from "react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { RadioGroup } from "../../ui/RadioGroup.tsx";
import type { Payable } from "./payments.types.ts";
import { useOrderDetail } from "./use-order-detail.ts";
import styles from "./payments.module.css";

interface WhichOrderDialogProps {
  /** What stands in the order's field. */
  text: string;
  /** What fits it. */
  orders: readonly Payable[];
  error: string | null;
  isPending: boolean;
  onOrder: (order: Payable) => void;
  onWithout: () => void;
  onClose: () => void;
}

const none = "without";

/**
 * Asks which order a typed name or number means, or says that none matches, so that a payment is
 * never recorded without its order by accident.
 */
export function WhichOrderDialog({
  text,
  orders,
  error,
  isPending,
  onOrder,
  onWithout,
  onClose,
}: WhichOrderDialogProps) {
  const t = useT();
  const detailOf = useOrderDetail();
  const [only, ...more] = orders;
  const [id, setId] = useState<string | null>(only && more.length === 0 ? only.id : null);
  const [isMissing, setMissing] = useState(false);
  const isNone = orders.length === 0;

  function confirm(): void {
    const order = orders.find((one) => one.id === id);
    if (order) onOrder(order);
    else if (isNone || id === none) onWithout();
    else setMissing(true);
  }

  return (
    <ConfirmDialog
      isOpen
      tone="primary"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isNone ? t("payments.no_order_fits", { text }) : t("payments.which_order")}
      confirmLabel={t(isNone ? "payments.keep_without" : "payments.save")}
      cancelLabel={t("common.cancel")}
      isPending={isPending}
      onConfirm={confirm}
      error={error}
    >
      {isNone ? (
        <p className={styles.payTyped}>{t("payments.no_order_text", { text })}</p>
      ) : (
        <RadioGroup
          label={t("payments.which_order_text")}
          options={[
            ...orders.map((order) => ({
              id: order.id,
              label: <bdi className={styles.payTyped}>{order.clientName}</bdi>,
              detail: detailOf(order),
            })),
            {
              id: none,
              label: (
                <span className={styles.payTyped}>
                  {t("payments.without_order_noted", { text })}
                </span>
              ),
            },
          ]}
          value={id}
          onChange={(chosen) => {
            setId(chosen);
            setMissing(false);
          }}
          error={isMissing ? t("errors.problem_required") : undefined}
        />
      )}
    </ConfirmDialog>
  );
}
