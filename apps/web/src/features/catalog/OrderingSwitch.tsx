import { fulfilments } from "@marzipan/contract/order-fields";
import { ShoppingBag, Truck } from "lucide-react";
import { Field } from "../../platform/forms/Field.tsx";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useUpgrade } from "../../platform/session/upgrade.ts";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Switch } from "../../ui/Switch.tsx";
import { ToggleChips } from "../../ui/ToggleChips.tsx";
import type { OrderingForm } from "./ordering-form.types.ts";
import styles from "./catalog.module.css";

const wayIcons = { pickup: ShoppingBag, delivery: Truck } as const;

interface OrderingSwitchProps {
  form: OrderingForm;
  isInPlan: boolean;
}

/** Whether customers may ask for orders on the menu, and how those leave the house. */
export function OrderingSwitch({ form, isInPlan }: OrderingSwitchProps) {
  const t = useT();
  const openUpgrade = useUpgrade();
  return (
    <Card title={t("catalog.ordering")}>
      <div className={styles.menuCard}>
        {!isInPlan && (
          <Notice
            tone="warning"
            action={
              <Button variant="quiet" onPress={() => openUpgrade({ feature: "customer_ordering" })}>
                {t("billing.upgrade")}
              </Button>
            }
          >
            {t("catalog.ordering_not_in_plan")}
          </Notice>
        )}
        <Field control={form.control} name="isOrderingOn">
          {({ value, onChange }) => (
            <Switch isSelected={value} onChange={onChange} detail={t("catalog.ordering_hint")}>
              {t("catalog.ordering_on")}
            </Switch>
          )}
        </Field>
        <Field control={form.control} name="fulfilments">
          {({ value, onChange, error }) => (
            <ToggleChips
              label={t("orders.way_to_leave")}
              options={fulfilments.map((id) => ({
                id,
                text: t(`common.fulfilment_${id}`),
                icon: wayIcons[id],
              }))}
              value={value}
              onChange={onChange}
              error={error}
            />
          )}
        </Field>
      </div>
    </Card>
  );
}
