import type { MenuAddressKind } from "@marzipan/contract/catalog-settings";
import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { AddressSwitch } from "./AddressSwitch.tsx";
import { CopyButton } from "./CopyButton.tsx";
import styles from "./catalog.module.css";

interface AddressCardProps {
  kind: MenuAddressKind;
  title: string;
  /** What this address is for. */
  text: string;
  address: { url: string; isOpen: boolean };
  /** More that can be done with it. */
  children?: ReactNode;
}

/** One more address of the menu with its own switch. */
export function AddressCard({ kind, title, text, address, children }: AddressCardProps) {
  const t = useT();
  return (
    <Card title={title}>
      <div className={styles.menuCard}>
        <p className={styles.menuHint}>{text}</p>
        <AddressSwitch kind={kind} isOpen={address.isOpen} />
        {address.isOpen && (
          <>
            <p data-part="menu-url" className={styles.menuUrl}>
              <bdi dir="ltr">{address.url}</bdi>
            </p>
            <div className={styles.menuActs}>
              <CopyButton text={address.url} />
              <ButtonLink
                icon={ExternalLink}
                iconFlips
                href={address.url}
                target="_blank"
                rel="noopener"
              >
                {t("catalog.open")}
              </ButtonLink>
              {children}
            </div>
          </>
        )}
      </div>
    </Card>
  );
}
