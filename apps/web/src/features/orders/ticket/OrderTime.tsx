import { useT } from "../../../platform/i18n/LanguageProvider.tsx";
import { ClockTime } from "../../../ui/ClockTime.tsx";

/** The time of an order, heaviest on its ticket; words where no time is agreed. */
export function OrderTime({ time }: { time: string | null }) {
  const t = useT();
  if (time !== null) return <ClockTime value={time} />;
  return <span className="clock clock-m">{t("orders.no_time")}</span>;
}
