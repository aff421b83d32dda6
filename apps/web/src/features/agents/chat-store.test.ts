import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { chatKey, forgetChats, sweepChats } from "../../platform/session/kept-chats.ts";

const start = Date.parse("2026-11-23T08:00:00Z");
const minutes = (n: number): number => n * 60_000;
const key = chatKey("business", "account");

/** A browser's storage, which all tabs share. */
function makeStorage() {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, text: string) => void (kept[name] = text),
    removeItem: (name: string) => void delete kept[name],
  };
  for (const [name, value] of Object.entries(methods))
    Object.defineProperty(kept, name, { value, enumerable: false });
  return kept;
}

/** Opens a tab of its own: its modules are its own, the storage is shared. */
async function openTab() {
  vi.resetModules();
  const [store, rules, forgetting] = await Promise.all([
    import("./chat-store.ts"),
    import("./chat.rules.ts"),
    import("../../platform/owner/forgetting.ts"),
  ]);
  store.enterChat(key);
  const say = (text: string): void =>
    store.changeChat((chat) =>
      rules.withMessage(chat, {
        id: text,
        role: "user",
        content: text,
        at: Date.now(),
        agentType: "support",
      }),
    );
  const said = (): string[] => store.readState().chat.messages.map(({ content }) => content);
  return { ...store, ...forgetting, say, said };
}

let storage: Record<string, string>;
beforeEach(() => {
  vi.useFakeTimers({ now: start });
  storage = makeStorage();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", makeStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe("the conversation in two tabs", () => {
  it("is one, and nothing that either said is lost", async () => {
    const [one, two] = [await openTab(), await openTab()];
    one.say("a");
    two.say("b");
    one.say("c");
    two.look();
    expect(one.said()).toEqual(["a", "b", "c"]);
    expect(two.said()).toEqual(["a", "b", "c"]);
  });

  it("lives as long as one of them is used, and 15 minutes more", async () => {
    const [one, two] = [await openTab(), await openTab()];
    one.say("a");
    vi.setSystemTime(start + minutes(14));
    two.say("b");
    vi.setSystemTime(start + minutes(28));
    one.look();
    expect(one.said()).toEqual(["a", "b"]);
    vi.setSystemTime(start + minutes(29));
    one.look();
    two.look();
    expect([one.said(), two.said(), storage[key]]).toEqual([[], [], undefined]);
  });

  it("is cleared in both, and what is typed stays", async () => {
    const [one, two] = [await openTab(), await openTab()];
    one.say("a");
    two.look();
    two.typeDraft("half a ques");
    one.clearChat();
    two.look();
    expect([one.said(), two.said()]).toEqual([[], []]);
    expect(two.readState().chat.draft).toBe("half a ques");
  });

  it("keeps what is typed over a reload once typing rests", async () => {
    const one = await openTab();
    one.typeDraft("half a question");
    vi.advanceTimersByTime(500);
    expect((await openTab()).readState().chat.draft).toBe("half a question");
  });
});

describe("the conversation of others", () => {
  it("is stopped and gone from the page when its account leaves", async () => {
    const one = await openTab();
    one.say("a");
    const stop = new AbortController();
    one.changeAsking({ questionId: "a", text: "", startedAt: start, stop });
    one.forgetRemembered();
    expect(stop.signal.aborted).toBe(true);
    expect(one.said()).toEqual([]);
    one.say("into nothing");
    expect(one.said()).toEqual([]);
  });

  it("is swept away when another account signs in, and when it is over", async () => {
    const one = await openTab();
    one.say("a");
    sweepChats(key, start + minutes(14));
    expect(storage[key]).toBeDefined();
    sweepChats(chatKey("business", "other"), start);
    expect(storage[key]).toBeUndefined();
    one.say("b");
    sweepChats(key, start + minutes(15));
    expect(storage[key]).toBeUndefined();
  });

  it("is forgotten at signing out", async () => {
    const one = await openTab();
    one.say("a");
    forgetChats();
    expect(storage[key]).toBeUndefined();
  });
});

it("holds in memory alone where storage is blocked", async () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("blocked");
    },
  });
  const one = await openTab();
  one.say("a");
  one.say("b");
  one.look();
  expect(one.said()).toEqual(["a", "b"]);
});
