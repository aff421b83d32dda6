import { loadAskPhrases } from "@marzipan/phrases/load-ask";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { MorePhrases } from "../../platform/i18n/LanguageProvider.tsx";
import { showScreen } from "../../platform/testing/show-screen.tsx";
import { triedLanguages } from "../../ui/testing/showComponent.tsx";
import { Composer } from "./Composer.tsx";
import { enterChat, useChat } from "./chat-store.ts";
import type { MayAsk } from "./use-quota.ts";

const may: MayAsk = {
  quota: { left: 24, limit: 30, isLow: false, per: "month", resetsOn: null },
  asksAdvisor: true,
  refusalOf: () => null,
  noteReply: () => undefined,
  askAgain: () => undefined,
};

function Tried({ onSend }: { onSend: (text: string) => void }) {
  const { chat } = useChat();
  return (
    <Composer
      draft={chat.draft}
      kind="support"
      may={may}
      isAsking={false}
      onChooseKind={() => undefined}
      onSend={() => onSend(chat.draft)}
      onStop={() => undefined}
    />
  );
}

test.each(triedLanguages)(
  "Enter sends but not a word that is being composed, Shift+Enter breaks, nothing empty goes, in $language",
  async (tried) => {
    localStorage.clear();
    enterChat(`marzipan.chat.test.${tried.language}`);
    const onSend = vi.fn<(text: string) => void>();
    const ask = await loadAskPhrases(tried.language);
    await showScreen(
      tried,
      <MorePhrases sections={{ ask }}>
        <Tried onSend={onSend} />
      </MorePhrases>,
    );
    const field = page.getByRole("textbox");
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard("  {Enter}");
    expect(onSend).not.toHaveBeenCalled();
    await userEvent.keyboard("a{Shift>}{Enter}{/Shift}b");
    await expect.element(field).toHaveValue("  a\nb");
    const composed = { key: "Enter", bubbles: true, isComposing: true };
    field.element().dispatchEvent(new KeyboardEvent("keydown", composed));
    expect(onSend).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    expect(onSend).toHaveBeenCalledExactlyOnceWith("  a\nb");
    await userEvent.fill(field, "x".repeat(10_001));
    await expect.element(page.getByRole("alert")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    expect(onSend).toHaveBeenCalledTimes(1);
  },
);
