import { LogOut, MessageCircle, Settings } from "lucide-react";
import { useId } from "react";
import type { ReactNode } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { isAdmin } from "../../platform/gate/decide-access.ts";
import { openAsk } from "../../platform/session/ask.ts";
import { useMe } from "../../platform/session/me.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { LookMenus } from "../../platform/look/LookMenus.tsx";
import { PlaceLink } from "./PlaceLink.tsx";
import { placesOf } from "./places.ts";
import { useSignOut } from "../../platform/session/use-sign-out.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./frame.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

const inTheBar: readonly string[] = [pathTo("/dashboard"), pathTo("/orders"), pathTo("/bake-list")];

interface MoreSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What the bottom bar lacks, in one list of named groups: requests first, sign-out last. */
export function MoreSheet({ isOpen, onOpenChange }: MoreSheetProps) {
  const t = useT();
  const me = useMe();
  const signOut = useSignOut();
  const close = () => onOpenChange(false);
  const [day, ...groups] = placesOf(me.user.role, isAdmin(me))
    .map(({ title, places }) => ({
      title,
      places: places.filter(({ href }) => !inTheBar.includes(href)),
    }))
    .toSorted((a, b) => Number(b.title === "common.today") - Number(a.title === "common.today"));
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      title={t("common.more")}
      subtitle={
        <>
          <bdi>{me.business.name}</bdi>
          {" · "}
          {t("billing.plan_named", { plan: t(`billing.plan_${me.subscription.plan_key}`) })}
        </>
      }
      closeLabel={t("common.close")}
    >
      <nav aria-label={t("common.more")} className={styles.moreNav}>
        <ul>
          {day?.places.map((place) => (
            <li key={place.href} className={styles.moreFirst}>
              <PlaceLink place={place} onPress={close} />
            </li>
          ))}
          <li className={styles.moreFirst}>
            <AriaButton
              className={joinClasses(styles.place)}
              onPress={() => {
                close();
                openAsk();
              }}
            >
              <Icon of={MessageCircle} />
              <span className={styles.placeWord}>{t("shell.ask")}</span>
            </AriaButton>
          </li>
        </ul>
        {groups.map(({ title, places }) => (
          <Group key={title} title={t(title)}>
            {places.map((place) => (
              <li key={place.href}>
                <PlaceLink place={place} onPress={close} />
              </li>
            ))}
          </Group>
        ))}
        <Group title="Marzipan">
          <li>
            <PlaceLink
              place={{ href: pathTo("/settings"), label: "shell.settings", icon: Settings }}
              onPress={close}
            />
          </li>
          <li className={styles.moreLook}>
            <LookMenus />
          </li>
          <li>
            <AriaButton className={joinClasses(styles.place)} onPress={() => void signOut()}>
              <Icon of={LogOut} flips />
              <span className={styles.placeWord}>{t("shell.sign_out")}</span>
            </AriaButton>
          </li>
        </Group>
      </nav>
    </Sheet>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section>
      <h3 id={id} className={styles.moreTitle}>
        {title}
      </h3>
      <ul aria-labelledby={id}>{children}</ul>
    </section>
  );
}
