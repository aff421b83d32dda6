import { TrendingDown, TrendingUp } from "lucide-react";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { Change } from "./change.rules.ts";
import styles from "./analytics.module.css";

/** A change in words with its arrow; the colour only says better or worse. */
export function ChangeMark({ change, label }: { change: Change | null; label?: string }) {
  const t = useT();
  const format = useFormat();
  if (!change) return null;
  const percent = change.isCount ? format.number(change.by) : format.percent(change.by);
  const words = {
    more: () => t("dashboard.more_by", { percent }),
    less: () => t("dashboard.less_by", { percent }),
    nearly: () => t("dashboard.nearly_same"),
    same: () => t("dashboard.same_as"),
  }[change.direction]();
  const isChanged = change.direction === "more" || change.direction === "less";
  const tone = change.isGood === null ? "same" : change.isGood ? "good" : "bad";
  return (
    <span className={styles.change} data-tone={tone}>
      {isChanged && (
        <Icon of={change.direction === "more" ? TrendingUp : TrendingDown} size="s" flips />
      )}
      <span>{label === undefined ? words : `${label}: ${words}`}</span>
    </span>
  );
}
