import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import type { LeavingQuestion } from "../../platform/session/leaving.ts";
import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import styles from "./screens.module.css";

/** Asks the person who signs out whether unsaved forms are kept or discarded (rulings §10). */
export function LeavingDialog({ question: { answer } }: { question: LeavingQuestion }) {
  const t = useT();
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && answer("stay")}
      role="alertdialog"
      size="small"
      title={t("shell.leaving_title")}
      foot={
        <div className={styles.leavingActs}>
          <Button variant="primary" isWide onPress={() => answer("keep")}>
            {t("shell.leaving_keep")}
          </Button>
          <Button variant="danger" isWide onPress={() => answer("discard")}>
            {t("shell.leaving_discard")}
          </Button>
          <Button variant="quiet" isWide onPress={() => answer("stay")}>
            {t("shell.leaving_stay")}
          </Button>
        </div>
      }
    >
      <p>{t("shell.leaving_text")}</p>
    </Sheet>
  );
}
