import { Eraser } from "lucide-react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import styles from "./ask-composer.module.css";

/** Asks in the composer's place before the history is cleared: no dialog over a dialog. */
export function ClearQuestion({ onClear, onKeep }: { onClear: () => void; onKeep: () => void }) {
  const t = useT();
  return (
    <footer role="alertdialog" aria-label={t("ask.clear_title")} className={styles.composeClear}>
      <div>
        <b>{t("ask.clear_title")}</b>
        <p>{t("ask.clear_text")}</p>
      </div>
      <div className={styles.composeClearActs}>
        <Button autoFocus onPress={onKeep}>
          {t("ask.keep")}
        </Button>
        <Button variant="danger" icon={Eraser} onPress={onClear}>
          {t("ask.clear")}
        </Button>
      </div>
    </footer>
  );
}
