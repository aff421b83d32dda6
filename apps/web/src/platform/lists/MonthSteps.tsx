import { addMonths } from "@marzipan/domain/dates";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { IconButton } from "../../ui/IconButton.tsx";
import { TextButton } from "../../ui/TextLink.tsx";
import { useFormat, useT } from "../i18n/LanguageProvider.tsx";
import { useMe } from "../session/me.tsx";
import { useUrlParams } from "../url/use-url-params.ts";
import styles from "../screen/page-parts.module.css";

/** A month of a list with its neighbours, or all of them: `month` is its first day, `null` for all, kept in the URL. */
export function MonthSteps({ month }: { month: string | null }) {
  const t = useT();
  const format = useFormat();
  const { today } = useMe().business;
  const [, change] = useUrlParams();
  const go = (day: string): void => change({ month: day.slice(0, 7) });
  if (month === null) {
    return (
      <div className={styles.monthSteps}>
        <span className={styles.monthName}>{t("expenses.all_time")}</span>
        <TextButton onPress={() => go(today)}>{format.month(today)}</TextButton>
      </div>
    );
  }
  return (
    <div className={styles.monthSteps}>
      <IconButton
        isOutlined
        flips
        label={t("common.previous_month")}
        icon={ChevronLeft}
        onPress={() => go(addMonths(month, -1))}
      />
      <span className={styles.monthName} aria-live="polite">
        {format.month(month)}
      </span>
      <IconButton
        isOutlined
        flips
        label={t("common.next_month")}
        icon={ChevronRight}
        onPress={() => go(addMonths(month, 1))}
      />
      <TextButton onPress={() => change({ month: "all" })}>{t("expenses.all_time")}</TextButton>
    </div>
  );
}
