import { ExternalLink, MessageCircle, Pencil, Printer, Share2 } from "lucide-react";
import { useState } from "react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useMay, useMe } from "../../platform/session/me.tsx";
import { whatsappAddress } from "../../platform/whatsapp/whatsapp-address.ts";
import { Button, ButtonLink } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { TextButton } from "../../ui/TextLink.tsx";
import { AddressSwitch } from "./AddressSwitch.tsx";
import { CopyButton } from "./CopyButton.tsx";
import { SlugSheet } from "./SlugSheet.tsx";
import type { Settings } from "./catalog.types.ts";
import { joinClasses } from "../../ui/joinClasses.ts";
import styles from "./catalog.module.css";

/** The address to share: its name, its switch, and the ways to pass it on. */
export function MainAddressCard({ settings }: { settings: Settings }) {
  const t = useT();
  const mayChange = useMay("settings");
  const [isEditing, setEditing] = useState(false);
  const address = settings.addresses["slug"];
  if (!address) return null;
  const { url, isOpen } = address;
  return (
    <Card
      title={t("catalog.address_title")}
      end={
        mayChange && (
          <TextButton icon={Pencil} onPress={() => setEditing(true)}>
            {t("catalog.slug_change")}
          </TextButton>
        )
      }
    >
      <div className={styles.menuCard}>
        <p data-part="menu-url" className={joinClasses(styles.menuUrl, styles.menuUrlMain)}>
          <bdi dir="ltr">{url.replace(/^https?:\/\//, "")}</bdi>
        </p>
        <AddressSwitch kind="slug" isOpen={isOpen} />
        {!isOpen && mayChange && (
          <p className={styles.menuHint}>{t("catalog.address_closed_text")}</p>
        )}
        {isOpen && <ShareButtons url={url} />}
        {settings.oldSlugs.length > 0 && (
          <p className={styles.menuHint}>
            {t("catalog.old_slugs")}{" "}
            {settings.oldSlugs.map((slug) => (
              <bdi key={slug} dir="ltr" className={styles.menuOldSlug}>
                {slug}
              </bdi>
            ))}
          </p>
        )}
      </div>
      {isEditing && <SlugSheet settings={settings} onClose={() => setEditing(false)} />}
    </Card>
  );
}

function ShareButtons({ url }: { url: string }) {
  const t = useT();
  const { name } = useMe().business;
  const text = t("catalog.share_text", { business: name, url });
  const canShare = "share" in navigator;
  return (
    <div className={styles.menuActs}>
      <ButtonLink
        variant="whatsapp"
        icon={MessageCircle}
        href={whatsappAddress("", text)}
        target="_blank"
        rel="noopener"
      >
        {t("common.send_whatsapp")}
      </ButtonLink>
      <CopyButton text={url} />
      {canShare && (
        <Button
          icon={Share2}
          // `navigator.share` rejects with AbortError when the person closes the sheet; that is no
          // failure.
          onPress={() => void navigator.share({ title: name, url }).catch(() => undefined)}
        >
          {t("common.share")}
        </Button>
      )}
      <ButtonLink icon={ExternalLink} iconFlips href={url} target="_blank" rel="noopener">
        {t("catalog.open")}
      </ButtonLink>
      <ButtonLink icon={Printer} href={`${url}/print`} target="_blank" rel="noopener">
        {t("catalog.print_menu")}
      </ButtonLink>
    </div>
  );
}
