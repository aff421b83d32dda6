import { getMenuSettings } from "@marzipan/contract/catalog-settings";
import { EyeOff } from "lucide-react";
import { useCall } from "../../platform/api/queries.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useFeature, useMay } from "../../platform/session/me.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import styles from "./catalog.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** Says that no address of the menu is open although it has items to show; nothing otherwise. */
export function MenuIsClosed() {
  const t = useT();
  const { data } = useCall(getMenuSettings);
  const canEdit = useFeature("menu_sharing");
  const mayOpen = useMay("settings");
  if (!data || !canEdit || data.activeItemsCount === 0) return null;
  if (Object.values(data.addresses).some(({ isOpen }) => isOpen)) return null;
  return (
    <Notice
      tone="plain"
      icon={EyeOff}
      className={styles.menuNotice}
      action={
        mayOpen && (
          <ButtonLink variant="quiet" href={pathTo("/menu/share")}>
            {t("catalog.sharing")}
          </ButtonLink>
        )
      }
    >
      {t("catalog.closed")}
    </Notice>
  );
}
