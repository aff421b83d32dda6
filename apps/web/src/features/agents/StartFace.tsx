import type { AgentIntent } from "@marzipan/contract/agents";
import type { PlainPhraseKey } from "@marzipan/phrases/translate";
import { ChevronRight, LifeBuoy, Lightbulb } from "lucide-react";
import { Button } from "react-aria-components/Button";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { AgentSays } from "./Answer.tsx";
import styles from "./ask-log.module.css";

const suggestions: readonly { kind: AgentIntent; phrase: PlainPhraseKey }[] = [
  { kind: "business", phrase: "ask.try_profit" },
  { kind: "business", phrase: "ask.try_owed" },
  { kind: "business", phrase: "ask.try_best" },
  { kind: "support", phrase: "ask.try_refund" },
  { kind: "support", phrase: "ask.try_menu" },
];

/** The greeting of a conversation (spec §2: once, where the history is empty). */
export function Greeting({ at, asksAdvisor }: { at: number; asksAdvisor: boolean }) {
  const t = useT();
  const { full_name: fullName } = useMe().user;
  const name = fullName.split(" ")[0] ?? fullName;
  return (
    <AgentSays agentType="support" at={at}>
      <p>{t(asksAdvisor ? "ask.greeting" : "ask.greeting_support", { name })}</p>
    </AgentSays>
  );
}

/** Questions that one may begin with; a press asks. */
export function Suggestions({
  asksAdvisor,
  onAsk,
}: {
  asksAdvisor: boolean;
  onAsk: (text: string, kind: AgentIntent) => void;
}) {
  const t = useT();
  const shown = suggestions.filter(({ kind }) => asksAdvisor || kind === "support");
  return (
    <section className={styles.chatSuggestions}>
      <h3>{t("ask.begin_with")}</h3>
      <ul>
        {shown.map(({ kind, phrase }) => (
          <li key={phrase}>
            <Button className={styles.chatSuggestion ?? ""} onPress={() => onAsk(t(phrase), kind)}>
              <Icon of={kind === "business" ? Lightbulb : LifeBuoy} />
              <span>{t(phrase)}</span>
              <Icon of={ChevronRight} size="s" flips />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
