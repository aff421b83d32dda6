import { Search } from "lucide-react";
import { suggestItems } from "@marzipan/contract/orders";
import { keepPreviousData } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useCall } from "../../../platform/api/queries.ts";
import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { ComboBox } from "../../../ui/ComboBox.tsx";
import { focusFirst } from "../../../ui/focusFirst.ts";
import { addSuggested, addTyped } from "./item-lines.rules.ts";
import type { FormLine } from "./item-lines.rules.ts";
import type { SuggestedItem } from "../orders.types.ts";
import { useRested } from "../../../platform/forms/use-rested.ts";

export interface ItemPickerProps {
  lines: readonly FormLine[];
  currency: string;
  onLines: (lines: FormLine[]) => void;
  /** What stands in the field; the form keeps it, so that nothing typed is lost. */
  text: string;
  onText: (text: string) => void;
  error: string | undefined;
}

const none: readonly SuggestedItem[] = [];

/**
 * Finds items while a name is typed, the most ordered first, and adds one to the order. Typed text
 * is added by Enter and when the field loses the focus.
 */
export function ItemPicker({ lines, currency, onLines, text, onText, error }: ItemPickerProps) {
  const t = useT();
  const format = useFormat();
  // A new `key` after each choice remounts the combo box closed and focused, so that typing
  // continues with the next item.
  const [round, setRound] = useState(0);
  const [isResting, setResting] = useState(false);
  const q = useRested(text);
  const { data, isFetching } = useCall(
    suggestItems,
    { query: { ...(q !== "" && { q: q.slice(0, 100) }), currency } },
    { placeholderData: keepPreviousData },
  );
  const offered = data?.items ?? none;
  const items = useMemo(
    () =>
      offered.map((item) => ({
        id: idOf(item),
        text: item.dessert_name,
        ...(item.unit_price !== null && {
          detail: format.money(item.unit_price, item.currency ?? currency),
        }),
      })),
    [offered, format, currency],
  );
  const name = text.trim();
  const isOffered = offered.some((item) => item.dessert_name === name);
  const add = (next: FormLine[]): void => {
    onLines(next);
    onText("");
  };
  const rest = (): void => {
    setResting(true);
    setRound(round + 1);
  };
  const takeTyped = (): void => {
    if (name !== "") add(addTyped(lines, name, offered, currency));
  };
  const pick = (id: string | null): void => {
    const item = offered.find((one) => idOf(one) === id);
    if (!item) return;
    add(addSuggested(lines, item, currency, crypto.randomUUID()));
    rest();
  };
  return (
    <div key={round} ref={round > 0 ? focusFirst : undefined}>
      <ComboBox
        aria-label={t("orders.add_item")}
        placeholder={t("orders.add_item")}
        icon={Search}
        error={error}
        menuTrigger={isResting ? "manual" : error === undefined ? "focus" : "input"}
        items={items}
        filtersItems={false}
        inputValue={text}
        onInputChange={(next) => {
          onText(next);
          if (next !== "") setResting(false);
        }}
        onTyped={(isLeft) => {
          takeTyped();
          if (isLeft) setResting(false);
          else if (name !== "") rest();
        }}
        value={null}
        onChange={pick}
        isLoading={isFetching}
        isPanel
        loadingText={t("common.loading")}
        emptyText={
          data === undefined
            ? t("shell.no_connection")
            : name === ""
              ? t("orders.no_items_yet")
              : t("orders.no_such_item")
        }
        addRow={
          name !== "" && !isOffered
            ? {
                text: t("orders.add_named", { name }),
                onAdd: () => {
                  takeTyped();
                  rest();
                },
              }
            : undefined
        }
      />
    </div>
  );
}

function idOf(item: SuggestedItem): string {
  return item.productId ?? `name:${item.dessert_name}`;
}
