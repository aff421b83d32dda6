import { EllipsisVertical, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Menu } from "../../ui/Menu.tsx";
import { DeleteProductDialog } from "./DeleteProductDialog.tsx";
import type { ProductRow } from "./products.types.ts";

/** What can be done with a product, behind three dots. */
export function ProductMenu({ product }: { product: ProductRow }) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
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
            href: `/products/${product.id}/edit`,
          },
          {
            id: "delete",
            text: t("products.delete"),
            icon: Trash2,
            isDanger: true,
            onAction: () => setAsking(true),
          },
        ]}
        trigger={<IconButton label={label} icon={EllipsisVertical} className="product-menu" />}
      />
      {isAsking && <DeleteProductDialog product={product} onClose={() => setAsking(false)} />}
    </>
  );
}
