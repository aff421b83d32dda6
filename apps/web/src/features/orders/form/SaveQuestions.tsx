import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { SameDayDialog } from "./SameDayDialog.tsx";
import type { SaveQuestion } from "./use-save-order.ts";

/** What the form asks before it saves. */
export function SaveQuestions({ question }: { question: SaveQuestion | null }) {
  const t = useT();
  const format = useFormat();
  if (question === null) return null;
  if (question.kind === "day") return <SameDayDialog question={question} />;
  const { currency, answer } = question;
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && answer(false)}
      tone="primary"
      title={t("orders.no_price_title")}
      confirmLabel={t("orders.save_without_price")}
      cancelLabel={t("orders.keep_editing")}
      onConfirm={() => answer(true)}
    >
      {t("orders.no_price_text", { amount: format.money(0, currency) })}
    </ConfirmDialog>
  );
}
