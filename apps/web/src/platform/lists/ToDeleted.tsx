import { Trash2 } from "lucide-react";
import { TextLink } from "../../ui/TextLink.tsx";
import { useT } from "../i18n/LanguageProvider.tsx";
import "../screen/page-parts.css";

/** The way from the end of a list to what was deleted from it. */
export function ToDeleted({ href }: { href: string }) {
  const t = useT();
  return (
    <p className="list-end">
      <TextLink href={href} icon={Trash2}>
        {t("common.recently_deleted")}
      </TextLink>
    </p>
  );
}
