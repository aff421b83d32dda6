import { EllipsisVertical, Pencil, Store, Trash2 } from "lucide-react";
import { useState } from "react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useFeature } from "../../platform/session/me.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Menu } from "../../ui/Menu.tsx";
import { FromProductSheet } from "../catalog/FromProductSheet.tsx";
import { DeleteProductDialog } from "./DeleteProductDialog.tsx";
import type { ProductRow } from "./products.types.ts";
import styles from "./products.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** What can be done with a product, behind three dots. */
export function ProductMenu({ product }: { product: ProductRow }) {
  const t = useT();
  const hasMenu = useFeature("menu_sharing");
  const [isAsking, setAsking] = useState(false);
  const [isPutting, setPutting] = useState(false);
  const label = t("products.actions_of", { name: product.name });
  return (
    <>
      <Menu
        label={label}
        entries={[
          {
            id: "edit",
            text: t("common.edit"),
            icon: Pencil,
            href: pathTo("/products/$productId/edit", { productId: product.id }),
          },
          ...(hasMenu
            ? [
                {
                  id: "menu",
                  text: t("catalog.put_on_menu"),
                  icon: Store,
                  onAction: () => setPutting(true),
                },
              ]
            : []),
          {
            id: "delete",
            text: t("products.delete"),
            icon: Trash2,
            isDanger: true,
            onAction: () => setAsking(true),
          },
        ]}
        trigger={
          <IconButton label={label} icon={EllipsisVertical} className={styles.productMenu} />
        }
      />
      {isPutting && <FromProductSheet product={product} onClose={() => setPutting(false)} />}
      {isAsking && <DeleteProductDialog product={product} onClose={() => setAsking(false)} />}
    </>
  );
}
