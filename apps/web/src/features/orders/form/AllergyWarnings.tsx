import { useWatch } from "react-hook-form";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { conflictsOf } from "./allergy.rules.ts";
import type { OrderForm } from "./order-form.types.ts";
import { useAllergenWords } from "../../../platform/food/use-allergy-words.ts";
import { useItemFacts } from "./use-item-facts.ts";

/** Warns of items that contain what the client is allergic to (terms.md, sentence 14). */
export function AllergyWarnings({ form }: { form: OrderForm }) {
  const t = useT();
  const sayAllergens = useAllergenWords();
  const [items, allergens, name, currency] = useWatch({
    control: form.control,
    name: ["items", "allergens", "clientName", "currency"],
  });
  const known = useItemFacts(items, currency, allergens.length > 0);
  const conflicts = conflictsOf(known, allergens);
  if (conflicts.length === 0) return null;
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
