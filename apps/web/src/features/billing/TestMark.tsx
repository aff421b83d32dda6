import { FlaskConical } from "lucide-react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Notice } from "../../ui/Notice.tsx";

/** Says that no money moves: the stand-in, or the provider's sandbox. */
export function TestMark() {
  const t = useT();
  return (
    <Notice tone="warning" icon={FlaskConical} title={t("plans.test_mode")}>
      {t("plans.test_text")}
    </Notice>
  );
}
