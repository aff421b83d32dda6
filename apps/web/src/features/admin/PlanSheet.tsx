import { useState } from "react";
import { changeUserPlan } from "@marzipan/contract/admin";
import { CalendarDate } from "@marzipan/contract/primitives";
import { publicPlanNames } from "@marzipan/contract/plans";
import { dayIn } from "@marzipan/domain/dates";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { ApiError } from "../../platform/api/api-error.ts";
import { useAct } from "../../platform/api/queries.ts";
import { fieldsOf, useErrorText } from "../../platform/errors/error-text.ts";
import { Field } from "../../platform/forms/Field.tsx";
import { useSubmit } from "../../platform/forms/use-submit.ts";
import { useZodForm } from "../../platform/forms/use-zod-form.ts";
import { DayField } from "../../platform/calendar/DayField.tsx";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useToast } from "../../platform/toast/use-toast.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { RadioGroup } from "../../ui/RadioGroup.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import type { UserView } from "./admin.types.ts";

const schema = z.object({
  plan: z.enum(publicPlanNames, "required"),
  until: z.nullable(CalendarDate),
});

/** Gives an account's business another plan, to a last day or without an end. */
export function PlanSheet({ user, onClose }: { user: UserView; onClose: () => void }) {
  const t = useT();
  const errorText = useErrorText();
  const showToast = useToast();
  const form = useZodForm(schema, {
    defaultValues: {
      plan: publicPlanNames.find((name) => name === user.plan) ?? "basic",
      until: null,
    },
  });
  const act = useAct(changeUserPlan, {
    onSuccess: () => {
      onClose();
      showToast(t("admin.act_plan"));
    },
  });
  const onSubmit = useSubmit(form, (body) => act.mutateAsync({ params: { id: user.id }, body }));
  const [today] = useState(() => dayIn(user.timeZone, new Date()));
  const plan = useWatch({ control: form.control, name: "plan" });
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="small"
      title={t("admin.change_plan")}
      closeLabel={t("common.close")}
      onSubmit={onSubmit}
      foot={(close) => (
        <>
          <Button variant="quiet" onPress={close}>
            {t("common.cancel")}
          </Button>
          <Button type="submit" variant="primary" isPending={act.isPending}>
            {t("common.save")}
          </Button>
        </>
      )}
    >
      <Field control={form.control} name="plan">
        {(field) => (
          <RadioGroup
            {...field}
            label={t("admin.column_plan")}
            options={publicPlanNames.map((id) => ({ id, label: t(`billing.plan_${id}`) }))}
          />
        )}
      </Field>
      {plan !== "basic" && (
        <Field control={form.control} name="until">
          {(field) => (
            <DayField
              {...field}
              label={t("admin.until")}
              description={t("admin.until_hint")}
              minDay={today}
            />
          )}
        </Field>
      )}
      {act.error && fieldsOf(act.error).length === 0 && (
        <Notice tone="danger" role="alert">
          {isPaid(act.error) ? t("admin.plan_is_paid") : errorText(act.error)}
        </Notice>
      )}
    </Sheet>
  );
}

/** Whether a plan was refused because the business pays for one. */
function isPaid(error: unknown): boolean {
  return error instanceof ApiError && error.code === "already_paying";
}
