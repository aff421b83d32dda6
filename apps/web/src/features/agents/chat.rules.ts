import { agentIntents, agentTypes, agentWriters, longestMessage } from "@marzipan/contract/agents";
import { isErrorCode } from "@marzipan/contract/errors";
import * as z from "zod/mini";
import { ApiError } from "../../platform/api/api-error.ts";
import { isChatOver } from "../../platform/session/kept-chats.ts";

const Instant = z.number();
const Links = z.array(z.object({ path: z.string(), text: z.string() }));

/** What an answer brings beside its words. */
const Extras = z.object({
  answeredBy: z.enum(agentWriters),
  sources: Links,
  actions: Links,
  /** How the figures were counted, a sentence each. */
  basis: z.optional(z.array(z.string())),
  /** Questions of which one may have been meant. */
  choices: z.optional(z.array(z.string())),
  figures: z.optional(
    z.array(z.object({ value: z.number(), unit: z.string(), currency: z.optional(z.string()) })),
  ),
  chart: z.optional(
    z.object({
      title: z.string(),
      columns: z.array(z.object({ label: z.string(), value: z.number() })),
    }),
  ),
  table: z.optional(
    z.object({
      columns: z.array(z.object({ title: z.string(), isNumber: z.boolean() })),
      rows: z.array(z.array(z.string())),
      sums: z.optional(z.array(z.string())),
    }),
  ),
});

/** What an answer tells over time. */
export type ChatChart = NonNullable<z.output<typeof Extras>["chart"]>;

/** The rows of an answer with their columns. */
export type ChatTable = NonNullable<z.output<typeof Extras>["table"]>;

/** A figure of an answer, as it is drawn. */
export type ChatFigure = NonNullable<z.output<typeof Extras>["figures"]>[number];

const Failure = z.object({ code: z.string(), mayBeCounted: z.boolean() });

const Message = z.object({
  id: z.string(),
  role: z.enum(["user", "assistant"]),
  content: z.string(),
  at: Instant,
  agentType: z.enum(agentTypes),
  /** On a question: the kind that the person chose, `null` where its words decided. */
  chosen: z.optional(z.nullable(z.enum(agentIntents))),
  /** On a question: why no answer came. */
  failure: z.optional(Failure),
  /** On an answer: the person stopped it before its end. */
  isStopped: z.optional(z.boolean()),
  extras: z.optional(Extras),
});

const Chat = z.object({
  messages: z.array(Message),
  /** When the greeting was said, `null` before the first opening. */
  greetedAt: z.nullable(Instant),
  touchedAt: Instant,
  draft: z.string(),
});

/** A message of the conversation as it is kept; instants in milliseconds. */
export type ChatMessage = z.output<typeof Message>;

/** The conversation as this browser keeps it. */
export type Chat = z.output<typeof Chat>;

/** How many messages are kept and shown. */
const mostMessages = 100;

/** How many messages go with a question, and how much of each. */
const mostHistory = 20;

/** Makes a conversation in which nothing was said. */
export function emptyChat(now: number): Chat {
  return { messages: [], greetedAt: null, touchedAt: now, draft: "" };
}

/** Reads a kept conversation; an empty one where there is none, it is over (spec §4), or not ours. */
export function readChat(text: string | null, now: number): Chat {
  try {
    const chat = Chat.parse(JSON.parse(text ?? ""));
    return isChatOver(chat.touchedAt, now) ? emptyChat(now) : chat;
  } catch {
    return emptyChat(now);
  }
}

/** Adds a message at the end. */
export function withMessage(chat: Chat, message: ChatMessage): Chat {
  return {
    ...chat,
    messages: [...chat.messages, message].slice(-mostMessages),
    touchedAt: message.at,
  };
}

/** Returns the conversation without a question's failure, or with it. */
export function withFailure(
  chat: Chat,
  id: string,
  failure: ChatMessage["failure"],
  now: number,
): Chat {
  const messages = chat.messages.map((message) =>
    message.id === id ? { ...message, failure } : message,
  );
  return { ...chat, messages, touchedAt: now };
}

/** Returns what goes with a question as its history: what was said before it, the last parts only. */
export function historyBefore(
  { messages }: Chat,
  id: string,
): { role: ChatMessage["role"]; content: string }[] {
  const at = messages.findIndex((message) => message.id === id);
  return messages
    .slice(0, at === -1 ? undefined : at)
    .filter(({ failure, content }) => !failure && content.trim() !== "")
    .slice(-mostHistory)
    .map(({ role, content }) => ({ role, content: content.slice(0, longestMessage) }));
}

/** Returns whether a text can be sent: more than spaces, and not longer than a message may be. */
export function canSend(text: string): boolean {
  return text.trim() !== "" && text.trim().length <= longestMessage;
}

/** After how many milliseconds a question without answer that is asked nowhere any more counts as unanswered. */
const unansweredMs = 30_000;

/** Returns whether a question stands at the end without an answer, and none is on its way any more. */
export function isUnanswered(chat: Chat, message: ChatMessage, now: number): boolean {
  const isLast = chat.messages.at(-1)?.id === message.id;
  return isLast && message.role === "user" && !message.failure && now - message.at > unansweredMs;
}

const refusals = [
  "agent_locked",
  "agent_lifetime_used",
  "agent_month_used_pro",
  "agent_month_used",
] as const;

/** A refusal that a plan would lift. */
export type QuotaRefusal = (typeof refusals)[number];

/** Returns the refusal of the plan that a code is, `null` for any other. */
export function quotaRefusalOf(code: string): QuotaRefusal | null {
  return refusals.find((one) => one === code) ?? null;
}

/** Refusals that asking the same again cannot change, and those of a session that is over. */
const lasting: readonly string[] = ["role_too_low", "agent_inactive", "session_changed"];

/** Returns whether asking the same again may bring an answer. */
export function mayAskAgain(code: string): boolean {
  return quotaRefusalOf(code) === null && !lasting.includes(code);
}

/** Returns the code of what the contract or the network says; anything else is unexpected. */
export function failureOf(error: unknown): { code: string; mayBeCounted: boolean } {
  const code = error instanceof ApiError && error.code;
  if (code === "network") return { code, mayBeCounted: true };
  return { code: isErrorCode(code) ? code : "unexpected", mayBeCounted: false };
}
