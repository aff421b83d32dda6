import { longestMessage } from "@marzipan/contract/agents";
import { describe, expect, it } from "vitest";
import { ApiError } from "../../platform/api/api-error.ts";
import { chatKeptMs } from "../../platform/session/kept-chats.ts";
import {
  canSend,
  emptyChat,
  failureOf,
  historyBefore,
  isUnanswered,
  mayAskAgain,
  readChat,
  withFailure,
  withMessage,
} from "./chat.rules.ts";
import type { Chat, ChatMessage } from "./chat.rules.ts";

const now = Date.parse("2026-11-23T08:00:00Z");

function messageOf(id: string, more: Partial<ChatMessage> = {}): ChatMessage {
  return { id, role: "user", content: id, at: now, agentType: "support", ...more };
}

function chatOf(...messages: ChatMessage[]): Chat {
  return messages.reduce(withMessage, emptyChat(now));
}

describe("the kept conversation", () => {
  it("is read as it was kept, up to 15 minutes after its last activity", () => {
    const chat = chatOf(messageOf("a"), messageOf("b", { role: "assistant" }));
    const text = JSON.stringify(chat);
    expect(readChat(text, now + chatKeptMs - 1)).toEqual(chat);
    expect(readChat(text, now + chatKeptMs).messages).toEqual([]);
    // A clock that was set back must not keep it for ever.
    expect(readChat(text, now - chatKeptMs).messages).toEqual([]);
  });

  it.each([
    null,
    "",
    "no json",
    "[]",
    '{"messages":[{"id":1}]}',
    '{"messages":[],"touchedAt":"x"}',
  ])("is empty where %j is kept", (text) => {
    expect(readChat(text, now)).toEqual(emptyChat(now));
  });

  it("drops its oldest messages before it grows without end", () => {
    const chat = chatOf(...Array.from({ length: 130 }, (_, at) => messageOf(String(at))));
    expect(chat.messages).toHaveLength(100);
    expect(chat.messages.at(-1)?.id).toBe("129");
  });
});

describe("what goes with a question", () => {
  it("is what was said before it, without what failed and without what is empty", () => {
    const chat = chatOf(
      messageOf("a"),
      messageOf("b", { role: "assistant" }),
      messageOf("c", { failure: { code: "network", mayBeCounted: true } }),
      messageOf("d", { role: "assistant", content: " " }),
      messageOf("e"),
    );
    expect(historyBefore(chat, "e").map(({ content }) => content)).toEqual(["a", "b"]);
  });

  it("is at most what the server takes", () => {
    const long = "x".repeat(longestMessage + 5);
    const many = Array.from({ length: 60 }, (_, at) => messageOf(String(at), { content: long }));
    const history = historyBefore(chatOf(...many, messageOf("last")), "last");
    expect(history).toHaveLength(20);
    expect(history.every(({ content }) => content.length === longestMessage)).toBe(true);
  });
});

describe("a question without an answer", () => {
  it("says so after a while, where no answer is on its way any more", () => {
    const chat = chatOf(messageOf("a"));
    const [question] = chat.messages as [ChatMessage];
    expect(isUnanswered(chat, question, now + 20_000)).toBe(false);
    expect(isUnanswered(chat, question, now + 31_000)).toBe(true);
    const answered = withMessage(chat, messageOf("b", { role: "assistant" }));
    expect(isUnanswered(answered, question, now + 31_000)).toBe(false);
  });

  it("keeps why, until it is asked again", () => {
    const failure = { code: "network", mayBeCounted: true };
    const failed = withFailure(chatOf(messageOf("a")), "a", failure, now + 1);
    expect(failed.messages[0]?.failure).toEqual(failure);
    expect(failed.touchedAt).toBe(now + 1);
    expect(withFailure(failed, "a", undefined, now).messages[0]?.failure).toBeUndefined();
  });

  it("is offered again only where that may help, and counted only where nobody knows", () => {
    expect(failureOf(new ApiError("network", 0))).toEqual({
      code: "network",
      mayBeCounted: true,
    });
    expect(failureOf(new TypeError("x"))).toEqual({ code: "unexpected", mayBeCounted: false });
    expect(["network", "internal", "rate_limited", "unexpected"].every(mayAskAgain)).toBe(true);
    expect(["agent_month_used", "agent_inactive", "role_too_low"].some(mayAskAgain)).toBe(false);
  });
});

describe("what can be sent", () => {
  it("is more than spaces and no longer than a message", () => {
    expect(["", " ", "\n \t", "x".repeat(longestMessage + 1)].some(canSend)).toBe(false);
    expect(
      ["a", "🎂", "x".repeat(longestMessage), ` ${"x".repeat(longestMessage)}\n`].every(canSend),
    ).toBe(true);
  });
});
