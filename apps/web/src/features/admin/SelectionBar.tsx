import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import type { Deciding } from "./use-deciding.ts";
import styles from "./admin.module.css";

interface SelectionBarProps {
  deciding: Deciding;
  /** The list shows declined accounts, which can only be approved. */
  isDeclined: boolean;
  onDecline: () => void;
}

/** What can be done to all that are selected; it stays in sight while something is. */
export function SelectionBar({ deciding, isDeclined, onDecline }: SelectionBarProps) {
  const t = useT();
  const { selected, pending } = deciding;
  if (selected.size === 0) return null;
  return (
    <div className={styles.adminSelection} role="group" aria-label={t("admin.actions")}>
      <span role="status">{t("admin.selected_count", { n: selected.size })}</span>
      {!isDeclined && (
        <Button variant="quiet" onPress={onDecline}>
          {t("admin.decline")}
        </Button>
      )}
      <Button
        variant="primary"
        isPending={pending.size > 1}
        onPress={() => deciding.approve([...selected])}
      >
        {t("admin.approve")}
      </Button>
    </div>
  );
}
