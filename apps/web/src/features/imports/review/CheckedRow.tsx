import type { ImportKind } from "@marzipan/contract/imports";
import type { RefObject } from "react";
import { useFormat, useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { MendRow } from "./MendRow.tsx";
import { directionOf } from "../matching/cell-direction.rules.ts";
import type { RowAnswer } from "../sending/outcomes.rules.ts";
import type { RawRow } from "../sending/row-reading.ts";
import { newIcons, outcomeLooks, targetLabels } from "../columns/words.ts";
import checkStyles from "./import-check.module.css";
import styles from "../imports.module.css";

/** The most characters of a cell that are shown. */
const longest = 120;

type Facts = (cells: RawRow["cells"]) => [string | undefined, string | undefined];

/** What is shown of a row beside its name. */
const factsOf: Readonly<Record<ImportKind, Facts>> = {
  clients: ({ phone, email, notes }) => [phone, email ?? notes],
  products: ({ category, description }) => [category, description],
  catalog: ({ price, category }) => [price, category],
  orders: ({ date, items }) => [date, items],
  expenses: ({ amount, date }) => [amount, date],
};

interface CheckedRowProps {
  kind: ImportKind;
  row: RawRow;
  answer: RowAnswer;
  isOver: boolean;
  /** The list it stands in, in which the next field is found. */
  list: RefObject<HTMLUListElement | null>;
}

/** One row of the file and what becomes of it; a refused one is mended in place. */
export function CheckedRow({ kind, row: { row, cells }, answer, isOver, list }: CheckedRowProps) {
  const t = useT();
  const format = useFormat();
  const outcome = isOver ? "refused" : answer.outcome;
  const { icon, ...look } = outcomeLooks[outcome];
  const [first, second] = factsOf[kind](cells);
  const known = answer.known;
  return (
    <li>
      <span className={checkStyles.rowNumber}>
        <span className="sr-only">{t("imports.row", { row })}</span>
        <span aria-hidden="true">{format.number(row)}</span>
      </span>
      <span className={checkStyles.rowCells}>
        {cells.name === undefined ? (
          <span className={styles.quietWords}>{t("imports.no_name")}</span>
        ) : (
          <b>
            <bdi>{cells.name.slice(0, longest)}</bdi>
          </b>
        )}
        <Cell text={first} />
        {known ? (
          <span className={checkStyles.rowCell}>
            {t(`imports.known_${known.by}`, { name: known.name })}
          </span>
        ) : (
          <Cell text={second} />
        )}
      </span>
      <span {...dataOf(look)} className={checkStyles.rowResult}>
        <Icon of={outcome === "new" ? newIcons[kind] : icon} size="s" />
        {t(`imports.row_${outcome}`)}
      </span>
      {isOver && <p className={checkStyles.overLimit}>{t("imports.over_row")}</p>}
      {outcome !== "refused" && answer.moved !== undefined && answer.moved.length > 0 && (
        <p className={checkStyles.overLimit}>
          {t(kind === "clients" ? "imports.moved_notes" : "imports.moved_cut", {
            fields: format.list(answer.moved.map((field) => t(targetLabels[field]))),
          })}
        </p>
      )}
      {outcome === "refused" && !isOver && (
        <MendRow row={row} cells={cells} problems={answer.problems} list={list} />
      )}
    </li>
  );
}

const dataOf = ({ state, tone }: { state?: string; tone?: string }) => ({
  "data-state": state,
  "data-tone": tone,
});

function Cell({ text }: { text: string | undefined }) {
  if (text === undefined) return <span className={checkStyles.rowCell} />;
  return (
    <span className={checkStyles.rowCell}>
      <bdi dir={directionOf(text)}>{text.slice(0, longest)}</bdi>
    </span>
  );
}
