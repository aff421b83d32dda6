import { useMemo } from "react";
import { joinClasses } from "../../ui/joinClasses.ts";
import { AnswerTable, FigureRows } from "./AnswerTable.tsx";
import { readAnswer } from "./answer-text.rules.ts";
import type { TextPiece } from "./answer-text.rules.ts";
import type { ChatFigure, ChatTable } from "./chat.rules.ts";
import styles from "./ask-log.module.css";

const draw = (pieces: readonly TextPiece[]) =>
  pieces.map(({ text, isStrong }, at) => (isStrong ? <b key={at}>{text}</b> : text));

/** An answer's words in their paragraphs, steps and lists; while they come a caret stands at their end. */
export function AnswerText({
  text,
  title,
  figures = [],
  table,
  isComing = false,
}: {
  text: string;
  /** The first line where it names what is quoted. */
  title?: string | undefined;
  /** The figures of the whole answer: a table that holds them all shows how they compare. */
  figures?: readonly ChatFigure[] | undefined;
  /** Stands in the place of the figures by their names, which it tells more fully, else below the words. */
  table?: ChatTable | undefined;
  isComing?: boolean;
}) {
  const blocks = useMemo(() => readAnswer(text), [text]);
  const place = blocks.findIndex(({ kind }) => kind === "table");
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
        if (block.kind === "table") {
          return table && at === place ? (
            <AnswerTable key={at} table={table} figures={figures} />
          ) : (
            <FigureRows key={at} rows={block.rows} figures={figures} />
          );
        }
        const items = block.items.map((item, line) => (
          <li key={line}>
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
      {table && place < 0 && <AnswerTable table={table} figures={figures} />}
    </div>
  );
}
