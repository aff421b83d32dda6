import { dayIn } from "@marzipan/domain/dates";
import { Fragment, useLayoutEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useDayWords } from "../../platform/calendar/use-day-words.ts";
import { useMe } from "../../platform/session/me.tsx";
import { Answer, AgentSays, useTimeWords } from "./Answer.tsx";
import { AskAgainButton, FailedAnswer } from "./FailedAnswer.tsx";
import { InactiveCard, LockCard } from "./LockCard.tsx";
import { ComingAnswer } from "./ComingAnswer.tsx";
import type { ChatState } from "./chat-store.ts";
import { isUnanswered, quotaRefusalOf } from "./chat.rules.ts";
import type { ChatMessage } from "./chat.rules.ts";
import { useClock } from "./use-clock.ts";
import type { Quota } from "./use-quota.ts";
import styles from "./ask-log.module.css";

/** How far from the end one may have scrolled and still be taken along, in pixels. */
const nearEnd = 80;
/** What stays free above a question that is followed by a long answer, in pixels. */
const aboveQuestion = 16;
const unansweredStepMs = 10_000;

interface MessageLogProps extends Pick<ChatState, "chat" | "asking"> {
  quota: Quota | undefined;
  onAskAgain: (id: string) => void;
  /** Asks the advisor a question that support was asked. */
  onAskAdvisor: (question: string) => void;
  /** Asks one of the questions that an answer offers. */
  onAsk: (question: string) => void;
  /** The greeting, and what one may begin with. */
  start: ReactNode;
  /** What stands after the last message. */
  end: ReactNode;
}

/** The conversation; a screen reader hears finished answers only, never their pieces. */
export function MessageLog({
  chat,
  asking,
  quota,
  onAskAgain,
  onAskAdvisor,
  onAsk,
  start,
  end,
}: MessageLogProps) {
  const t = useT();
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const lastAsked = useRef<string | undefined>(undefined);
  const { messages } = chat;
  useLayoutEffect(() => {
    const element = log.current;
    const asked = messages.findLast(({ role }) => role === "user")?.id;
    if (asked !== lastAsked.current) isAtEnd.current = true;
    lastAsked.current = asked;
    if (!element || !isAtEnd.current) return;
    // A long answer is read from its beginning: the question that it answers stays in sight.
    const own = [...element.querySelectorAll<HTMLElement>("[data-own]")].at(-1);
    element.scrollTop = Math.min(element.scrollHeight, own ? own.offsetTop - aboveQuestion : 0);
  }, [messages, asking, end]);
  const follow = (): void => {
    const element = log.current;
    if (!element) return;
    isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd;
  };
  const introduced = messages.find(({ extras }) => extras?.answeredBy === "embedded")?.id;
  return (
    <>
      <div
        ref={log}
        role="log"
        aria-live="off"
        aria-label={t("shell.ask")}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A box that scrolls must be reached by keys.
        tabIndex={0}
        className={styles.chatLog}
        data-empty={messages.length === 0 || undefined}
        onScroll={follow}
      >
        {start}
        {messages.map((message, at) => (
          <Fragment key={message.id}>
            <DayLine at={message.at} before={messages[at - 1]?.at} />
            {message.role === "assistant" ? (
              <Answer
                message={message}
                isIntroduced={message.id === introduced}
                onAsk={asking === null ? onAsk : undefined}
                onAskAdvisor={
                  asking === null ? () => onAskAdvisor(messages[at - 1]?.content ?? "") : undefined
                }
              >
                {message.isStopped && asking === null && at === messages.length - 1 && (
                  <AskAgainButton onPress={() => onAskAgain(messages[at - 1]?.id ?? "")} />
                )}
              </Answer>
            ) : (
              <OwnMessage message={message} />
            )}
            {asking?.questionId === message.id ? (
              <ComingAnswer asking={asking} agentType={message.agentType} />
            ) : (
              <NoAnswer
                message={message}
                chat={chat}
                quota={quota}
                onAskAgain={asking === null && at === messages.length - 1 ? onAskAgain : undefined}
              />
            )}
          </Fragment>
        ))}
        {end}
      </div>
      <FinishedAnswer messages={messages} />
    </>
  );
}

function DayLine({ at, before }: { at: number; before: number | undefined }) {
  const days = useDayWords();
  const { timeZone } = useMe().business;
  const dayOf = (instant: number) => dayIn(timeZone, new Date(instant));
  const day = dayOf(at);
  if (before !== undefined && dayOf(before) === day) return null;
  return (
    <p className={styles.chatDay}>
      <span>{days.head(day)}</span>
    </p>
  );
}

function OwnMessage({ message: { content, at } }: { message: ChatMessage }) {
  const t = useT();
  const time = useTimeWords();
  return (
    <article data-own className={styles.chatOwn}>
      <span className="sr-only">{t("ask.you")}</span>
      <div dir="auto" className={styles.chatBubble}>
        {content}
      </div>
      <p className={styles.chatNote}>{time(at)}</p>
    </article>
  );
}

interface NoAnswerProps {
  message: ChatMessage;
  chat: ChatState["chat"];
  quota: Quota | undefined;
  /** Left out where asking again is not offered. */
  onAskAgain: ((id: string) => void) | undefined;
}

/** What stands in an answer's place: a refusal, a failure, or that none came. */
function NoAnswer({ message, chat, quota, onAskAgain }: NoAnswerProps) {
  const t = useT();
  const now = useClock(unansweredStepMs);
  const again = onAskAgain && (() => onAskAgain(message.id));
  const code = message.failure?.code;
  if (code === undefined) {
    if (!again || !isUnanswered(chat, message, now)) return null;
    return (
      <AgentSays agentType={message.agentType} at={message.at}>
        <p>{t("ask.unanswered")}</p>
        <AskAgainButton onPress={again} />
      </AgentSays>
    );
  }
  const refusal = quotaRefusalOf(code);
  if (refusal) return <LockCard refusal={refusal} quota={quota} />;
  if (code === "agent_inactive") return <InactiveCard />;
  return (
    <AgentSays agentType={message.agentType} at={message.at}>
      <FailedAnswer question={message} onAskAgain={again} />
    </AgentSays>
  );
}

/** Says an answer that has come since the dialog opened, whole. */
function FinishedAnswer({ messages }: { messages: readonly ChatMessage[] }) {
  const t = useT();
  const last = messages.at(-1);
  const [firstId] = useState(last?.id);
  const isNew = last?.role === "assistant" && last.id !== firstId;
  const name = t(last?.agentType === "support" ? "plans.row_agent" : "dashboard.advisor_title");
  return (
    <div role="status" className="sr-only">
      {isNew && (
        <p>
          {name}: {last.content}
        </p>
      )}
    </div>
  );
}
