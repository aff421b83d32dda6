import { Sweet } from "./Sweet.tsx";
import type { Visit } from "./page.ts";

/** The last call of the landing and the pricing page. */
export function Closing({ visit: { speech, link } }: { visit: Visit }) {
  const { t } = speech;
  return (
    <section className="wrap closing">
      <div className="in">
        <div>
          <h2>{t("plans.closing")}</h2>
          <div className="call">
            <a className="btn go big" href={link("/auth?mode=sign-up&plan=pro")}>
              {t("pages.start_trial")}
            </a>
            <span className="small">{t("pages.hero_fine")}</span>
          </div>
        </div>
        <div className="art" aria-hidden="true">
          <Sweet name="macarons" />
          <Sweet name="babka" />
          <Sweet name="cupcakes" />
        </div>
      </div>
    </section>
  );
}
