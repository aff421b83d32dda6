import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { useErrorText } from "../errors/error-text.ts";
import { useT } from "../i18n/LanguageProvider.tsx";
import { useShowOnce } from "./use-show-once.ts";
import styles from "../../ui/FieldFrame.module.css";

interface UndoNoticeProps {
  act: { isPending: boolean; error: Error | null };
  onUndo: () => void;
  /** Says what was deleted. */
  children: ReactNode;
}

/** Stands in the place of what was deleted a moment ago, with the way back (rulings §4). */
export function UndoNotice({ act, onUndo, children }: UndoNoticeProps) {
  const t = useT();
  const errorText = useErrorText();
  const place = useShowOnce();
  return (
    <div ref={place}>
      <Notice
        tone="plain"
        icon={Trash2}
        role="status"
        action={
          <Button variant="quiet" isPending={act.isPending} onPress={onUndo}>
            {t("common.undo")}
          </Button>
        }
      >
        {children}
        {act.error && <p className={styles.fieldError}>{errorText(act.error)}</p>}
      </Notice>
    </div>
  );
}

/** Says by its name, as a person typed it, what was deleted. */
export function DeletedName({ name }: { name: string }) {
  const t = useT();
  return t("common.deleted_name", { name });
}
