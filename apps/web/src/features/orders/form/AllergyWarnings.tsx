import { conflictsOf, unstatedItems } from "@marzipan/domain/allergies";
import { useWatch } from "react-hook-form";
import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Notice } from "../../../ui/Notice.tsx";

import type { OrderForm } from "./order-form.types.ts";
import { useAllergenWords } from "../../../platform/food/use-allergy-words.ts";
import { useItemFacts } from "./use-item-facts.ts";

/**
 * Warns of items that contain what the client is allergic to (terms.md, sentence 14), and, differently, of those whose
 * contents are not stated (rulings §5).
 */
export function AllergyWarnings({ form }: { form: OrderForm }) {
  const [items, allergens, allergyNote, currency] = useWatch({
    control: form.control,
    name: ["items", "allergens", "allergyNote", "currency"],
  });
  const hasAllergies = allergens.length > 0 || allergyNote.trim() !== "";
  const known = useItemFacts(items, currency, hasAllergies);
  const conflicts = conflictsOf(known, allergens);
  const unstated = unstatedItems(known, { allergens, allergyNote });
  return (
    <>
      {conflicts.length > 0 && <Warnings form={form} conflicts={conflicts} />}
      {unstated.length > 0 && <Unstated form={form} items={unstated} />}
    </>
  );
}

interface WarningsProps {
  form: OrderForm;
  conflicts: ReturnType<typeof conflictsOf>;
}

function Warnings({ form, conflicts }: WarningsProps) {
  const t = useT();
  const sayAllergens = useAllergenWords();
  const client = useClientName(form);
  return (
    <Notice tone="danger" role="alert">
      {conflicts.map((conflict) => (
        <p key={conflict.item}>
          {t("common.allergy_warning", {
            item: conflict.item,
            allergen: sayAllergens(conflict.allergens),
            client,
          })}
        </p>
      ))}
    </Notice>
  );
}

function Unstated({ form, items }: { form: OrderForm; items: readonly string[] }) {
  const t = useT();
  const client = useClientName(form);
  return (
    <Notice tone="warning" role="status">
      {items.map((item) => (
        <p key={item}>{t("common.allergy_unknown", { item, client })}</p>
      ))}
    </Notice>
  );
}

function useClientName(form: OrderForm): string {
  const t = useT();
  const name = useWatch({ control: form.control, name: "clientName" }).trim();
  return name === "" ? t("orders.client") : name;
}
