import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { ClockTime } from "../../../ui/ClockTime.tsx";
import { joinClasses } from "../../../ui/joinClasses.ts";
import styles from "../../../ui/ClockTime.module.css";

/** The time of an order, heaviest on its ticket; words where no time is agreed. */
export function OrderTime({ time }: { time: string | null }) {
  const t = useT();
  if (time !== null) return <ClockTime value={time} />;
  return (
    <span data-part="clock" className={joinClasses(styles.clock, styles.clockM)}>
      {t("orders.no_time")}
    </span>
  );
}
