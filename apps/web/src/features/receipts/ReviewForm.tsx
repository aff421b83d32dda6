import { ReviewFields } from "./ReviewFields.tsx";
import type { Review } from "./ReviewFields.tsx";
import { createReceiptExpense } from "@marzipan/contract/receipts";
import type { ReceiptField } from "@marzipan/contract/receipts";
import { useState } from "react";
import { useFormState, useWatch } from "react-hook-form";
import type * as z from "zod/mini";
import { ApiError } from "../../platform/api/api-error.ts";
import { useAct } from "../../platform/api/queries.ts";
import { DraftNotice } from "../../platform/forms/DraftNotice.tsx";
import { SaveFailure } from "../../platform/forms/SaveFailure.tsx";
import { useDraft } from "../../platform/forms/use-draft.ts";
import { useSubmit } from "../../platform/forms/use-submit.ts";
import { useZodForm } from "../../platform/forms/use-zod-form.ts";
import { useLanguage, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { useToast } from "../../platform/toast/use-toast.ts";
import { Button } from "../../ui/Button.tsx";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { Form } from "../../ui/Form.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { offeredCurrencies, signedAmount } from "../expenses/expense-form.rules.ts";
import type { ReceiptDetail } from "./receipts.types.ts";
import { ReviewSchema, openFields, reviewValues } from "./review.rules.ts";
import { StartOver } from "./StartOver.tsx";
import styles from "./receipts.module.css";

interface ReviewFormProps {
  receipt: ReceiptDetail;
  /** Runs when the expense is made. */
  onUsed: () => void;
}

/**
 * The fields of a receipt, each with its band. Fields of the low band must be confirmed or changed
 * before the expense can be made, which the server checks too (`receipt_uncertain`, rulings §6). A
 * possible duplicate (`receipt_duplicate`) asks before it is used.
 */
export function ReviewForm({ receipt, onUsed }: ReviewFormProps) {
  const t = useT();
  const { language } = useLanguage();
  const showToast = useToast();
  const { currency: ownCurrency } = useMe().business;
  const own = offeredCurrencies("ILS").find((one) => one === ownCurrency) ?? "ILS";
  const { reading } = receipt;
  const [confirmed, setConfirmed] = useState<ReceiptField[]>([]);
  const [isAsking, setAsking] = useState(false);
  const form = useZodForm(ReviewSchema, { defaultValues: reviewValues(reading, own) });
  const draft = useDraft(form, `receipt.${receipt.id}`);
  const { control } = form;
  const values = useWatch({ control });
  const { errors, isSubmitted } = useFormState({ control });
  const open = openFields(reading, { ...reviewValues(reading, own), ...values }, confirmed);
  const act = useAct(createReceiptExpense, {
    onSuccess: () => {
      draft.forget();
      showToast(t("expenses.saved"));
      onUsed();
    },
    onError: (error) => setAsking(error instanceof ApiError && error.code === "receipt_duplicate"),
  });
  const send = (
    { isCredit, ...checked }: z.output<typeof ReviewSchema>,
    allowsDuplicate: boolean,
  ) =>
    act.mutateAsync({
      params: { id: receipt.id },
      body: {
        ...checked,
        amount: signedAmount(checked.amount, isCredit),
        ...(isCredit && receipt.credited && { creditForId: receipt.credited.id }),
        confirmed,
        allowsDuplicate,
      },
    });
  const onSubmit = useSubmit(form, async (checked: z.output<typeof ReviewSchema>) => {
    if (open.length === 0) await send(checked, false);
  });

  const labels = useLabels();
  const review: Review = {
    receipt,
    form,
    open,
    confirm: (field) => setConfirmed([...confirmed, field]),
    labels,
    own,
  };
  return (
    <Form className={styles.reviewForm} onSubmit={onSubmit}>
      {draft.isBack && <DraftNotice draft={draft} />}
      <ReviewFields review={review} />
      {isSubmitted && Object.keys(errors).length > 0 && (
        <Notice tone="danger" role="alert">
          {t("receipts.invalid")}
        </Notice>
      )}
      {!isAsking && <SaveFailure error={act.error} />}
      <Button
        type="submit"
        variant="primary"
        isWide
        isDisabled={open.length > 0}
        isPending={act.isPending}
      >
        {t("receipts.use")}
      </Button>
      {open.length > 0 && (
        <p className={styles.reviewFirst}>
          {t("receipts.first_confirm", {
            fields: new Intl.ListFormat(language).format(open.map((field) => labels[field])),
          })}
        </p>
      )}
      <StartOver receipt={receipt} />
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t("receipts.duplicate_title")}
        confirmLabel={t("receipts.duplicate_use")}
        cancelLabel={t("common.cancel")}
        tone="primary"
        isPending={act.isPending}
        onConfirm={() =>
          void form.handleSubmit(async (checked) => {
            await send(checked, true).catch(() => undefined);
          })()
        }
      >
        {t("errors.receipt_duplicate")}
      </ConfirmDialog>
    </Form>
  );
}

/** Returns what the fields are called. */
function useLabels(): Readonly<Record<ReceiptField, string>> {
  const t = useT();
  return {
    amount: t("expenses.amount"),
    date: t("common.date"),
    receiptNumber: t("expenses.receipt_number"),
    businessName: t("receipts.business_name"),
    category: t("expenses.category"),
    currency: t("common.currency"),
  };
}
