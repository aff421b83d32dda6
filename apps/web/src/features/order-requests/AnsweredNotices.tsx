import { AnsweredNotice } from "./AnsweredNotice.tsx";
import type { RequestView } from "./requests.types.ts";
import styles from "./requests.module.css";

/** What was answered on this page a moment ago, the latest first; nothing before the first answer. */
export function AnsweredNotices({ answered }: { answered: readonly RequestView[] }) {
  if (answered.length === 0) return null;
  return (
    <div className={styles.requestNotices}>
      {answered.map((request) => (
        <AnsweredNotice key={`${request.id}:${request.status}`} request={request} />
      ))}
    </div>
  );
}
