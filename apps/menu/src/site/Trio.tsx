import { languages } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import { Icon } from "../look/Icon.tsx";
import { loadSpeech } from "../look/speech.ts";
import type { Speech } from "../look/speech.ts";

/** Loads the three languages in which an order is shown: the visitor's first, then of Hebrew, Arabic and English. */
export async function loadTrio(language: Language): Promise<Speech[]> {
  const first = languages.filter((one) => one === language);
  const others = (["he", "ar", "en"] as const).filter((one) => one !== language);
  return await Promise.all([...first, ...others].slice(0, 3).map((one) => loadSpeech(one, null)));
}

/** One order as the app shows it in three languages, each in its own direction. */
export function Trio({ speeches }: { speeches: readonly Speech[] }) {
  return (
    <div className="trio">
      {speeches.map(({ language, direction, t, format }) => {
        const { digits, period } = format.timeParts("12:30");
        return (
          <article key={language} className="ticket" lang={language} dir={direction}>
            <div className="top1">
              <span className="time">
                {digits}
                {period !== "" && <small>{period}</small>}
              </span>
              <span className="n">
                <bdi>{t("site.trio_number")}</bdi>
              </span>
            </div>
            <p className="who">{t("site.trio_name")}</p>
            <p className="it">
              <b>{format.number(1)}</b>
              <span>{t("site.trio_item")}</span>
            </p>
            <p className="ft">
              <span className="state">
                <Icon of="timer" />
                {t("common.status_in_progress")}
              </span>
              <span>{t("site.trio_due", { amount: format.money(560, "ILS") })}</span>
            </p>
          </article>
        );
      })}
    </div>
  );
}
