import { updateCatalogItem } from "@marzipan/contract/catalog";
import { CalendarOff, CircleCheck, EllipsisVertical, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useAct } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Menu } from "../../ui/Menu.tsx";
import type { MenuEntry } from "../../ui/Menu.tsx";
import { showLater } from "../../platform/toast/toasts.ts";
import { DeleteItemDialog } from "./DeleteItemDialog.tsx";
import { SoldOutSheet } from "./SoldOutSheet.tsx";
import type { ItemRow } from "./catalog.types.ts";
import { pathTo } from "../../platform/url/path-to.ts";

/** What can be done with an item, behind three dots. */
export function ItemMenu({ item }: { item: ItemRow }) {
  const t = useT();
  const errorText = useErrorText();
  const [asking, setAsking] = useState<"delete" | "sold out" | null>(null);
  const back = useAct(updateCatalogItem, {
    onError: (error) => showLater(errorText(error)),
  });
  const label = t("catalog.actions_of", { name: item.name });
  const entries: MenuEntry[] = [
    {
      id: "edit",
      text: t("common.edit"),
      icon: Pencil,
      href: pathTo("/menu/items/$itemId/edit", { itemId: item.id }),
    },
    item.isSoldOut
      ? {
          id: "back",
          text: t("catalog.available_again"),
          icon: CircleCheck,
          onAction: () => back.mutate({ params: { id: item.id }, body: { soldOutUntil: null } }),
        }
      : {
          id: "sold-out",
          text: t("catalog.mark_sold_out"),
          icon: CalendarOff,
          onAction: () => setAsking("sold out"),
        },
    {
      id: "delete",
      text: t("catalog.delete"),
      icon: Trash2,
      isDanger: true,
      onAction: () => setAsking("delete"),
    },
  ];
  return (
    <>
      <Menu
        label={label}
        entries={entries}
        trigger={<IconButton label={label} icon={EllipsisVertical} />}
      />
      {asking === "delete" && <DeleteItemDialog item={item} onClose={() => setAsking(null)} />}
      {asking === "sold out" && <SoldOutSheet item={item} onClose={() => setAsking(null)} />}
    </>
  );
}
