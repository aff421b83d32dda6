import { conflictsOf } from "@marzipan/domain/allergies";
import { useWatch } from "react-hook-form";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Notice } from "../../../ui/Notice.tsx";

import type { OrderForm } from "./order-form.types.ts";
import { useAllergenWords } from "../../../platform/food/use-allergy-words.ts";
import { useItemFacts } from "./use-item-facts.ts";

/** Warns of items that contain what the client is allergic to (terms.md, sentence 14). */
export function AllergyWarnings({ form }: { form: OrderForm }) {
  const [items, allergens, currency] = useWatch({
    control: form.control,
    name: ["items", "allergens", "currency"],
  });
  const known = useItemFacts(items, currency, allergens.length > 0);
  const conflicts = conflictsOf(known, allergens);
  return conflicts.length === 0 ? null : <Warnings form={form} conflicts={conflicts} />;
}

interface WarningsProps {
  form: OrderForm;
  conflicts: ReturnType<typeof conflictsOf>;
}

function Warnings({ form, conflicts }: WarningsProps) {
  const t = useT();
  const sayAllergens = useAllergenWords();
  const name = useWatch({ control: form.control, name: "clientName" });
  return (
    <Notice tone="danger" role="alert">
      {conflicts.map((conflict) => (
        <p key={conflict.item}>
          {t("common.allergy_warning", {
            item: conflict.item,
            allergen: sayAllergens(conflict.allergens),
            client: name.trim() === "" ? t("orders.client") : name.trim(),
          })}
        </p>
      ))}
    </Notice>
  );
}
