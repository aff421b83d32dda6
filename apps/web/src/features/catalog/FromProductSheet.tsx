import { createCatalogItemFromProduct } from "@marzipan/contract/catalog";
import { getMenuSettings } from "@marzipan/contract/catalog-settings";
import { suggestItems } from "@marzipan/contract/orders";
import { listProducts } from "@marzipan/contract/products";
import { keepPreviousData } from "@tanstack/react-query";
import { CakeSlice } from "lucide-react";
import { useState } from "react";
import { useAct, useCall } from "../../platform/api/queries.ts";
import { useFieldErrors } from "../../platform/errors/error-text.ts";
import { SaveFailure } from "../../platform/forms/SaveFailure.tsx";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useToast } from "../../platform/toast/use-toast.ts";
import { Button } from "../../ui/Button.tsx";
import { ComboBox } from "../../ui/ComboBox.tsx";
import { MoneyField } from "../../ui/MoneyField.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { useRested } from "../../platform/forms/use-rested.ts";

interface NamedProduct {
  id: string;
  name: string;
}

interface FromProductSheetProps {
  /** The product; left out, it is chosen in the sheet. */
  product?: NamedProduct;
  onClose: () => void;
}

/** Puts a product on the menu in one step: only its price is asked for, proposed from the last orders (rulings §4). */
export function FromProductSheet({ product: given, onClose }: FromProductSheetProps) {
  const t = useT();
  const showToast = useToast();
  const [chosen, setChosen] = useState<NamedProduct | null>(given ?? null);
  const [price, setPrice] = useState<number | null | undefined>();
  const [isTried, setTried] = useState(false);
  const { data: settings } = useCall(getMenuSettings);
  const currency = settings?.catalogCurrency ?? "ILS";
  const proposed = useProposedPrice(chosen, currency);
  const making = useAct(createCatalogItemFromProduct, {
    onSuccess: (item) => {
      showToast(t("catalog.made_from_product", { name: item.name }));
      onClose();
    },
  });
  const fieldError = useFieldErrors(making.error);
  const shown = price === undefined ? proposed : price;
  const missing = isTried && shown === null ? t("errors.problem_item_needs_name_and_price") : null;
  return (
    <Sheet
      isOpen
      size="small"
      title={t("catalog.from_product")}
      {...(given && { subtitle: <span dir="auto">{given.name}</span> })}
      closeLabel={t("common.close")}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!chosen || shown === null || making.isPending) return;
        making.mutate({ body: { productId: chosen.id, price: shown } });
      }}
      foot={
        <Button variant="primary" type="submit" isWide isPending={making.isPending}>
          {t("catalog.put_on_menu")}
        </Button>
      }
    >
      {!given && (
        <ProductField
          onChoose={setChosen}
          error={isTried && !chosen ? t("catalog.product_missing") : undefined}
        />
      )}
      <MoneyField
        label={t("catalog.price")}
        currency={currency}
        minValue={-999_999}
        value={shown}
        onChange={setPrice}
        error={missing ?? fieldError("price")}
        autoFocus={given !== undefined}
      />
      <SaveFailure error={making.error} />
    </Sheet>
  );
}

/**
 * Returns the price that a product last had in an order, in the catalog's currency; `null` when
 * there is none or it is still loading. A price in another currency is not converted (rulings §1).
 */
function useProposedPrice(product: NamedProduct | null, currency: string): number | null {
  const q = product?.name.slice(0, 100) ?? "";
  const { data } = useCall(
    suggestItems,
    { query: { q, currency: currency as "ILS" } },
    { enabled: product !== null },
  );
  const known = data?.items.find((item) => item.productId === product?.id);
  return known?.currency === currency ? known.unit_price : null;
}

interface ProductFieldProps {
  onChoose: (product: NamedProduct | null) => void;
  error: string | undefined;
}

/** Finds a product of the owner's list while its name is typed; at most 30 are listed. */
function ProductField({ onChoose, error }: ProductFieldProps) {
  const t = useT();
  const [text, setText] = useState("");
  const [id, setId] = useState<string | null>(null);
  const q = useRested(text).slice(0, 100);
  const { data, isFetching } = useCall(
    listProducts,
    { query: { q, limit: 30 } },
    { placeholderData: keepPreviousData },
  );
  const products = data?.items ?? [];
  return (
    <ComboBox
      label={t("catalog.product")}
      error={error}
      menuTrigger="focus"
      onlyListed
      filtersItems={false}
      items={products.map((product) => ({ id: product.id, text: product.name }))}
      inputValue={text}
      onInputChange={setText}
      value={id}
      onChange={(next) => {
        setId(next);
        onChoose(products.find((product) => product.id === next) ?? null);
      }}
      isLoading={isFetching}
      loadingText={t("common.loading")}
      emptyText={t("common.no_match_title")}
    />
  );
}

/** The button that opens the sheet over the owner's products. */
export function FromProductButton() {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="plain" isWide icon={CakeSlice} onPress={() => setOpen(true)}>
        {t("catalog.from_product")}
      </Button>
      {isOpen && <FromProductSheet onClose={() => setOpen(false)} />}
    </>
  );
}
