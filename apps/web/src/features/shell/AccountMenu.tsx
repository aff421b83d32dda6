import { LogOut, Settings } from "lucide-react";
import { Button as AriaButton } from "react-aria-components/Button";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMe } from "../../platform/session/me.tsx";
import { Avatar } from "../../ui/Avatar.tsx";
import { Menu } from "../../ui/Menu.tsx";
import type { MenuGroup } from "../../ui/Menu.tsx";
import { useLookEntries } from "../../platform/look/look-entries.ts";
import { useSignOut } from "../../platform/session/use-sign-out.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./frame.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** The person at the foot of the side bar; it opens settings, theme, language and sign-out. */
export function AccountMenu() {
  const t = useT();
  const me = useMe();
  const signOut = useSignOut();
  const { themeEntries, languageEntries } = useLookEntries();
  const name = me.user.full_name;
  const groups: MenuGroup[] = [
    {
      id: "account",
      label: t("shell.account"),
      entries: [
        { id: "settings", text: t("shell.settings"), icon: Settings, href: pathTo("/settings") },
        {
          id: "out",
          text: t("shell.sign_out"),
          icon: LogOut,
          iconFlips: true,
          onAction: () => void signOut(),
        },
      ],
    },
    { id: "theme", title: t("common.theme"), entries: themeEntries },
    { id: "language", title: t("common.language"), entries: languageEntries },
  ];
  return (
    <Menu
      label={t("shell.account")}
      groups={groups}
      trigger={
        <AriaButton className={joinClasses(styles.meButton)}>
          <span className="sr-only">{t("shell.account")}</span>
          <Avatar name={name} src={me.user.profile_image_url} />
          <span className={styles.meWords}>
            <span className={styles.meName}>
              <bdi>{name}</bdi>
            </span>
            <span className={styles.mePlan}>
              {t("billing.plan_named", { plan: t(`billing.plan_${me.subscription.plan_key}`) })}
            </span>
          </span>
        </AriaButton>
      }
    />
  );
}
