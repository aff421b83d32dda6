import { markInsight, unmarkInsight } from "@marzipan/contract/insights";
import type { listInsights } from "@marzipan/contract/insights";
import type { ReplyOf } from "@marzipan/contract/endpoint";
import { CircleQuestionMark, EllipsisVertical, EyeOff, MessageCircle } from "lucide-react";
import { useState } from "react";
import { useAct } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { openAsk } from "../../platform/session/ask.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Menu } from "../../ui/Menu.tsx";
import type { MenuEntry } from "../../ui/Menu.tsx";
import { Notice } from "../../ui/Notice.tsx";
import styles from "./advisor-card.module.css";

type Insight = ReplyOf<typeof listInsights>["insights"][number];

/** One thing that the books say: its figure, a sentence, one way on, and what one may think of it. */
export function InsightRow({ insight }: { insight: Insight }) {
  const t = useT();
  const sayFigure = useFigureWords();
  const errorText = useErrorText();
  const [isHidden, setHidden] = useState(false);
  const [isWhyShown, setWhy] = useState(false);
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
  const menu: MenuEntry[] = [
    { id: "why", text: t("ask.card_why"), icon: CircleQuestionMark, onAction: () => setWhy(true) },
    {
      id: "ask",
      text: t("ask.card_about"),
      icon: MessageCircle,
      onAction: () => openAsk({ about: "business", question: t("ask.card_question", { title }) }),
    },
    {
      id: "hide",
      text: t("ask.not_useful"),
      icon: EyeOff,
      isDisabled: mark.isPending,
      onAction: () => mark.mutate(input),
    },
  ];
  return (
    <li className={styles.insight}>
      <div className={styles.insightHead}>
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
        <InsightMenu title={title} entries={menu} />
      </div>
      <p>{text}</p>
      {isWhyShown && <p className={styles.insightWhy}>{why}</p>}
      <ActionButton action={action} />
      {failed}
    </li>
  );
}

function InsightMenu({ title, entries }: { title: string; entries: readonly MenuEntry[] }) {
  const t = useT();
  const label = t("common.labelled", { label: t("common.more"), value: title });
  return (
    <Menu
      label={label}
      entries={entries}
      trigger={<IconButton label={label} icon={EllipsisVertical} className={styles.insightMore} />}
    />
  );
}

function ActionButton({ action: { kind, label, path } }: Pick<Insight, "action">) {
  return kind === "whatsapp" ? (
    <ButtonLink isWide icon={MessageCircle} href={path} target="_blank" rel="noopener noreferrer">
      {label}
    </ButtonLink>
  ) : (
    <ButtonLink isWide href={path}>
      {label}
    </ButtonLink>
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
