import { listProducts } from "@marzipan/contract/products";
import { justDeleted } from "../../platform/undo/just-deleted.ts";
import { ArrowUpDown, Plus } from "lucide-react";
import { usePages } from "../../platform/api/queries.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { AddLink, ImportButton, ToDeleted, ToImport } from "../../platform/lists/ListPage.tsx";
import { PagedList } from "../../platform/lists/PagedList.tsx";
import { putBack } from "../../platform/undo/put-back.ts";
import { useTypedSearch } from "../../platform/url/use-typed-search.ts";
import { useUrlParams } from "../../platform/url/use-url-params.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Menu } from "../../ui/Menu.tsx";
import { NoMatch } from "../../ui/NoMatch.tsx";
import { SearchField } from "../../ui/SearchField.tsx";
import { Page } from "../../platform/screen/Page.tsx";
import { CategoryFilter } from "./CategoryFilter.tsx";
import { ProductCards, ProductCardsSkeleton } from "./ProductCards.tsx";
import { compareProducts, readProductsView } from "./products-view.rules.ts";
import type { ProductsView } from "./products-view.rules.ts";
import styles from "../../platform/screen/page-parts.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** The owner's own products: found while typing, by category, by name or newest. */
export function ProductsPage() {
  const t = useT();
  const [typed, setTyped] = useTypedSearch();
  return (
    <Page
      wide
      title={t("products.title")}
      actions={<AddLink href={pathTo("/products/new")} label={t("products.add")} />}
    >
      <div className={styles.listTools}>
        <SearchField
          className={styles.listSearch}
          label={t("products.search")}
          clearLabel={t("common.clear_search")}
          value={typed}
          onChange={setTyped}
        />
        <SortMenu />
      </div>
      <CategoryFilter />
      <ProductList onClearSearch={() => setTyped("")} />
      <ToDeleted href={pathTo("/products/deleted")} />
    </Page>
  );
}

function SortMenu() {
  const t = useT();
  const [params, change] = useUrlParams();
  return (
    <Menu
      label={t("common.sort_by")}
      selectedId={readProductsView(params).sort}
      onAction={(id) => change({ sort: id === "name" ? null : id })}
      entries={[
        { id: "name", text: t("products.sort_name") },
        { id: "newest", text: t("products.sort_newest") },
      ]}
      trigger={<IconButton isOutlined label={t("common.sort_by")} icon={ArrowUpDown} />}
    />
  );
}

/**
 * The products of the view, with those deleted within the last 10 seconds put back at their places
 * for Undo.
 */
function useProductList(view: ProductsView) {
  const list = usePages(listProducts, {
    query: {
      q: view.q,
      sort: view.sort,
      ...(view.categoryId !== null && { categoryId: view.categoryId }),
    },
  });
  const deleted = justDeleted(listProducts)
    .useItems()
    .filter(({ categoryId }) => view.categoryId === null || categoryId === view.categoryId);
  const rows = putBack(list.items, deleted, (one, other) => compareProducts(view.sort, one, other));
  return { list, rows };
}

function ProductList({ onClearSearch }: { onClearSearch: () => void }) {
  const t = useT();
  const [params] = useUrlParams();
  const view = readProductsView(params);
  const { list, rows } = useProductList(view);
  return (
    <>
      <PagedList
        list={list}
        skeleton={<ProductCardsSkeleton />}
        failedTitle={t("products.load_failed")}
        empty={rows.length === 0 ? <Nothing view={view} onClearSearch={onClearSearch} /> : null}
        status={t("products.shown_count", { n: list.items.length })}
      >
        <ProductCards rows={rows} />
      </PagedList>
      {rows.length > 0 && <ToImport href={pathTo("/import", { kind: "products" })} />}
    </>
  );
}

/** In place of products: nothing matches the search or the category, or there is no product yet. */
function Nothing({ view, onClearSearch }: { view: ProductsView; onClearSearch: () => void }) {
  const t = useT();
  const [, change] = useUrlParams();
  if (view.q !== "") {
    return (
      <NoMatch
        title={t("common.no_match_title")}
        text={t("products.no_match", { query: view.q })}
        clearLabel={t("common.clear_search")}
        onClear={onClearSearch}
      />
    );
  }
  if (view.categoryId !== null) {
    return (
      <NoMatch
        title={t("products.category_empty")}
        clearLabel={t("products.show_all")}
        onClear={() => change({ category: null })}
      />
    );
  }
  return (
    <EmptyState
      title={t("products.empty_title")}
      text={t("products.empty_text")}
      picture={{ src: "/sweets/empty-board.svg" }}
    >
      <ButtonLink variant="primary" isWide icon={Plus} href={pathTo("/products/new")}>
        {t("products.add")}
      </ButtonLink>
      <ImportButton href={pathTo("/import", { kind: "products" })} />
    </EmptyState>
  );
}
