import { readBars } from "./answer-text.rules.ts";
import type { ChatFigure, ChatTable } from "./chat.rules.ts";
import styles from "./ask-log.module.css";

/** Figures by their names, with bars where they can be compared; units stand under units in both directions. */
export function FigureRows({
  rows,
  figures,
}: {
  rows: readonly { name: string; value: string }[];
  figures: readonly ChatFigure[];
}) {
  const bars = readBars(rows.length, figures);
  return (
    <table className={styles.chatTable}>
      <tbody>
        {rows.map(({ name, value }, at) => (
          <tr key={at}>
            <th scope="row">
              {name}
              <Bar length={bars?.[at]} />
            </th>
            <td data-number>
              <bdi>{value}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The rows of an answer with their columns, the name first; sums stand below them. */
export function AnswerTable({
  table: { columns, rows, sums },
  figures,
}: {
  table: ChatTable;
  figures: readonly ChatFigure[];
}) {
  const bars = readBars(rows.length, figures);
  const cells = (row: readonly string[]) =>
    row.slice(1).map((cell, at) => (
      <td key={at} data-number={columns[at + 1]?.isNumber || undefined}>
        <bdi>{cell}</bdi>
      </td>
    ));
  return (
    <table className={styles.chatTable}>
      <thead>
        <tr>
          {columns.map(({ title, isNumber }) => (
            <th key={title} scope="col" data-number={isNumber || undefined}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            <th scope="row">
              <bdi>{row[0]}</bdi>
              <Bar length={bars?.[at]} />
            </th>
            {cells(row)}
          </tr>
        ))}
      </tbody>
      {sums && (
        <tfoot>
          <tr>
            <th scope="row">{sums[0]}</th>
            {cells(sums)}
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function Bar({ length }: { length: number | undefined }) {
  if (length === undefined) return null;
  return (
    <span className={styles.chatTrack} aria-hidden>
      <i style={{ inlineSize: `${length * 100}%` }} />
    </span>
  );
}
