import { markInsight, unmarkInsight } from "@marzipan/contract/insights";
import type { listInsights } from "@marzipan/contract/insights";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import { EyeOff, MessageCircle } from "lucide-react";
import { useState } from "react";
import { useAct } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { openAsk } from "../../platform/session/ask.ts";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { TextButton, TextLink } from "../../ui/TextLink.tsx";
import styles from "./advisor-card.module.css";

type Insight = ReplyOf<typeof listInsights>["insights"][number];

/** One thing that the books say: its figure, a sentence, one way on, and what one may think of it. */
export function InsightRow({ insight }: { insight: Insight }) {
  const t = useT();
  const sayFigure = useFigureWords();
  const errorText = useErrorText();
  const [isHidden, setHidden] = useState(false);
  const mark = useAct(markInsight, { onSuccess: () => setHidden(true) });
  const unmark = useAct(unmarkInsight, { onSuccess: () => setHidden(false) });
  const { id, title, text, why, action, figures } = insight;
  const input = { params: { insight: id } };
  const [figure] = figures;
  const failure = mark.error ?? unmark.error;
  const failed = failure && (
    <p role="alert" className={styles.insightFailed}>
      {errorText(failure)}
    </p>
  );
  if (isHidden) {
    return (
      <li className={styles.insightHidden}>
        <Notice
          tone="plain"
          icon={EyeOff}
          role="status"
          action={
            <Button
              variant="quiet"
              isPending={unmark.isPending}
              onPress={() => unmark.mutate(input)}
            >
              {t("common.undo")}
            </Button>
          }
        >
          {t("ask.hidden")}
          {failed}
        </Notice>
      </li>
    );
  }
  return (
    <li className={styles.insight}>
      <h3 className={styles.insightTitle}>
        {figure && (
          <>
            <b>
              <bdi>{sayFigure(figure)}</bdi>
            </b>{" "}
          </>
        )}
        <span>{title}</span>
      </h3>
      <p>{text}</p>
      <div className={styles.insightActs}>
        <ActionLink action={action} />
        <details className={styles.insightWhy}>
          <summary>{t("ask.card_why")}</summary>
          <p>{why}</p>
        </details>
        <TextButton
          className={styles.insightQuiet}
          onPress={() =>
            openAsk({ about: "business", question: t("ask.card_question", { title }) })
          }
        >
          {t("ask.card_about")}
        </TextButton>
        <TextButton
          className={styles.insightQuiet}
          isDisabled={mark.isPending}
          onPress={() => mark.mutate(input)}
        >
          {t("ask.not_useful")}
        </TextButton>
      </div>
      {failed}
    </li>
  );
}

function ActionLink({ action: { kind, label, path } }: Pick<Insight, "action">) {
  return kind === "whatsapp" ? (
    <TextLink icon={MessageCircle} href={path} target="_blank" rel="noopener noreferrer">
      {label}
    </TextLink>
  ) : (
    <TextLink href={path} leadsOn>
      {label}
    </TextLink>
  );
}

/** Returns a figure as the page writes it. */
function useFigureWords(): (figure: Insight["figures"][number]) => string {
  const format = useFormat();
  return ({ value, unit, currency }) => {
    if (unit === "money" && currency) return format.money(value, currency);
    if (unit === "percent") return format.percent(value / 100);
    if (unit === "days") return format.days(value);
    return format.number(value);
  };
}
