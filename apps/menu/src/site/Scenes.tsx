import type { Currency } from "@marzipan/contract/currencies";
import type { ReactNode } from "react";
import type { Speech } from "../look/speech.ts";
import { ShotPicture } from "./ShotPicture.tsx";
import type { Visit } from "./page.ts";
import { findShot } from "./pictures.ts";
import type { ShotName } from "./pictures.ts";

const sunday = "2026-11-22";
const friday = "2026-11-27";

interface DeviceProps {
  visit: Visit;
  shot: ShotName;
  alt: string;
  className?: string;
  /** Seen at once, without scrolling. */
  isFirst?: boolean;
}

/** A real screen of the product in a telephone's frame. */
export function Device({ visit, shot, alt, className = "", isFirst = false }: DeviceProps) {
  const picture = findShot(shot, visit.speech.language);
  return (
    <div className={`device cut ${className}`}>
      {picture !== null && <ShotPicture shot={picture} alt={alt} isFirst={isFirst} />}
    </div>
  );
}

/** The currency that the demo bakery of a language counts in, so that a message fits the screens next to it. */
function currencyOf({ language }: Speech): Currency {
  if (language === "he" || language === "ar") return "ILS";
  return ["fr", "de", "es", "pt"].includes(language) ? "EUR" : "USD";
}

/** Three scenes between Sunday night and Friday noon, each with a real screen. */
export function Scenes({ visit }: { visit: Visit }) {
  const { speech, context } = visit;
  const { t, format } = speech;
  const menuAddress = `${new URL(context.origin).host}/m/dana`;
  return (
    <section className="wrap l-scenes" id="day">
      <h2 className="h2">{t("site.scenes_title")}</h2>
      <Scene
        speech={speech}
        at={["21:14", sunday]}
        title={t("site.scene_order")}
        text={t("site.scene_order_text")}
      >
        <div className="l-stage">
          <div className="bubble b-start">
            <p>
              {t("site.bubble_menu")} <span className="ltr address">{menuAddress}</span>
            </p>
            <span className="t">
              <bdi>{format.time("21:02")}</bdi>
            </span>
          </div>
          <Device visit={visit} shot="requests" alt={t("site.picture_requests")} />
        </div>
      </Scene>
      <Scene
        speech={speech}
        at={["05:00", friday]}
        title={t("site.scene_bake")}
        text={t("site.scene_bake_text")}
      >
        <div className="l-stage">
          <Device visit={visit} shot="bake" alt={t("site.picture_bake")} />
        </div>
      </Scene>
      <Scene
        speech={speech}
        at={["13:40", friday]}
        title={t("site.scene_owe")}
        text={t("site.scene_owe_text")}
      >
        <div className="l-stage sends">
          <Device visit={visit} shot="owing" alt={t("site.picture_owing")} />
          <div className="bubble b-end">
            <p>{t("site.bubble_owe", { amount: format.money(240, currencyOf(speech)) })}</p>
            <span className="t">
              <bdi>{format.time("13:41")}</bdi>
            </span>
          </div>
        </div>
      </Scene>
      <p className="small muted">{t("site.real_screens")}</p>
    </section>
  );
}

interface SceneProps {
  speech: Speech;
  at: readonly [time: string, day: string];
  title: string;
  text: string;
  children: ReactNode;
}

function Scene({ speech: { format }, at: [time, day], title, text, children }: SceneProps) {
  const { digits, period } = format.timeParts(time);
  return (
    <article className="l-scene">
      <div className="clock">
        <b>
          <bdi>{digits}</bdi>
          {period !== "" && <small> {period}</small>}
        </b>
        <span className="muted">{format.weekday(day)}</span>
      </div>
      <div className="txt">
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      {children}
    </article>
  );
}
