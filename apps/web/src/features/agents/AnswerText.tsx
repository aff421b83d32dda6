import { useMemo } from "react";
import { joinClasses } from "../../ui/joinClasses.ts";
import { readAnswer, readBars } from "./answer-text.rules.ts";
import type { TextPiece } from "./answer-text.rules.ts";
import type { ChatFigure } from "./chat.rules.ts";
import styles from "./ask-log.module.css";

const draw = (pieces: readonly TextPiece[]) =>
  pieces.map(({ text, isStrong }, at) => (isStrong ? <b key={at}>{text}</b> : text));

/** An answer's words in their paragraphs, steps and lists; while they come a caret stands at their end. */
export function AnswerText({
  text,
  title,
  figures = [],
  isComing = false,
}: {
  text: string;
  /** The first line where it names what is quoted. */
  title?: string | undefined;
  /** The figures of the whole answer: a table that holds them all shows how they compare. */
  figures?: readonly ChatFigure[] | undefined;
  isComing?: boolean;
}) {
  const blocks = useMemo(() => readAnswer(text), [text]);
  return (
    <div className={joinClasses(styles.chatWords, isComing && styles.chatComing)}>
      {blocks.map((block, at) => {
        if (block.kind === "paragraph") {
          const [first] = block.pieces;
          const isTitle = at === 0 && title !== undefined && first?.text === title;
          return isTitle ? (
            <p key={at} className={styles.chatQuoted}>
              {title}
            </p>
          ) : (
            <p key={at}>{draw(block.pieces)}</p>
          );
        }
        if (block.kind === "table") return <Figures key={at} rows={block.rows} figures={figures} />;
        const items = block.items.map((item, place) => (
          <li key={place}>
            <span>{draw(item)}</span>
          </li>
        ));
        return block.kind === "steps" ? (
          <ol key={at} className={styles.chatSteps}>
            {items}
          </ol>
        ) : (
          <ul key={at} className={styles.chatList}>
            {items}
          </ul>
        );
      })}
    </div>
  );
}

/** Figures by their names, with bars where they can be compared; units stand under units in both directions. */
function Figures({
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
              {bars && (
                <span className={styles.chatTrack} aria-hidden>
                  <i style={{ inlineSize: `${(bars[at] ?? 0) * 100}%` }} />
                </span>
              )}
            </th>
            <td>
              <bdi>{value}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
