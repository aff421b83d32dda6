import type { AgentIntent } from "@marzipan/contract/agents";
import { findIntent } from "@marzipan/questions/agent-intent";
import { useLocation } from "@tanstack/react-router";
import { Eraser, X } from "lucide-react";
import { useEffect, useLayoutEffect, useState } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { useLanguage, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { closeAsk } from "../../platform/session/ask.ts";
import type { AskReason } from "../../platform/session/ask.ts";
import { chatKey } from "../../platform/session/kept-chats.ts";
import { useMe } from "../../platform/session/me.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import { OpenSheet } from "../../ui/OpenSheet.tsx";
import { Scallop } from "../../ui/Scallop.tsx";
import sheetStyles from "../../ui/Sheet.module.css";
import { PlanEndNote } from "../billing/PlanEndNote.tsx";
import { AskQuota } from "./AskQuota.tsx";
import { ClearQuestion } from "./ClearQuestion.tsx";
import { Composer } from "./Composer.tsx";
import { InactiveCard, LockCard } from "./LockCard.tsx";
import { MessageLog } from "./MessageLog.tsx";
import { Greeting, Suggestions } from "./StartFace.tsx";
import { askAgain, askQuestion } from "./ask-question.ts";
import {
  changeChat,
  clearChat,
  enterChat,
  look,
  readState,
  typeDraft,
  useChat,
} from "./chat-store.ts";
import { quotaRefusalOf } from "./chat.rules.ts";
import { useQuota } from "./use-quota.ts";
import headStyles from "./ask-head.module.css";
import logStyles from "./ask-log.module.css";

/** How often the dialog looks whether its conversation is over (spec §4: 15 minutes), in milliseconds. */
const lookMs = 5000;

/** The dialog with the support agent and the business advisor (spec §2). */
export function AskDialog({ reason }: { reason: AskReason }) {
  const t = useT();
  const me = useMe();
  const key = chatKey(me.business.id, me.user.id);
  const { key: shown } = useChat();
  const { about, question } = reason;
  useLayoutEffect(() => {
    enterChat(key);
    if (question !== undefined) typeDraft(question);
  }, [key, question]);
  return (
    <ModalOverlay
      isOpen
      isDismissable
      className={joinClasses(sheetStyles.sheetScrim)}
      onOpenChange={(isOpen) => !isOpen && closeAsk()}
    >
      <Modal className={joinClasses(sheetStyles.sheet, headStyles.askChat)}>
        <Dialog aria-label={t("shell.ask")} className={joinClasses(headStyles.askDialog)}>
          <OpenSheet close={closeAsk} />
          {shown === key && <Conversation about={about} title={t("shell.ask")} />}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function Conversation({ about, title }: { about: AskReason["about"]; title: string }) {
  const t = useT();
  const { chat, asking } = useChat();
  const may = useQuota();
  const page = useLocation({ select: ({ pathname }) => pathname });
  const [chosen, setChosen] = useState<AgentIntent | null>(about ?? null);
  const [isClearing, setClearing] = useState(false);
  const kindOf = useKind(may.asksAdvisor, chosen);
  const last = chat.messages.findLast(({ role }) => role === "user");
  const kind =
    chat.draft.trim() === "" && chosen === null && last
      ? last.agentType === "support"
        ? "support"
        : "business"
      : kindOf(chat.draft);
  useLife();
  const isInactive = may.refusalOf("support") !== null;
  const chosenRefusal =
    chosen === "business" ? quotaRefusalOf(may.refusalOf("business") ?? "") : null;
  const isRefusedAlready =
    last?.failure !== undefined && quotaRefusalOf(last.failure.code) !== null;
  const asks = { page, onReply: may.noteReply, onRefused: may.askAgain };
  const send = (text: string, forced: AgentIntent | null): void => {
    const choice = may.asksAdvisor ? forced : "support";
    void askQuestion({ text, kind: choice ?? kindOf(text), chosen: choice }, asks);
  };
  const clear = (): void => {
    setClearing(false);
    asking?.stop.abort();
    clearChat();
    greet();
  };
  return (
    <>
      <div>
        <Scallop as="header" className={headStyles.askHead}>
          <div className={headStyles.askHeadLine}>
            <Heading slot="title" level={2} className={joinClasses(headStyles.askTitle)}>
              {title}
            </Heading>
            {!isInactive && (
              <IconButton label={t("ask.clear")} icon={Eraser} onPress={() => setClearing(true)} />
            )}
            <IconButton label={t("common.close")} icon={X} iconSize="l" onPress={closeAsk} />
          </div>
          <AskQuota may={may} />
        </Scallop>
        <PlanEndNote />
      </div>
      {isInactive ? (
        <div className={logStyles.chatLog} data-empty>
          <InactiveCard />
        </div>
      ) : (
        <MessageLog
          chat={chat}
          asking={asking}
          quota={may.quota}
          onAskAgain={(id) => void askAgain(id, asks)}
          onAskAdvisor={(question) => send(question, "business")}
          onAsk={(question) => send(question, null)}
          start={
            chat.greetedAt !== null && (
              <Greeting at={chat.greetedAt} asksAdvisor={may.asksAdvisor} />
            )
          }
          end={
            chosenRefusal && !isRefusedAlready ? (
              <LockCard refusal={chosenRefusal} quota={may.quota} />
            ) : (
              chat.messages.length === 0 && (
                <Suggestions asksAdvisor={may.asksAdvisor} onAsk={send} />
              )
            )
          }
        />
      )}
      {isClearing ? (
        <ClearQuestion onClear={clear} onKeep={() => setClearing(false)} />
      ) : (
        !isInactive && (
          <Composer
            draft={chat.draft}
            kind={kind}
            may={may}
            isAsking={asking !== null}
            onChooseKind={setChosen}
            onSend={() => send(chat.draft, chosen)}
            onStop={() => asking?.stop.abort()}
          />
        )
      )}
    </>
  );
}

/** Says the greeting where nothing was said yet (spec §2). */
function greet(): void {
  if (readState().chat.greetedAt !== null) return;
  const now = Date.now();
  changeChat((chat) => ({ ...chat, greetedAt: chat.greetedAt ?? now, touchedAt: now }));
}

/** Greets, and forgets the conversation once it is over, while the dialog is open. */
function useLife(): void {
  useEffect(() => {
    greet();
    const timer = setInterval(() => {
      look();
      greet();
    }, lookMs);
    return () => clearInterval(timer);
  }, []);
}

/** Returns what a question would count as: what was chosen, else what its words say (rulings §7). */
function useKind(asksAdvisor: boolean, chosen: AgentIntent | null): (text: string) => AgentIntent {
  const { language } = useLanguage();
  const { plan_key: plan } = useMe().subscription;
  return (text) => {
    if (!asksAdvisor) return "support";
    return chosen ?? findIntent({ message: text, language, plan, isAdvisorChosen: false });
  };
}
