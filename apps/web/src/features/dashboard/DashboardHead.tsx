import { timeIn } from "@marzipan/domain/dates";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useFormat, useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Rich } from "../../platform/i18n/Rich.tsx";
import { useIsWide } from "../../platform/screen/use-is-wide.ts";
import { useMe } from "../../platform/session/me.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { Scallop } from "../../ui/Scallop.tsx";
import { FindButton } from "../../ui/FindButton.tsx";
import { openFind } from "../../platform/session/find.ts";
import { useToday } from "../../platform/calendar/use-today.ts";
import { NotificationBell } from "../notifications/NotificationBell.tsx";
import type { Dashboard } from "./dashboard.types.ts";
import { firstNameOf, greetings, pickGreeting } from "./greeting.rules.ts";
import styles from "./dashboard.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** The greeting with the day; on a phone in the brand's field with the scalloped edge. */
export function DashboardHead({ counts }: { counts: Dashboard["counts"] | undefined }) {
  const t = useT();
  const { business } = useMe();
  if (useIsWide()) {
    return (
      <header data-part="dash-head" className={styles.dashHead}>
        <Greeting counts={counts} />
        <div className={styles.dashHeadEnd}>
          <FindButton className={styles.dashSearch} onPress={openFind}>
            {t("shell.find_hint")}
          </FindButton>
          <ButtonLink variant="primary" icon={Plus} href={pathTo("/orders/new")}>
            {t("dashboard.quick_order")}
          </ButtonLink>
        </div>
      </header>
    );
  }
  return (
    <Scallop as="header" className={styles.dashBrand}>
      <div className={styles.dashBrandLine}>
        <b translate="no">Marzipan</b>
        <span dir="auto">{business.name}</span>
        <NotificationBell className={styles.dashBell} />
      </div>
      <Greeting counts={counts} />
      <FindButton className={styles.dashFind} onPress={openFind}>
        {t("shell.find_hint")}
      </FindButton>
    </Scallop>
  );
}

/** Returns the greeting that the page shows already, as the server drew it or before the window was resized. */
function shownGreeting() {
  if (typeof document === "undefined") return undefined;
  const shown = document.querySelector<HTMLElement>("h1[data-greeting]")?.dataset["greeting"];
  return greetings.find(({ phrase }) => phrase === shown)?.phrase;
}

function Greeting({ counts }: { counts: Dashboard["counts"] | undefined }) {
  const t = useT();
  const format = useFormat();
  const today = useToday();
  const { user, business } = useMe();
  const [greeting] = useState(
    () =>
      shownGreeting() ??
      pickGreeting(Number(timeIn(business.timeZone, new Date()).slice(0, 2)), Math.random()),
  );
  const ordersToday =
    counts &&
    (counts.today === 0
      ? t("dashboard.orders_today_none")
      : t("dashboard.orders_today", { n: counts.today }));
  return (
    <div className={styles.dashGreeting}>
      <h1 data-greeting={greeting}>
        <Rich
          text={t(greeting, { name: "{name}" })}
          parts={{ name: <bdi>{firstNameOf(user.full_name)}</bdi> }}
        />
      </h1>
      <p>
        {format.longDay(today)}
        {ordersToday !== undefined && ` · ${ordersToday}`}
      </p>
    </div>
  );
}
