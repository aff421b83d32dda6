import { publicPlanNames } from "@marzipan/contract/plans";
import { isOffered, plans, trialDays, yearlyDiscountPercent } from "@marzipan/domain/plans";
import { Icon } from "../look/Icon.tsx";
import { Money } from "../look/Money.tsx";
import type { Visit } from "./page.ts";

/** A plan that anyone may choose. */
export type PublicPlan = (typeof publicPlanNames)[number];

interface PlansProps {
  visit: Visit;
  title: string;
  /** The heading's level: the pricing page has its title in the head. */
  level: "h2" | "h3";
}

/**
 * The three plans from the one table (rulings §3), by the month or by the year. Two radio buttons choose, so that
 * it works without scripts.
 */
export function Plans({ visit, title, level }: PlansProps) {
  const { speech } = visit;
  const { t, format } = speech;
  const percent = format.percent(yearlyDiscountPercent("pro") / 100);
  const Heading = level;
  return (
    <>
      <input className="vh" type="radio" name="interval" id="by-month" defaultChecked />
      <input className="vh" type="radio" name="interval" id="by-year" />
      <div className="head">
        <h2 className={level === "h2" ? "vh" : "h2"}>{title}</h2>
        <div className="seg">
          <label htmlFor="by-month" data-interval="month">
            {t("billing.monthly")}
          </label>
          <label htmlFor="by-year" data-interval="year">
            {t("billing.yearly_save", { percent })}
          </label>
        </div>
      </div>
      <div className="offers">
        {publicPlanNames.map((plan) => (
          <article key={plan} className={`plan ${plan}`}>
            <Heading>
              {t(`billing.plan_${plan}`)}
              {plan !== "basic" && (
                <span className="badge">{t("billing.trial_badge", { n: trialDays })}</span>
              )}
            </Heading>
            <p className="sub">{t(`plans.${plan}_text`)}</p>
            <PlanCost visit={visit} plan={plan} />
            <PlanLines visit={visit} plan={plan} />
            <PlanButtons visit={visit} plan={plan} />
          </article>
        ))}
      </div>
    </>
  );
}

function PlanCost({ visit: { speech, facts }, plan }: { visit: Visit; plan: PublicPlan }) {
  const { t, format } = speech;
  const { monthlyPriceUsd, yearlyPriceUsd } = plans[plan];
  if (monthlyPriceUsd === 0) {
    return (
      <>
        <p className="cost">
          <Money text={format.money(0, "USD")} />
        </p>
        <p className="sub">{t("plans.free")}</p>
      </>
    );
  }
  const inShekels = (usd: number): string | null =>
    facts.ilsPerUsd === null ? null : format.money(Math.round(usd * facts.ilsPerUsd), "ILS");
  const [month, year] = [inShekels(monthlyPriceUsd), inShekels(yearlyPriceUsd)];
  return (
    <>
      <div className="by-month">
        <p className="cost">
          <Money text={format.money(monthlyPriceUsd, "USD")} />
          <span className="muted">{t("billing.per_month")}</span>
        </p>
        <p className="sub">{t("site.or_year", { price: format.money(yearlyPriceUsd, "USD") })}</p>
        {month !== null && <p className="sub">{t("plans.about_month", { price: month })}</p>}
      </div>
      <div className="by-year">
        <p className="cost">
          <Money text={format.money(yearlyPriceUsd, "USD")} />
          <span className="muted">{t("billing.per_year")}</span>
        </p>
        <p className="sub">{t("site.or_month", { price: format.money(monthlyPriceUsd, "USD") })}</p>
        {year !== null && <p className="sub">{t("plans.about_year", { price: year })}</p>}
      </div>
    </>
  );
}

/** What a plan offers, from the table that is enforced. */
function PlanLines({ visit, plan }: { visit: Visit; plan: PublicPlan }) {
  const { t } = visit.speech;
  const { limits, consultations } = plans[plan];
  const storage = t("billing.feature_storage", { size: limits.storage });
  const perMonth = t("billing.feature_consultations", { n: consultations.count });
  const lines = {
    basic: [
      t("accounts.plan_basic_heart", { n: limits.orders }),
      t("pages.line_lists", { clients: limits.clients, products: limits.products }),
      t("pages.line_lifetime", { count: consultations.count }),
      t("pages.line_support"),
      storage,
    ],
    pro: [
      t("billing.feature_no_limits"),
      t("billing.feature_menu_sharing"),
      t("billing.feature_payment_tracking"),
      t("billing.feature_receipt_ocr"),
      t("billing.feature_advanced_analytics"),
      perMonth,
      storage,
    ],
    premium: [
      t("billing.feature_all_of_pro"),
      ...(isOffered("team_collaboration")
        ? [t("billing.feature_team_collaboration", { n: limits.people })]
        : []),
      perMonth,
      t("billing.feature_priority_support"),
      storage,
    ],
  }[plan];
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>
          <Icon of="check" />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}

function PlanButtons({ visit, plan }: { visit: Visit; plan: PublicPlan }) {
  const { speech, link } = visit;
  const { t } = speech;
  if (plan === "basic") {
    return (
      <a className="btn big" href={link("/auth?mode=sign-up&plan=basic")}>
        {t("pages.start_basic")}
      </a>
    );
  }
  const look = plan === "pro" ? "btn big go" : "btn big";
  return (
    <>
      {(["month", "year"] as const).map((interval) => (
        <a
          key={interval}
          className={`${look} by-${interval}`}
          href={link(`/auth?mode=sign-up&plan=${plan}&interval=${interval}`)}
          data-interval={interval}
        >
          {t("pages.start_trial")}
        </a>
      ))}
      <p className="under">{t("billing.no_card")}</p>
    </>
  );
}
