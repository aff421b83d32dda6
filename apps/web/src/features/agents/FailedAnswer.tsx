import { RefreshCw } from "lucide-react";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ApiError } from "../../platform/api/api-error.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { isErrorCode } from "@marzipan/contract/errors";
import { mayAskAgain } from "./chat.rules.ts";
import type { ChatMessage } from "./chat.rules.ts";
import styles from "./ask-faces.module.css";

/** Refusals that say in their own words what to do. */
const saidByThemselves: readonly string[] = ["network", "rate_limited", "role_too_low"];

/** Why a question got no answer (spec §8), and the way to ask it again. */
export function FailedAnswer({
  question: { agentType, failure },
  onAskAgain,
}: {
  question: ChatMessage;
  onAskAgain: (() => void) | undefined;
}) {
  const t = useT();
  const errorText = useErrorText();
  if (!failure) return null;
  const { code, mayBeCounted } = failure;
  const isSaid = saidByThemselves.includes(code);
  const said = code === "network" || isErrorCode(code) ? errorText(new ApiError(code, 0)) : "";
  const isConsultation = agentType === "business_consultant" && !mayBeCounted;
  return (
    <>
      <Notice
        tone="danger"
        role="alert"
        title={t(code === "unexpected" ? "ask.unexpected" : "ask.failed")}
      >
        {isSaid ? said : t("ask.sorry")}
        {isConsultation && <> {t("ask.not_counted")}</>}
      </Notice>
      {onAskAgain && mayAskAgain(code) && <AskAgainButton onPress={onAskAgain} />}
    </>
  );
}

/** Asks a question once more. */
export function AskAgainButton({ onPress }: { onPress: () => void }) {
  const t = useT();
  return (
    <div className={styles.lockedActs}>
      <Button icon={RefreshCw} onPress={onPress}>
        {t("shell.try_again")}
      </Button>
    </div>
  );
}
