import { memo } from "react";
import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { ConfirmDialog } from "../../../ui/ConfirmDialog.tsx";
import { SameDayDialog } from "./SameDayDialog.tsx";
import { useAnswer } from "./use-answer.ts";
import type { SaveQuestion } from "./use-save-order.ts";

/** What the form asks before it saves; what was answered with yes waits until the order is saved. */
export const SaveQuestions = memo(function SaveQuestions({
  question,
}: {
  question: SaveQuestion | null;
}) {
  if (question === null) return null;
  if (question.kind === "day") return <SameDayDialog question={question} />;
  return <NoPriceDialog question={question} />;
});

function NoPriceDialog({ question }: { question: SaveQuestion & { kind: "no_price" } }) {
  const t = useT();
  const format = useFormat();
  const { isSaving, say } = useAnswer(question);
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && say(false)}
      tone="primary"
      title={t("orders.no_price_title")}
      confirmLabel={t("orders.save_without_price")}
      cancelLabel={t("orders.keep_editing")}
      isPending={isSaving}
      onConfirm={() => say(true)}
    >
      {t("orders.no_price_text", { amount: format.money(0, question.currency) })}
    </ConfirmDialog>
  );
}
