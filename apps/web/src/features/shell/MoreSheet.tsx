import { LogOut, MessageCircle, Settings } from "lucide-react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { isAdmin } from "../../platform/gate/decide-access.ts";
import { openAsk } from "../../platform/session/ask.ts";
import { useMe } from "../../platform/session/me.tsx";
import { Avatar } from "../../ui/Avatar.tsx";
import { Button } from "../../ui/Button.tsx";
import { IconLink } from "../../ui/IconButton.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { LookMenus } from "../../platform/look/LookMenus.tsx";
import { PlaceLink } from "./PlaceLink.tsx";
import { placesOf } from "./places.ts";
import { useSignOut } from "../../platform/session/use-sign-out.ts";
import styles from "./frame.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

const inTheBar: readonly string[] = [pathTo("/dashboard"), pathTo("/orders"), pathTo("/menu")];

interface MoreSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The rest of the places on a phone, with the account, language, theme and sign-out. */
export function MoreSheet({ isOpen, onOpenChange }: MoreSheetProps) {
  const t = useT();
  const me = useMe();
  const signOut = useSignOut();
  const close = () => onOpenChange(false);
  const groups = placesOf(me.user.role, isAdmin(me)).map((places) =>
    places.filter(({ href }) => !inTheBar.includes(href)),
  );
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      title={t("common.more")}
      closeLabel={t("common.close")}
    >
      <Button
        icon={MessageCircle}
        isWide
        onPress={() => {
          close();
          openAsk();
        }}
      >
        {t("shell.ask")}
      </Button>
      <div className={styles.moreMe}>
        <Avatar name={me.user.full_name} src={me.user.profile_image_url} />
        <span className={styles.meWords}>
          <span className={styles.meName}>
            <bdi>{me.user.full_name}</bdi>
          </span>
          <span className={styles.mePlan}>
            {t("billing.plan_named", { plan: t(`billing.plan_${me.subscription.plan_key}`) })}
          </span>
        </span>
        <IconLink
          href={pathTo("/settings")}
          label={t("shell.settings")}
          icon={Settings}
          onPress={close}
        />
      </div>
      <nav aria-label={t("common.more")} className={styles.moreNav}>
        {groups.map((places) => (
          <ul key={places[0]?.href}>
            {places.map((place) => (
              <li key={place.href}>
                <PlaceLink place={place} onPress={close} />
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <div className={styles.moreFoot}>
        <LookMenus />
        <Button icon={LogOut} iconFlips onPress={() => void signOut()}>
          {t("shell.sign_out")}
        </Button>
      </div>
    </Sheet>
  );
}
