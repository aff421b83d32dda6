import { currencies } from "@marzipan/contract/currencies";
import type { Currency } from "@marzipan/contract/currencies";
import { readDay } from "@marzipan/domain/imports/days";
import { readItems } from "@marzipan/domain/imports/order-items";
import { TriangleAlert } from "lucide-react";
import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { Segmented } from "../../../ui/Segmented.tsx";
import { Select } from "../../../ui/Select.tsx";
import { answerOn } from "./import-draft.ts";
import type { Draft } from "./import-draft.ts";
import type { DraftWriting } from "./use-writing.ts";
import columnStyles from "./import-columns.module.css";

/** Asks which of two numbers is the day, by a date of the file, where no date of the column settles it. */
export function DayQuestion({ draft, writing }: { draft: Draft; writing: DraftWriting }) {
  const t = useT();
  const format = useFormat();
  const { example, order } = writing.days;
  if (example === null || order !== null) return null;
  const dayOf = (one: "day" | "month"): string => format.dayMonth(readDay(example, one) ?? "");
  return (
    <div className={columnStyles.question}>
      <Notice
        tone="warning"
        icon={TriangleAlert}
        title={t("imports.day_question", { date: example.slice(0, 20) })}
      >
        {t("imports.day_question_text")}
      </Notice>
      <Segmented
        aria-label={t("imports.day_question", { date: example.slice(0, 20) })}
        options={[
          { id: "day", label: t("imports.day_first", { date: dayOf("day") }) },
          { id: "month", label: t("imports.month_first", { date: dayOf("month") }) },
        ]}
        value={draft.answers.dayOrder ?? null}
        onChange={(dayOrder) => answerOn({ dayOrder })}
      />
    </div>
  );
}

/** Asks in which currency amounts are that name none; the business's own is preset. */
export function CurrencyQuestion({ writing }: { writing: DraftWriting }) {
  const t = useT();
  if (!writing.needsCurrency) return null;
  return (
    <Select
      label={t("imports.which_currency")}
      placeholder={t("common.choose")}
      items={currencies.map((code) => ({ id: code, text: code }))}
      value={writing.currency}
      onChange={(currency) => answerOn({ currency: currency as Currency })}
    />
  );
}

/** The most rows that are read to show how many can be. */
const looksAt = 5000;

/** Shows how the first cell with several items is read, and how many rows are read so. */
export function ItemsSample({ draft, column }: { draft: Draft; column: number }) {
  const t = useT();
  const format = useFormat();
  const cells = draft.table.rows
    .slice(0, looksAt)
    .flatMap(({ row, cells: all }) => (all[column] ? [{ row, text: all[column] }] : []));
  const read = cells.map((cell) => ({ ...cell, items: readItems(cell.text) }));
  const known = read.filter(({ items }) => items !== null);
  const shown = known.find(({ items }) => (items?.length ?? 0) > 1) ?? known[0];
  if (!shown) return null;
  return (
    <div className={columnStyles.itemsRead}>
      <p>
        {t("imports.items_read", { row: format.number(shown.row), text: shown.text.slice(0, 120) })}
      </p>
      <ul>
        {shown.items?.slice(0, 5).map(({ name, quantity }, at) => (
          <li key={at}>
            <b>{format.number(quantity)}</b> <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      <p>
        {t("imports.items_share", {
          all: format.number(read.length),
          read: format.number(known.length),
        })}
      </p>
    </div>
  );
}
