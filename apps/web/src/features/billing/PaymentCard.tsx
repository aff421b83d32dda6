import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { usePortal } from "./use-portal.ts";
import styles from "./plan-state.module.css";

/** Card and invoices, which the card provider keeps. */
export function PaymentCard() {
  const t = useT();
  const errorText = useErrorText();
  const portal = usePortal();
  return (
    <Card title={t("plans.payment")}>
      <div className={styles.planStateState}>
        <p>{t("plans.payment_text")}</p>
        <div className={styles.planStateActs}>
          <Button isPending={portal.isPending} onPress={portal.open}>
            {t("plans.portal")}
          </Button>
        </div>
        {portal.error && (
          <Notice tone="danger" role="alert">
            {errorText(portal.error)}
          </Notice>
        )}
        <p className={styles.planStateFine}>{t("plans.refund_note")}</p>
      </div>
    </Card>
  );
}
