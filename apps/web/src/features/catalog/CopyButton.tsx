import { Copy } from "lucide-react";
import { useState } from "react";
import { copyText } from "../../platform/copy-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useToast } from "../../platform/toast/use-toast.ts";
import { Button } from "../../ui/Button.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./catalog.module.css";
import fieldFrameStyles from "../../ui/FieldFrame.module.css";

/** Copies an address; where the browser does not let us, it says how else. */
export function CopyButton({ text }: { text: string }) {
  const t = useT();
  const showToast = useToast();
  const [isRefused, setRefused] = useState(false);
  const copy = async () => {
    const isCopied = await copyText(text);
    setRefused(!isCopied);
    if (isCopied) showToast(t("common.copied"));
  };
  return (
    <>
      <Button icon={Copy} onPress={() => void copy()}>
        {t("catalog.copy")}
      </Button>
      {isRefused && (
        <p role="alert" className={joinClasses(fieldFrameStyles.fieldError, styles.menuWide)}>
          {t("catalog.copy_failed")}
        </p>
      )}
    </>
  );
}
