import { updateCatalogItem } from "@marzipan/contract/catalog";
import { addDays } from "@marzipan/domain/dates";
import { useState } from "react";
import { useAct } from "../../platform/api/queries.ts";
import { SaveFailure } from "../../platform/forms/SaveFailure.tsx";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useFieldErrors } from "../../platform/errors/error-text.ts";
import { Button } from "../../ui/Button.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { useToday } from "../../platform/calendar/use-today.ts";
import { SoldOutField } from "./SoldOutField.tsx";
import type { ItemRow } from "./catalog.types.ts";

/** Asks from which day an item that is sold out can be had again. */
export function SoldOutSheet({ item, onClose }: { item: ItemRow; onClose: () => void }) {
  const t = useT();
  const today = useToday();
  const [day, setDay] = useState<string | null>(addDays(today, 1));
  const saving = useAct(updateCatalogItem, { onSuccess: onClose });
  const fieldError = useFieldErrors(saving.error);
  return (
    <Sheet
      isOpen
      size="small"
      title={t("catalog.mark_sold_out")}
      subtitle={<span dir="auto">{item.name}</span>}
      closeLabel={t("common.close")}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate({ params: { id: item.id }, body: { soldOutUntil: day } });
      }}
      foot={
        <Button variant="primary" type="submit" isWide isPending={saving.isPending}>
          {t("common.save")}
        </Button>
      }
    >
      <SoldOutField value={day} onChange={setDay} error={fieldError("soldOutUntil")} />
      <SaveFailure error={saving.error} />
    </Sheet>
  );
}
