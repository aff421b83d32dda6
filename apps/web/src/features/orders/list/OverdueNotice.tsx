import { CalendarClock } from "lucide-react";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import styles from "./orders.module.css";

/** Says how many orders of earlier days are still open, and shows them; nothing when there are none. */
export function OverdueNotice({ n, onShow }: { n: number; onShow: () => void }) {
  const t = useT();
  if (n === 0) return null;
  return (
    <Notice
      tone="danger"
      icon={CalendarClock}
      className={styles.ordersNotice}
      action={
        <Button variant="quiet" onPress={onShow}>
          {t("orders.show_them")}
        </Button>
      }
    >
      {t("orders.overdue_open", { n })}
    </Notice>
  );
}
