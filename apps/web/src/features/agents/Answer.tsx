import { askAdvisorPath } from "@marzipan/contract/agents";
import { BookOpen, ChevronDown, ChevronRight, Copy, Info, LifeBuoy, Lightbulb } from "lucide-react";
import { Button as AriaButton } from "react-aria-components/Button";
import { Link } from "react-aria-components/Link";
import type { ReactNode } from "react";
import { copyText } from "../../platform/copy-text.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { closeAsk } from "../../platform/session/ask.ts";
import { useMe } from "../../platform/session/me.tsx";
import { useToast } from "../../platform/toast/use-toast.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { AnswerChart } from "./AnswerChart.tsx";
import { AnswerText } from "./AnswerText.tsx";
import type { ChatMessage } from "./chat.rules.ts";
import styles from "./ask-log.module.css";

/** Returns an instant's time of day, as the business's clock shows it. */
export function useTimeWords(): (at: number) => string {
  const format = useFormat();
  const { timeZone } = useMe().business;
  return (at) => format.instantTime(new Date(at).toISOString(), timeZone);
}

/** The head and body of what an agent says. */
export function AgentSays({
  agentType,
  at,
  end,
  children,
}: {
  agentType: ChatMessage["agentType"];
  at: number;
  /** Stands at the end of the head. */
  end?: ReactNode;
  children: ReactNode;
}) {
  const t = useT();
  const time = useTimeWords();
  const isAdvisor = agentType === "business_consultant";
  return (
    <article className={styles.chatMessage}>
      <header className={styles.chatMessageHead}>
        <span className={styles.chatWho}>
          <Icon of={isAdvisor ? Lightbulb : LifeBuoy} size="s" />
        </span>
        <b>{t(isAdvisor ? "dashboard.advisor_title" : "plans.row_agent")}</b>
        <span className={styles.chatNote}>{time(at)}</span>
        {end}
      </header>
      <div className={styles.chatSaid}>{children}</div>
    </article>
  );
}

/** A finished answer: its words, where one can go on, and where it comes from. */
export function Answer({
  message: { agentType, at, content, extras, isStopped = false },
  isIntroduced,
  onAskAdvisor,
  onAsk,
  children,
}: {
  message: ChatMessage;
  /** It is the first of the built-in agents, which say what they are (rulings §7). */
  isIntroduced: boolean;
  /** Asks the advisor what was asked here; nothing while an answer is on its way. */
  onAskAdvisor?: (() => void) | undefined;
  /** Asks one of the questions that the answer offers; nothing while an answer is on its way. */
  onAsk?: ((question: string) => void) | undefined;
  children?: ReactNode;
}) {
  const t = useT();
  const showToast = useToast();
  const copy = async (): Promise<void> => {
    showToast(t((await copyText(content)) ? "common.copied" : "common.copy_failed"));
  };
  const { sources = [], actions = [], choices = [], basis = [] } = extras ?? {};
  const isHelp = agentType === "support";
  const offer = actions.find(({ path }) => path === askAdvisorPath);
  const ways = actions.filter(({ path }) => path !== askAdvisorPath);
  return (
    <AgentSays
      agentType={agentType}
      at={at}
      end={
        content !== "" && (
          <IconButton
            label={t("ask.copy")}
            icon={Copy}
            iconSize="s"
            className={styles.chatCopy}
            onPress={() => void copy()}
          />
        )
      }
    >
      {/* Before the words: an article may be long, and is not what was asked for. */}
      {offer && (
        <div className={styles.chatActs}>
          <Button icon={Lightbulb} isDisabled={!onAskAdvisor} onPress={() => onAskAdvisor?.()}>
            {offer.text}
          </Button>
        </div>
      )}
      {content !== "" && (
        <AnswerText
          text={content}
          title={sources[0]?.text}
          figures={extras?.figures}
          table={extras?.table}
        />
      )}
      {choices.length > 0 && <Choices choices={choices} onAsk={onAsk} />}
      {extras?.chart && <AnswerChart chart={extras.chart} />}
      {isStopped && <p className={styles.chatNote}>{t("ask.stopped")}</p>}
      {isIntroduced && <Notice icon={Info}>{t("ask.embedded")}</Notice>}
      {ways.length > 0 && (
        <div className={styles.chatActs}>
          {ways.map(({ text, path }, place) => (
            <ActLink key={path} text={text} path={path} isFirst={place === 0 && !isHelp} />
          ))}
        </div>
      )}
      {isHelp
        ? sources.length > 0 && <HelpSources sources={sources} />
        : sources.length > 0 && <HowCounted basis={basis} at={at} />}
      {children}
    </AgentSays>
  );
}

/** Questions of which one may have been meant; a press asks it. */
function Choices({
  choices,
  onAsk,
}: {
  choices: readonly string[];
  onAsk: ((question: string) => void) | undefined;
}) {
  return (
    <ul className={styles.chatChoices}>
      {choices.map((question) => (
        <li key={question}>
          <AriaButton
            className={styles.chatSuggestion ?? ""}
            isDisabled={!onAsk}
            onPress={() => onAsk?.(question)}
          >
            <span>{question}</span>
            <Icon of={ChevronRight} size="s" flips />
          </AriaButton>
        </li>
      ))}
    </ul>
  );
}

/** How an answer's figures were counted, and when; closed until it is asked for. */
function HowCounted({ basis, at }: { basis: readonly string[]; at: number }) {
  const t = useT();
  const time = useTimeWords();
  return (
    <details className={styles.chatHow}>
      <summary>
        <Icon of={ChevronDown} size="s" />
        {t("ask.how_counted")}
      </summary>
      {basis.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>{t("ask.from_books", { time: time(at) })}</p>
    </details>
  );
}

interface LinkProps {
  text: string;
  path: string;
}

/** A way on: a page of the app, or a message to be sent outside of it. */
function ActLink({ text, path, isFirst }: LinkProps & { isFirst: boolean }) {
  if (/^https?:/.test(path)) {
    return (
      <ButtonLink variant="whatsapp" href={path} target="_blank" rel="noopener noreferrer">
        {text}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      variant={isFirst ? "primary" : "plain"}
      className={styles.chatAct}
      href={path}
      onPress={closeAsk}
    >
      {text}
      <Icon of={ChevronRight} size="s" flips />
    </ButtonLink>
  );
}

function HelpSources({ sources }: { sources: readonly LinkProps[] }) {
  const t = useT();
  return (
    <div className={styles.chatSources}>
      <p className={styles.chatNote}>{t("ask.from_help")}</p>
      <ul>
        {sources.map(({ text, path }) => (
          <li key={text}>
            <Link href={path} className={styles.chatSource ?? ""} onPress={closeAsk}>
              <Icon of={BookOpen} size="s" />
              <span>{text}</span>
              <Icon of={ChevronRight} size="s" flips />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
