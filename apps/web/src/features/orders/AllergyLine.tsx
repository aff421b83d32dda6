import { TriangleAlert } from "lucide-react";
import { useWatch } from "react-hook-form";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { OrderForm } from "./order-form.types.ts";
import { useAllergyLine } from "./use-allergy-words.ts";

/** Says the allergies of the order under its client, where they cannot be overlooked. */
export function AllergyLine({ form }: { form: OrderForm }) {
  const t = useT();
  const sayAllergies = useAllergyLine();
  const [clientId, clientName, allergens, allergyNote] = useWatch({
    control: form.control,
    name: ["clientId", "clientName", "allergens", "allergyNote"],
  });
  const line = sayAllergies({ allergens, allergyNote });
  if (line === null) return null;
  return (
    <p className="ticket-alert form-allergy">
      <Icon of={TriangleAlert} size="s" />
      <span>
        <span dir="auto">{line}</span>
        {clientId !== null && (
          <span className="form-allergy-from">{t("orders.taken_from", { name: clientName })}</span>
        )}
      </span>
    </p>
  );
}
