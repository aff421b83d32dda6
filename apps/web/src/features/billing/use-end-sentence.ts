import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { useDay } from "./use-day.ts";

/** Returns which plan ended and why; `null` while none did (spec §4, rulings §3). */
export function useEndSentence(): string | null {
  const t = useT();
  const day = useDay();
  const { ended } = useMe().subscription;
  if (!ended) return null;
  const plan = t(`billing.plan_${ended.plan}`);
  if (ended.reason === "trial") return t("billing.ended_trial", { plan });
  return t(`billing.ended_${ended.reason}`, { plan, date: day(ended.at) });
}
