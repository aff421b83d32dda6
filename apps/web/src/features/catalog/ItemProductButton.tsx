import { createProductFromCatalogItem } from "@marzipan/contract/catalog";
import { CakeSlice, PackagePlus } from "lucide-react";
import { useAct } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useToast } from "../../platform/toast/use-toast.ts";
import { IconButton, IconLink } from "../../ui/IconButton.tsx";
import type { ItemRow } from "./catalog.types.ts";
import { pathTo } from "../../platform/url/path-to.ts";

/** Makes a product of the item in one step (rulings §4), or leads to the product that it is linked to. */
export function ItemProductButton({ item }: { item: ItemRow }) {
  const t = useT();
  const showToast = useToast();
  const errorText = useErrorText();
  const making = useAct(createProductFromCatalogItem, {
    onSuccess: ({ name }) => showToast(t("catalog.added_to_products", { name })),
    onError: (error) => showToast(errorText(error)),
  });
  if (item.productId !== null)
    return (
      <IconLink
        label={t("catalog.open_product")}
        icon={CakeSlice}
        iconSize="l"
        href={pathTo("/products/$productId/edit", { productId: item.productId })}
      />
    );
  return (
    <IconButton
      label={t("catalog.add_to_products")}
      icon={PackagePlus}
      iconSize="l"
      isDisabled={making.isPending}
      onPress={() => making.mutate({ body: { catalogItemId: item.id } })}
    />
  );
}
