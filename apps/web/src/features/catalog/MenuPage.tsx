import { listCatalogItems } from "@marzipan/contract/catalog";
import { justDeleted } from "../../platform/undo/just-deleted.ts";
import { listCatalogSections } from "@marzipan/contract/catalog-sections";
import { keepPreviousData } from "@tanstack/react-query";
import { ArrowUpDown, Check } from "lucide-react";
import { useEffect, useState } from "react";
import { useCall, usePages } from "../../platform/api/queries.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { AddLink, ToDeleted } from "../../platform/lists/ListPage.tsx";
import { PagedList } from "../../platform/lists/PagedList.tsx";
import { useFeature } from "../../platform/session/me.tsx";
import { useTypedSearch } from "../../platform/url/use-typed-search.ts";
import { useUrlParams } from "../../platform/url/use-url-params.ts";
import { useIsWide } from "../../platform/screen/use-is-wide.ts";
import { Button } from "../../ui/Button.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { SearchField } from "../../ui/SearchField.tsx";
import { ItemRowsSkeleton } from "./ItemRowsSkeleton.tsx";
import { MenuFrame } from "./MenuFrame.tsx";
import { MenuGroups } from "./MenuGroups.tsx";
import { MenuIsClosed } from "./MenuIsClosed.tsx";
import { MenuTools } from "./MenuTools.tsx";
import { NoItems } from "./NoItems.tsx";
import styles from "../../platform/screen/page-parts.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** `/menu`: what customers can order, in its sections, shown or hidden, ordered by hand. */
export function MenuPage() {
  const t = useT();
  const canAdd = useFeature("menu_sharing");
  const add = <AddLink href={pathTo("/menu/items/new")} label={t("catalog.add")} />;
  return (
    <MenuFrame currentHref={pathTo("/menu")} actions={canAdd && add}>
      <MenuIsClosed />
      <Items canAdd={canAdd} />
    </MenuFrame>
  );
}

/** Loads the whole menu, part after part, since it is ordered as a whole. */
function useWholeMenu(q: string) {
  const list = usePages(listCatalogItems, { query: { q, limit: 100 } });
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = list;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage]);
  return list;
}

function Items({ canAdd }: { canAdd: boolean }) {
  const t = useT();
  const [{ q = "" }] = useUrlParams();
  const [typed, setTyped] = useTypedSearch();
  const [isArranging, setArranging] = useState(false);
  const list = useWholeMenu(q.slice(0, 100));
  const sections = useCall(listCatalogSections, {}, { placeholderData: keepPreviousData });
  const deleted = justDeleted(listCatalogItems).useItems();
  const isEmpty = list.items.length === 0 && deleted.length === 0;
  const canArrange = q === "" && list.items.length > 1;
  return (
    <>
      <div className={styles.listTools}>
        <SearchField
          className={styles.listSearch}
          label={t("catalog.search")}
          clearLabel={t("common.clear_search")}
          value={typed}
          onChange={setTyped}
        />
        {canArrange && <ArrangeButton isArranging={isArranging} onChange={setArranging} />}
        {canAdd && !isArranging && <MenuTools />}
      </div>
      <PagedList
        list={{ ...list, isPending: list.isPending || sections.isPending }}
        skeleton={<ItemRowsSkeleton />}
        failedTitle={t("catalog.load_failed")}
        empty={
          isEmpty && !(q === "" && (sections.data?.items.length ?? 0) > 0) ? (
            <NoItems q={q} canAdd={canAdd} onClearSearch={() => setTyped("")} />
          ) : null
        }
        status={t("catalog.count", { n: list.items.length })}
      >
        <MenuGroups
          items={list.items}
          sections={sections.data?.items ?? []}
          isSearch={q !== ""}
          isArranging={isArranging && canArrange}
        />
      </PagedList>
      {list.data && !isEmpty && <ToDeleted href={pathTo("/menu/deleted")} />}
    </>
  );
}

interface ArrangeButtonProps {
  isArranging: boolean;
  onChange: (isArranging: boolean) => void;
}

/** Begins and ends arranging; on a phone its word is left out, so that the search has room. */
function ArrangeButton({ isArranging, onChange }: ArrangeButtonProps) {
  const t = useT();
  const isWide = useIsWide();
  if (isArranging) {
    return (
      <Button icon={Check} variant="primary" onPress={() => onChange(false)}>
        {t("catalog.arrange_done")}
      </Button>
    );
  }
  if (!isWide) {
    return (
      <IconButton
        isOutlined
        label={t("catalog.arrange")}
        icon={ArrowUpDown}
        onPress={() => onChange(true)}
      />
    );
  }
  return (
    <Button icon={ArrowUpDown} onPress={() => onChange(true)}>
      {t("catalog.arrange")}
    </Button>
  );
}
