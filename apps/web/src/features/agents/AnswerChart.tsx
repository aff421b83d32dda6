import { useFormat } from "../../platform/i18n/LanguageProvider.tsx";
import type { ChatChart } from "./chat.rules.ts";
import styles from "./ask-log.module.css";

/** How high the highest column is, in pixels; its number stands over it. */
const height = 76;

/** What an answer tells over time in a few columns, in reading direction, each with its number and its days. */
export function AnswerChart({ chart: { title, columns } }: { chart: ChatChart }) {
  const format = useFormat();
  const most = Math.max(...columns.map(({ value }) => value));
  return (
    <figure className={styles.chatChart}>
      <figcaption>{title}</figcaption>
      <ol className={styles.chatColumns} data-many={columns.length > 5 || undefined}>
        {columns.map(({ label, value }, at) => (
          <li key={at} className={styles.chatColumn}>
            <span className={styles.chatPlot}>
              <b>
                <bdi>{format.number(Math.round(value))}</bdi>
              </b>
              <i style={{ blockSize: `${Math.max(0, value / most) * height}px` }} />
            </span>
            <span className={styles.chatDays}>{label}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
