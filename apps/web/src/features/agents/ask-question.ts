import type { AgentIntent } from "@marzipan/contract/agents";
import { askAgent } from "./ask-agent.ts";
import type { AgentReply } from "./ask-agent.ts";
import { changeAsking, changeChat, readState } from "./chat-store.ts";
import type { Asking } from "./chat-store.ts";
import { failureOf, historyBefore, withFailure, withMessage } from "./chat.rules.ts";
import type { ChatMessage } from "./chat.rules.ts";

/** A question as it is asked. */
export interface Question {
  text: string;
  /** What it is about, as far as the page can tell. */
  kind: AgentIntent;
  /** The kind that the person chose, `null` where the question's words decide. */
  chosen: AgentIntent | null;
}

/** What asking works with. */
export interface AskingWith {
  /** The page that the person looks at. */
  page: string;
  /** Hears of an answer that has come. */
  onReply: (reply: AgentReply) => void;
  /** Hears of a refusal. */
  onRefused: () => void;
}

const agentOf = (kind: AgentIntent): ChatMessage["agentType"] =>
  kind === "business" ? "business_consultant" : "support";

/** Says a question and has it answered; nothing while another one is being answered. */
export async function askQuestion(
  { text, kind, chosen }: Question,
  asking: AskingWith,
): Promise<void> {
  if (readState().asking !== null) return;
  const question: ChatMessage = {
    id: crypto.randomUUID(),
    role: "user",
    content: text.trim(),
    at: Date.now(),
    agentType: agentOf(kind),
    chosen,
  };
  changeChat((chat) => ({ ...withMessage(chat, question), draft: "" }));
  await answer(question, asking);
}

/** Has a question answered once more; what came of an answer that was stopped gives way. */
export async function askAgain(id: string, asking: AskingWith): Promise<void> {
  const { chat, asking: running } = readState();
  const at = chat.messages.findIndex((message) => message.id === id);
  const question = chat.messages[at];
  if (running !== null || !question) return;
  const hasStopped = chat.messages[at + 1]?.isStopped === true;
  changeChat((now) => {
    const messages = now.messages.filter(
      (_, place) => !(hasStopped && place === at + 1 && now.messages[at]?.id === id),
    );
    return withFailure({ ...now, messages }, id, undefined, Date.now());
  });
  await answer(question, asking);
}

async function answer(
  question: ChatMessage,
  { page, onReply, onRefused }: AskingWith,
): Promise<void> {
  const { key } = readState();
  const stop = new AbortController();
  const { id, content, chosen = null, agentType } = question;
  let said = "";
  const tell = (text: string): void => {
    said = text;
    const asking: Asking = { questionId: id, text, startedAt, stop };
    if (readState().key === key && !stop.signal.aborted) changeAsking(asking);
  };
  const startedAt = Date.now();
  tell("");
  const end = (change: Parameters<typeof changeChat>[0]): void => {
    if (readState().key !== key) return;
    changeAsking(null);
    changeChat(change);
  };
  const say = (message: Pick<ChatMessage, "content" | "agentType" | "isStopped" | "extras">) =>
    end((chat) => {
      // Cleared in the meantime, perhaps in another tab: an answer alone says nothing.
      if (!chat.messages.some((one) => one.id === id)) return chat;
      const role = "assistant" as const;
      return withMessage(chat, { id: crypto.randomUUID(), role, at: Date.now(), ...message });
    });
  try {
    const reply = await askAgent(
      {
        message: content,
        questionKey: id,
        history: historyBefore(readState().chat, id),
        currentPage: page.slice(0, 200),
        ...(chosen && { promptType: chosen }),
        ...(chosen === "business" && { agentType: "business_consultant" }),
      },
      {
        signal: stop.signal,
        onText: (piece) => tell(said + piece),
        onAgain: () => tell(""),
      },
    );
    const { answeredBy, basis, choices, figures, chart, table } = reply;
    const sources = reply.sources.map(({ title, path }) => ({ text: title, path }));
    const actions = reply.actions.map(({ label, path }) => ({ text: label, path }));
    say({
      content: reply.reply,
      agentType: reply.agentType,
      extras: { answeredBy, sources, actions, basis, choices, figures, chart, table },
    });
    onReply(reply);
  } catch (error) {
    if (stop.signal.aborted) return say({ content: said, agentType, isStopped: true });
    end((chat) => withFailure(chat, id, failureOf(error), Date.now()));
    onRefused();
  }
}
