import { trialDays } from "@marzipan/domain/plans";
import { Icon, IconSprite } from "../look/Icon.tsx";
import type { IconName } from "../look/icon-paths.ts";
import type { Speech } from "../look/speech.ts";
import { Device, Scenes } from "./Scenes.tsx";
import { Closing } from "./Closing.tsx";
import { Plans } from "./Plans.tsx";
import { Questions } from "./Questions.tsx";
import type { Asked } from "./Questions.tsx";
import { SiteTop } from "./SiteFrame.tsx";
import { Sweet } from "./Sweet.tsx";
import { Trio } from "./Trio.tsx";
import type { Visit } from "./page.ts";

const icons: readonly IconName[] = [
  "globe",
  "store",
  "hat",
  "chat",
  "languages",
  "shield",
  "check",
  "scan",
  "lead",
  "warning",
  "on",
  "down",
  "timer",
];

interface LandingProps {
  visit: Visit;
  /** The same order in three languages: what Hebrew, Arabic and English say. */
  trio: readonly Speech[];
}

/** The landing page below the skip link. */
export function Landing({ visit, trio }: LandingProps) {
  const { t } = visit.speech;
  return (
    <>
      <IconSprite names={icons} />
      <Hero visit={visit} />
      <main id="main">
        {visit.context.isGoodbye && (
          <p className="wrap goodbye" role="status">
            <Icon of="check" />
            {t("shell.signed_out")}
          </p>
        )}
        <Facts visit={visit} />
        <Scenes visit={visit} />
        <section className="ours">
          <div className="wrap in">
            <div>
              <h2 className="h2">{t("site.ours_title")}</h2>
              <p className="lead">{t("site.ours_text")}</p>
            </div>
            <Trio speeches={trio} />
            <Ours visit={visit} />
          </div>
        </section>
        <TryIt visit={visit} />
        <section className="wrap plans p2" id="plans">
          <Plans visit={visit} title={t("pages.pricing_title")} level="h3" />
          <p className="fine">
            {t("site.plans_note")}{" "}
            <a className="tlink" href={visit.link("/pricing")}>
              {t("site.all_plans")}
            </a>
          </p>
        </section>
        <section className="wrap qs" id="questions">
          <div>
            <h2 className="h2">{t("site.asked_title")}</h2>
            <p className="muted">{t("site.asked_text")}</p>
          </div>
          <Questions asked={listAsked(visit)} open={[1]} />
        </section>
        <Closing visit={visit} />
      </main>
    </>
  );
}

/** What bakers ask before they begin, honestly answered. */
export function listAsked({ speech: { t } }: Visit): Asked[] {
  return [
    { ask: t("site.ask_install"), say: t("site.say_install") },
    { ask: t("site.ask_pay"), say: t("site.say_pay") },
    { ask: t("site.ask_invoice"), say: t("site.say_invoice") },
    { ask: t("site.ask_after", { days: trialDays }), say: t("site.say_after") },
    { ask: t("site.ask_leave"), say: t("site.say_leave") },
  ];
}

function Hero({ visit }: { visit: Visit }) {
  const { speech, facts, link } = visit;
  const { t } = speech;
  return (
    <header className="board hero l-hero">
      <div className="wrap">
        <SiteTop visit={visit} />
        <div className="in">
          <div className="txt">
            <h1>{t("site.hero_title")}</h1>
            <p className="lead">{t("site.hero_text")}</p>
            <div className="acts">
              <a className="btn on big" href={link("/auth?mode=sign-up")}>
                {t("pages.start_trial")}
              </a>
              {facts.demoMenuPath !== null && (
                <a className="btn line big" href={link(facts.demoMenuPath)}>
                  {t("site.try_menu")}
                </a>
              )}
            </div>
            <p className="fine">{t("pages.hero_fine")}</p>
            <div className="shelf" aria-hidden="true">
              <Sweet name="challah" />
              <Sweet name="honey-cake" />
              <Sweet name="croissant" />
            </div>
          </div>
          <div className="duo">
            <span className="cap cap1">
              <Icon of="store" />
              {t("site.customer_sees")}
            </span>
            <span className="cap cap2">
              <Icon of="hat" />
              {t("site.you_see")}
            </span>
            <Device visit={visit} shot="menu" alt={t("site.picture_menu")} className="d1" isFirst />
            <Device visit={visit} shot="bake" alt={t("site.picture_bake")} className="d2" isFirst />
          </div>
        </div>
      </div>
    </header>
  );
}

function Facts({ visit: { speech } }: { visit: Visit }) {
  const { t } = speech;
  return (
    <ul className="wrap l-facts">
      <li>
        <Icon of="chat" />
        <span>
          <b>{t("site.fact_app")}</b> <span>{t("site.fact_app_more")}</span>
        </span>
      </li>
      <li>
        <Icon of="languages" />
        <span>
          <b>{t("site.fact_sides")}</b> <span>{t("site.fact_sides_more")}</span>
        </span>
      </li>
      <li>
        <Icon of="shield" />
        <span>
          <b>{t("site.fact_data")}</b> <span>{t("site.fact_data_more")}</span>
        </span>
      </li>
    </ul>
  );
}

function Ours({ visit: { speech } }: { visit: Visit }) {
  const { t } = speech;
  const parts = [
    { icon: "chat", title: t("site.ours_whatsapp"), text: t("site.ours_whatsapp_text") },
    { icon: "scan", title: t("site.ours_receipts"), text: t("site.ours_receipts_text") },
    { icon: "lead", title: t("site.ours_limits"), text: t("site.ours_limits_text") },
    { icon: "warning", title: t("site.ours_allergies"), text: t("site.ours_allergies_text") },
  ] as const;
  return (
    <ul className="four">
      {parts.map(({ icon, title, text }) => (
        <li key={title}>
          <span className="ico">
            <Icon of={icon} />
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

function TryIt({ visit: { speech, facts, link } }: { visit: Visit }) {
  const { t } = speech;
  if (facts.demoMenuPath === null) return null;
  return (
    <section className="wrap">
      <div className="tryit">
        <div className="txt">
          <h2 className="h2">{t("site.try_title")}</h2>
          <p>{t("site.try_text")}</p>
          <div className="acts">
            <a className="btn go big" href={link(facts.demoMenuPath)}>
              {t("site.open_demo")}
              <Icon of="on" flips />
            </a>
          </div>
        </div>
        <div className="art" aria-hidden="true">
          <Sweet name="celebration-cake" />
          <Sweet name="knafeh" />
          <Sweet name="rugelach" />
        </div>
      </div>
    </section>
  );
}
