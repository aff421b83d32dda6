import { CakeSlice, EllipsisVertical, FolderPlus, Trash2 } from "lucide-react";
import { useState } from "react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Menu } from "../../ui/Menu.tsx";
import { FromProductSheet } from "./FromProductSheet.tsx";
import { SectionSheet } from "./SectionSheet.tsx";
import { pathTo } from "../../platform/url/path-to.ts";

/** What else can be done with the menu: an item from a product, a new section, what was deleted. */
export function MenuTools() {
  const t = useT();
  const [open, setOpen] = useState<"product" | "section" | null>(null);
  const close = (): void => setOpen(null);
  return (
    <>
      <Menu
        label={t("catalog.more_actions")}
        trigger={
          <IconButton isOutlined label={t("catalog.more_actions")} icon={EllipsisVertical} />
        }
        entries={[
          {
            id: "product",
            text: t("catalog.from_product"),
            icon: CakeSlice,
            onAction: () => setOpen("product"),
          },
          {
            id: "section",
            text: t("catalog.section_add"),
            icon: FolderPlus,
            onAction: () => setOpen("section"),
          },
          {
            id: "deleted",
            text: t("common.recently_deleted"),
            icon: Trash2,
            href: pathTo("/menu/deleted"),
          },
        ]}
      />
      {open === "product" && <FromProductSheet onClose={close} />}
      {open === "section" && <SectionSheet section={null} onClose={close} />}
    </>
  );
}
