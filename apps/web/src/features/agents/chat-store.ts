import { useSyncExternalStore } from "react";
import { whenForgotten } from "../../platform/owner/forgetting.ts";
import { isChatOver } from "../../platform/session/kept-chats.ts";
import { keep, readKept } from "../../platform/storage.ts";
import { emptyChat, readChat } from "./chat.rules.ts";
import type { Chat } from "./chat.rules.ts";

/** The question that this page is having answered, and what has come of its answer. */
export interface Asking {
  questionId: string;
  text: string;
  startedAt: number;
  stop: AbortController;
}

/** The conversation as the page shows it. */
export interface ChatState {
  /** Where it is kept; `null` before it is entered. */
  key: string | null;
  chat: Chat;
  asking: Asking | null;
}

/** How long typing rests before it is kept, in milliseconds. */
const restedMs = 400;

const listeners = new Set<() => void>();
/** What this page last read or wrote; `null` also where storage is blocked, and memory alone holds the conversation. */
let known: string | null = null;
let state: ChatState = { key: null, chat: emptyChat(0), asking: null };
let resting: ReturnType<typeof setTimeout> | undefined;

function show(next: Partial<ChatState>): void {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

/** Begins with the conversation that is kept under a key; the same key again changes nothing. */
export function enterChat(newKey: string): void {
  if (newKey === state.key) return look();
  known = readKept(newKey);
  show({ key: newKey, chat: readChat(known, Date.now()), asking: null });
}

/** Returns the conversation as it stands now. */
export function readState(): ChatState {
  return state;
}

/** Changes the conversation, from what other tabs have made of it in the meantime. */
export function changeChat(change: (chat: Chat) => Chat): void {
  if (state.key === null) return;
  look();
  const chat = change(state.chat);
  show({ chat });
  write(chat);
}

/** Changes what is being answered. */
export function changeAsking(asking: Asking | null): void {
  show({ asking });
}

/** Keeps what is typed: at once on the page, in the browser as soon as typing rests. */
export function typeDraft(draft: string): void {
  show({ chat: { ...state.chat, draft, touchedAt: Date.now() } });
  clearTimeout(resting);
  resting = setTimeout(() => write(state.chat), restedMs);
}

/** Forgets the conversation, here and in other tabs; what is typed stays. */
export function clearChat(): void {
  const now = Date.now();
  changeChat(({ draft }) => ({ ...emptyChat(now), draft }));
}

/** Reads what other tabs did, and forgets a conversation that is over (spec §4); what is typed on this page stays. */
export function look(): void {
  const { key, chat } = state;
  if (key === null) return;
  const now = Date.now();
  const { draft } = chat;
  const kept = readKept(key);
  if (kept !== known) {
    known = kept;
    show({ chat: { ...readChat(kept, now), draft } });
  }
  if (!isChatOver(state.chat.touchedAt, now) || state.asking !== null) return;
  if (keep(key, null)) known = null;
  show({ chat: { ...emptyChat(now), draft } });
}

function write(chat: Chat): void {
  const { key } = state;
  if (key === null) return;
  const text = JSON.stringify(chat);
  known = keep(key, text) ? text : null;
}

whenForgotten(() => {
  clearTimeout(resting);
  state.asking?.stop.abort();
  known = null;
  show({ key: null, chat: emptyChat(0), asking: null });
});

function listen(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", look);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", look);
  };
}

/** Returns the conversation, and shows its changes. */
export function useChat(): ChatState {
  return useSyncExternalStore(listen, readState, readState);
}
