import { longestMessage } from "@marzipan/contract/agents";
import type { AgentIntent } from "@marzipan/contract/agents";
import { ArrowUp, ChevronDown, CircleStop, LifeBuoy, Lightbulb } from "lucide-react";
import { useEffect, useRef } from "react";
import type { KeyboardEvent } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { TextArea } from "react-aria-components/TextArea";
import { TextField } from "react-aria-components/TextField";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useIsOnline } from "../../platform/screen/use-is-online.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { FewLeft } from "./FewLeft.tsx";
import { canSend } from "./chat.rules.ts";
import { typeDraft } from "./chat-store.ts";
import type { MayAsk, Quota } from "./use-quota.ts";
import styles from "./ask-composer.module.css";

const onPhone = "(hover: none) and (pointer: coarse)";

interface ComposerProps {
  draft: string;
  kind: AgentIntent;
  may: MayAsk;
  isAsking: boolean;
  onChooseKind: (kind: AgentIntent) => void;
  onSend: () => void;
  onStop: () => void;
}

/** Where one types: what the question counts as, the words, and Send, or Stop while an answer comes. */
export function Composer(props: ComposerProps) {
  const { draft, isAsking, may, kind, onSend, onStop } = props;
  const t = useT();
  const isOnline = useIsOnline();
  const field = useRef<HTMLTextAreaElement>(null);
  const isTooLong = draft.trim().length > longestMessage;
  const isReady = canSend(draft) && isOnline && !isAsking;
  // On a phone the keyboard would hide what one may begin with.
  useEffect(() => {
    if (!matchMedia(onPhone).matches) field.current?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    // While a word is being composed (Japanese, Chinese, Hindi), Enter ends the word.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (isReady) onSend();
  };
  return (
    <footer className={styles.compose}>
      {!isOnline && (
        <Notice tone="warning" role="status">
          {t("ask.offline")}
        </Notice>
      )}
      {kind === "business" && may.quota?.isLow && <FewLeft quota={may.quota} />}
      <KindHint {...props} />
      <div className={styles.composeBox}>
        <TextField
          aria-label={t("ask.placeholder")}
          value={draft}
          onChange={typeDraft}
          isInvalid={isTooLong}
          className={styles.composeField ?? ""}
        >
          <TextArea
            ref={field}
            rows={1}
            dir="auto"
            enterKeyHint="send"
            placeholder={t("ask.placeholder")}
            className={styles.composeTyped ?? ""}
            onKeyDown={onKeyDown}
          />
        </TextField>
        {isAsking ? (
          <Button icon={CircleStop} onPress={onStop}>
            {t("ask.stop")}
          </Button>
        ) : (
          <IconButton
            label={t("ask.send")}
            icon={ArrowUp}
            isDisabled={!isReady}
            className={styles.composeSend}
            onPress={onSend}
          />
        )}
      </div>
      {isTooLong ? (
        <p role="alert" className={styles.composeTooLong}>
          {t("ask.too_long", { limit: longestMessage })}
        </p>
      ) : (
        <p className={styles.composeKeys}>{t("ask.keys")}</p>
      )}
    </footer>
  );
}

/** Says what the question counts as and what is left; a press makes it the other kind. */
function KindHint({ kind, may, onChooseKind }: ComposerProps) {
  const t = useT();
  const say = useHintWords();
  const hint = say(kind, may.quota);
  const icon = kind === "business" ? Lightbulb : LifeBuoy;
  if (!may.asksAdvisor) {
    return (
      <p className={styles.composeHint}>
        <Icon of={icon} size="s" />
        {hint}
      </p>
    );
  }
  return (
    <AriaButton
      className={styles.composeHint ?? ""}
      aria-label={t("ask.change_kind", { hint })}
      onPress={() => onChooseKind(kind === "business" ? "support" : "business")}
    >
      <Icon of={icon} size="s" />
      <span>{hint}</span>
      <Icon of={ChevronDown} size="s" />
    </AriaButton>
  );
}

function useHintWords(): (kind: AgentIntent, quota: Quota | undefined) => string {
  const t = useT();
  return (kind, quota) => {
    if (kind === "support") return t("ask.hint_support");
    if (!quota) return t("ask.hint_business");
    const { left, per } = quota;
    if (left === null) return t("ask.hint_unlimited");
    return t(per === "month" ? "ask.hint_month" : "ask.hint_left", { n: left });
  };
}
