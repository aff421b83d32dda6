import { FileUp, Plus, Trash2 } from "lucide-react";
import { ButtonLink } from "../../ui/Button.tsx";
import type { IconShape } from "../../ui/Icon.tsx";
import { IconLink } from "../../ui/IconButton.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { useT } from "../i18n/LanguageProvider.tsx";
import { useIsWide } from "../screen/use-is-wide.ts";
import { useMay } from "../session/me.tsx";
import styles from "../screen/page-parts.module.css";

interface AddLinkProps {
  href: string;
  label: string;
  icon?: IconShape;
}

/** The way from the head of a list to a new thing: with its words where there is feature, its sign alone elsewhere. */
export function AddLink({ href, label, icon = Plus }: AddLinkProps) {
  if (!useIsWide()) return <IconLink label={label} icon={icon} iconSize="l" href={href} />;
  return (
    <ButtonLink variant="primary" icon={icon} href={href}>
      {label}
    </ButtonLink>
  );
}

/** The way from the end of a list to what was deleted from it. */
export function ToDeleted({ href }: { href: string }) {
  const t = useT();
  return (
    <p className={styles.listEnd}>
      <TextLink href={href} icon={Trash2}>
        {t("common.recently_deleted")}
      </TextLink>
    </p>
  );
}

/** The way from the end of a list to the import of more from a file, for anyone who may set the business up. */
export function ToImport({ href }: { href: string }) {
  const t = useT();
  if (!useMay("settings")) return null;
  return (
    <p className={styles.listEnd}>
      <TextLink href={href} icon={FileUp}>
        {t("common.from_spreadsheet")}
      </TextLink>
    </p>
  );
}

/** The same in place of a list that has nothing yet. */
export function ImportButton({ href }: { href: string }) {
  const t = useT();
  if (!useMay("settings")) return null;
  return (
    <ButtonLink isWide icon={FileUp} href={href}>
      {t("common.from_spreadsheet")}
    </ButtonLink>
  );
}
