import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import { AgentSays } from "./Answer.tsx";
import { AnswerText } from "./AnswerText.tsx";
import type { Asking } from "./chat-store.ts";
import type { ChatMessage } from "./chat.rules.ts";
import { useClock } from "./use-clock.ts";
import styles from "./ask-log.module.css";

/** After how many milliseconds without a word the wait is called long. */
const slowMs = 8000;

/** An answer on its way: what has come of it, and what is being looked at. */
export function ComingAnswer({
  asking: { text, startedAt },
  agentType,
}: {
  asking: Asking;
  agentType: ChatMessage["agentType"];
}) {
  const t = useT();
  const now = useClock(1000);
  const isSlow = text === "" && now - startedAt > slowMs;
  const isSupport = agentType === "support";
  return (
    <AgentSays agentType={agentType} at={startedAt}>
      {text !== "" && <AnswerText text={text} isComing />}
      <p role="status" className={styles.chatWorking}>
        <Spinner />
        {isSlow ? t("ask.slow") : t(isSupport ? "ask.looking_help" : "ask.looking_books")}
      </p>
    </AgentSays>
  );
}
