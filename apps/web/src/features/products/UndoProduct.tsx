import { restoreProduct } from "@marzipan/contract/products";
import { Trash2 } from "lucide-react";
import { useShowOnce } from "../../platform/undo/use-show-once.ts";
import { useAct } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { Button } from "../../ui/Button.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { deletedProducts } from "./deleted-products.ts";
import type { ProductRow } from "./products.types.ts";

/** Stands in the place of a product deleted a moment ago, and brings it back. */
export function UndoProduct({ product }: { product: ProductRow }) {
  const t = useT();
  const errorText = useErrorText();
  const place = useShowOnce();
  const act = useAct(restoreProduct, {
    changes: ["products"],
    onSuccess: () => deletedProducts.forget(product.id),
  });
  return (
    <div ref={place}>
      <Notice
        tone="plain"
        icon={Trash2}
        role="status"
        action={
          <Button
            variant="quiet"
            isPending={act.isPending}
            onPress={() => act.mutate({ params: { id: product.id } })}
          >
            {t("common.undo")}
          </Button>
        }
      >
        <span dir="auto">{t("common.deleted_name", { name: product.name })}</span>
        {act.error && <p className="field-error">{errorText(act.error)}</p>}
      </Notice>
    </div>
  );
}
