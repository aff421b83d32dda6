import { useLocation } from "@tanstack/react-router";
import { CircleQuestionMark } from "lucide-react";
import { IconButton } from "../../ui/IconButton.tsx";
import { useT } from "../i18n/LanguageProvider.tsx";
import { helpPageAt, openHelp } from "../session/help.ts";

/** The `?` of a page: opens its articles beside it; nothing where no article belongs to the page. */
export function HelpButton({ name }: { name: string }) {
  const t = useT();
  const page = useLocation({ select: ({ pathname }) => helpPageAt(pathname) });
  if (page === null) return null;
  return (
    <IconButton
      label={t("help.open")}
      icon={CircleQuestionMark}
      iconSize="l"
      onPress={() => openHelp({ page, name })}
    />
  );
}
