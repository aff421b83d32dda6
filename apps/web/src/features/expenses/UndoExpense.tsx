import { restoreExpense } from "@marzipan/contract/expenses";
import { Trash2 } from "lucide-react";
import { useAct } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Money } from "../../platform/i18n/Money.tsx";
import { Rich } from "../../platform/i18n/Rich.tsx";
import { useShowOnce } from "../../platform/undo/use-show-once.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { deletedExpenses } from "./deleted-expenses.ts";
import type { ExpenseRow } from "./expenses.types.ts";

/** Stands in the place of an expense deleted a moment ago, and brings it back. */
export function UndoExpense({ expense }: { expense: ExpenseRow }) {
  const t = useT();
  const errorText = useErrorText();
  const place = useShowOnce();
  const act = useAct(restoreExpense, {
    changes: ["expenses"],
    onSuccess: () => deletedExpenses.forget(expense.id),
  });
  return (
    <div ref={place}>
      <Notice
        tone="plain"
        icon={Trash2}
        role="status"
        action={
          <Button
            variant="quiet"
            isPending={act.isPending}
            onPress={() => act.mutate({ params: { id: expense.id } })}
          >
            {t("common.undo")}
          </Button>
        }
      >
        <Rich
          text={t("expenses.deleted_one", { amount: "{amount}" })}
          parts={{ amount: <Money amount={expense.amount} currency={expense.currency} /> }}
        />
        {act.error && <p className="field-error">{errorText(act.error)}</p>}
      </Notice>
    </div>
  );
}
