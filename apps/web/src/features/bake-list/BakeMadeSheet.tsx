import { isAtMostDecimals } from "@marzipan/contract/primitives";
import { useState } from "react";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { NumberField } from "../../ui/NumberField.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { settledOf } from "./bake-items.rules.ts";
import type { BakeRow } from "./bake-items.rules.ts";
import styles from "./bake.module.css";

interface BakeMadeSheetProps {
  item: BakeRow;
  isPending: boolean;
  /** Called with how much is made, once the sheet has closed. */
  onMade: (made: number) => void;
  onClose: () => void;
}

/** Asks how much of an item is made, between what ready orders hold and all of it. */
export function BakeMadeSheet({ item, isPending, onMade, onClose }: BakeMadeSheetProps) {
  const t = useT();
  const format = useFormat();
  const settled = settledOf(item);
  const [made, setMade] = useState<number | null>(Math.max(item.made, settled));
  const isWhole = Number.isInteger(item.quantity) && Number.isInteger(settled);
  const decimals = isWhole ? 0 : 3;
  const isPrecise = made === null || isAtMostDecimals(made, decimals);
  const label = t("bake_list.made_label");
  const finish = (count: number): void => {
    onClose();
    onMade(count);
  };
  const bounds = { minValue: settled, maxValue: item.quantity };
  return (
    <Sheet
      isOpen
      isDismissable
      size="small"
      title={<span dir="auto">{item.dessert_name}</span>}
      closeLabel={t("common.close")}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (made !== null && isPrecise) finish(made);
      }}
      foot={
        <>
          <Button onPress={() => finish(item.quantity)}>{t("bake_list.all")}</Button>
          <Button type="submit" variant="primary" isPending={isPending}>
            {t("common.save")}
          </Button>
        </>
      }
    >
      <div className={styles.bakeCountLine}>
        <span>{label}</span>
        <NumberField
          aria-label={label}
          value={made}
          onChange={setMade}
          error={isPrecise ? undefined : t("errors.problem_too_precise_limit", { limit: decimals })}
          {...(isWhole && {
            stepLabels: { less: t("common.less_by_one"), more: t("common.more_by_one") },
          })}
          {...bounds}
        />
      </div>
      <p className={styles.bakeFrom}>
        {t("common.made_of_quantity", {
          made: format.number(made ?? settled),
          quantity: format.number(item.quantity),
        })}
      </p>
    </Sheet>
  );
}
