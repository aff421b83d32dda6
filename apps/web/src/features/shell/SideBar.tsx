import { MessageCircle, Settings } from "lucide-react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { isAdmin } from "../../platform/gate/decide-access.ts";
import { openAsk } from "../../platform/session/ask.ts";
import { useMe } from "../../platform/session/me.tsx";
import { Button } from "../../ui/Button.tsx";
import { IconLink } from "../../ui/IconButton.tsx";
import { Scallop } from "../../ui/Scallop.tsx";
import { NotificationBell } from "../notifications/NotificationBell.tsx";
import { AccountMenu } from "./AccountMenu.tsx";
import { PlaceLink } from "./PlaceLink.tsx";
import { placesOf } from "./places.ts";
import styles from "./frame.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** The side bar from 768 px: the brand, the places in groups, the person with the plan. */
export function SideBar() {
  const t = useT();
  const me = useMe();
  const groups = placesOf(me.user.role, isAdmin(me));
  return (
    <aside className={styles.side}>
      <Scallop className={styles.sideBrand}>
        <div className={styles.sideNames}>
          <p className={styles.sideWordmark} translate="no">
            Marzipan
          </p>
          <p className={styles.sideBusiness}>
            <bdi>{me.business.name}</bdi>
          </p>
        </div>
        <NotificationBell className={styles.sideBell} />
      </Scallop>
      <nav aria-label={t("shell.main_nav")} className={styles.sideNav}>
        {groups.map(({ title, places }) => (
          <ul key={title} aria-label={t(title)}>
            {places.map((place) => (
              <li key={place.href}>
                <PlaceLink place={place} />
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <Button icon={MessageCircle} className={styles.sideAsk} onPress={() => openAsk()}>
        {t("shell.ask")}
      </Button>
      <div className={styles.sideMe}>
        <AccountMenu />
        <IconLink href={pathTo("/settings")} label={t("shell.settings")} icon={Settings} />
      </div>
    </aside>
  );
}
