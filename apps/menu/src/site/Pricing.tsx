import { trialDays } from "@marzipan/domain/plans";
import { IconSprite } from "../look/Icon.tsx";
import { PlanTable } from "./PlanTable.tsx";
import { Plans } from "./Plans.tsx";
import { Questions } from "./Questions.tsx";
import type { Asked } from "./Questions.tsx";
import { Closing } from "./Closing.tsx";
import { ReadingHead } from "./SiteFrame.tsx";
import type { Visit } from "./page.ts";

/** `/pricing` for strangers: the plans from the one table, what is inside, and questions (rulings §3). */
export function Pricing({ visit }: { visit: Visit }) {
  const { speech, facts } = visit;
  const { t, format } = speech;
  const rate = facts.ilsPerUsd;
  return (
    <>
      <IconSprite names={["globe", "check", "down"]} />
      <ReadingHead visit={visit} title={t("pages.pricing_title")} text={t("pages.hero_fine")} />
      <main id="main">
        <section className="wrap plans p2">
          <Plans visit={visit} title={t("pages.pricing")} level="h2" />
          <p className="fine">
            {t("plans.in_dollars")}{" "}
            {rate !== null && t("plans.rate_note", { rate: format.money(rate, "ILS") })}
          </p>
        </section>
        <PlanTable visit={visit} />
        <section className="wrap qs">
          <h2 className="h2">{t("plans.questions")}</h2>
          <Questions asked={listPlanQuestions(visit)} open={[0, 1]} />
        </section>
        <Closing visit={visit} />
      </main>
    </>
  );
}

/** What people ask before they choose a plan; who sells is said where it is Paddle. */
export function listPlanQuestions({ speech: { t }, facts }: Visit): Asked[] {
  return [
    { ask: t("plans.ask_card"), say: t("plans.say_card", { days: trialDays }) },
    { ask: t("plans.ask_end"), say: t("plans.say_end") },
    { ask: t("plans.ask_cancel"), say: t("plans.say_cancel") },
    { ask: t("plans.ask_refund"), say: t("plans.say_refund") },
    ...(facts.processors.payments
      ? [{ ask: t("plans.ask_seller"), say: t("plans.say_seller") }]
      : []),
    { ask: t("plans.ask_close"), say: t("plans.say_close") },
  ];
}
