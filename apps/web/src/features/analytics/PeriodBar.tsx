import { ChevronDown, ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useToday } from "../../platform/calendar/use-today.ts";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { joinClasses } from "../../ui/joinClasses.ts";
import { PeriodSheet } from "./PeriodSheet.tsx";
import { namePeriod, stepPeriod, untilToday, writeDays } from "./period.rules.ts";
import type { FiguresView, PeriodDays } from "./period.rules.ts";
import styles from "./period.module.css";

interface PeriodBarProps {
  view: FiguresView;
  /** The compared days, once they are known. */
  compared: PeriodDays | null;
  /** Leaves out what the period is compared with. */
  isPlain?: boolean;
  onChange: (view: PeriodDays & Partial<FiguresView>) => void;
}

/** The period with its neighbours; the middle opens the sheet that chooses another. */
export function PeriodBar({ view, compared, isPlain = false, onChange }: PeriodBarProps) {
  const t = useT();
  const format = useFormat();
  const today = useToday();
  const [isChoosing, setChoosing] = useState(false);
  const shown = untilToday(view, today);
  const days = writeDays(shown, today, format);
  return (
    <div className={styles.period}>
      <IconButton
        isOutlined
        flips
        label={t("analytics.period_earlier")}
        icon={ChevronLeft}
        className={styles.periodStep}
        onPress={() => onChange(stepPeriod(view, -1))}
      />
      <AriaButton className={joinClasses(styles.periodName)} onPress={() => setChoosing(true)}>
        <span className={styles.periodWords}>
          <b>{namePeriod(view, today, { t, format })}</b>
          <small>
            {compared
              ? t("dashboard.month_spans", {
                  now: days,
                  last: writeDays(compared, today, format),
                })
              : days}
          </small>
        </span>
        <Icon of={ChevronDown} size="s" />
      </AriaButton>
      <IconButton
        isOutlined
        flips
        label={t("analytics.period_later")}
        icon={ChevronRight}
        className={styles.periodStep}
        isDisabled={view.to >= today}
        onPress={() => onChange(stepPeriod(view, 1))}
      />
      {isChoosing && (
        <PeriodSheet
          view={view}
          isPlain={isPlain}
          onClose={() => setChoosing(false)}
          onChoose={(chosen) => {
            setChoosing(false);
            onChange(chosen);
          }}
        />
      )}
    </div>
  );
}
