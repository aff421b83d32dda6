import { getProduct } from "@marzipan/contract/products";
import type { UseQueryResult } from "@tanstack/react-query";
import { useNavigate, useParams } from "@tanstack/react-router";
import { CakeSlice, Store, Trash2 } from "lucide-react";
import { useState } from "react";
import { ApiError } from "../../platform/api/api-error.ts";
import { useCall } from "../../platform/api/queries.ts";
import { useErrorText } from "../../platform/errors/error-text.ts";
import { FormSkeleton } from "../../platform/forms/FormSkeleton.tsx";
import { useOpened } from "../../platform/forms/use-opened.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { useFeature } from "../../platform/session/me.tsx";
import { ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Page } from "../shell/Page.tsx";
import { FromProductSheet } from "../catalog/FromProductSheet.tsx";
import { DeleteProductDialog } from "./DeleteProductDialog.tsx";
import { ProductForm } from "./ProductForm.tsx";
import type { ProductRow } from "./products.types.ts";
import "../../platform/screen/page-parts.css";
import "./products.css";

/** A new product, or one to edit. */
export function ProductFormPage() {
  const { productId } = useParams({ strict: false }) as { productId?: string };
  return productId === undefined ? <NewProduct /> : <EditProduct id={productId} />;
}

function NewProduct() {
  const t = useT();
  return (
    <Page title={t("products.new_title")} backTo="/products">
      <ProductForm product={null} />
    </Page>
  );
}

function EditProduct({ id }: { id: string }) {
  const t = useT();
  const query = useCall(getProduct, { params: { id } });
  const product = query.data;
  return (
    <Page
      title={t("products.edit_title")}
      backTo="/products"
      actions={product && product.deletedAt === null && <ProductActs product={product} />}
    >
      {query.isPending && (
        <FormSkeleton label={t("products.loading")} heights={[44, 44, 88, 200]} />
      )}
      {product && product.deletedAt === null && (
        <Editing
          key={product.id}
          product={product}
          loadLatest={async () => (await query.refetch()).data}
        />
      )}
      {(product?.deletedAt ?? null) !== null && <Gone />}
      {query.isError && !product && <NotHere query={query} />}
    </Page>
  );
}

interface EditingProps {
  product: ProductRow;
  loadLatest: () => Promise<ProductRow | undefined>;
}

/** The form over the product as it was when it opened, so that a change made elsewhere is noticed. */
function Editing({ product, loadLatest }: EditingProps) {
  const { opened, openLatest } = useOpened(product, loadLatest);
  return <ProductForm key={opened.updatedAt} product={opened} onLoadLatest={openLatest} />;
}

function ProductActs({ product }: { product: ProductRow }) {
  const t = useT();
  const hasMenu = useFeature("menu_sharing");
  const [isPutting, setPutting] = useState(false);
  return (
    <>
      {hasMenu && (
        <IconButton
          label={t("catalog.put_on_menu")}
          icon={Store}
          iconSize="l"
          onPress={() => setPutting(true)}
        />
      )}
      {isPutting && <FromProductSheet product={product} onClose={() => setPutting(false)} />}
      <DeleteButton product={product} />
    </>
  );
}

function DeleteButton({ product }: { product: ProductRow }) {
  const t = useT();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <IconButton
        label={t("products.delete")}
        icon={Trash2}
        iconSize="l"
        onPress={() => setAsking(true)}
      />
      {isAsking && (
        <DeleteProductDialog
          product={product}
          onClose={() => setAsking(false)}
          onDeleted={() => void navigate({ href: "/products", replace: true })}
        />
      )}
    </>
  );
}

function NotHere({ query }: { query: UseQueryResult<unknown, Error> }) {
  const t = useT();
  const errorText = useErrorText();
  if (query.error instanceof ApiError && query.error.status === 404) return <Gone />;
  return (
    <ErrorState
      title={t("products.load_failed")}
      text={errorText(query.error)}
      retryLabel={t("common.try_again")}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
    />
  );
}

function Gone() {
  const t = useT();
  return (
    <EmptyState
      icon={CakeSlice}
      title={t("products.gone_title")}
      text={t("products.deleted_empty_text")}
    >
      <ButtonLink variant="primary" isWide href="/products">
        {t("products.to_list")}
      </ButtonLink>
      <ButtonLink variant="quiet" isWide href="/products/deleted">
        {t("common.recently_deleted")}
      </ButtonLink>
    </EmptyState>
  );
}
