import { listClients } from "@marzipan/contract/clients";
import { justDeleted } from "../../platform/undo/just-deleted.ts";
import { ArrowUpDown, UserPlus } from "lucide-react";
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
import { ClientRows, ClientRowsSkeleton } from "./ClientRows.tsx";
import { compareClients, readClientsView } from "./clients-view.rules.ts";
import styles from "../../platform/screen/page-parts.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** The clients: found by name, phone or email, by name, last order or newest. */
export function ClientsPage() {
  const t = useT();
  const [typed, setTyped] = useTypedSearch();
  return (
    <Page
      title={t("clients.title")}
      actions={<AddLink href={pathTo("/clients/new")} label={t("clients.add")} icon={UserPlus} />}
    >
      <div className={styles.listTools}>
        <SearchField
          className={styles.listSearch}
          label={t("clients.search")}
          clearLabel={t("common.clear_search")}
          value={typed}
          onChange={setTyped}
        />
        <SortMenu />
      </div>
      <ClientList onClearSearch={() => setTyped("")} />
      <ToDeleted href={pathTo("/clients/deleted")} />
    </Page>
  );
}

function SortMenu() {
  const t = useT();
  const [params, change] = useUrlParams();
  const { sort } = readClientsView(params);
  return (
    <Menu
      label={t("common.sort_by")}
      selectedId={sort}
      onAction={(id) => change({ sort: id === "name" ? null : id })}
      entries={[
        { id: "name", text: t("clients.sort_name") },
        { id: "recent", text: t("clients.sort_recent") },
        { id: "newest", text: t("clients.sort_newest") },
      ]}
      trigger={<IconButton isOutlined label={t("common.sort_by")} icon={ArrowUpDown} />}
    />
  );
}

/**
 * The list of the view, with those deleted within the last 10 seconds put back at their places for
 * Undo.
 */
function ClientList({ onClearSearch }: { onClearSearch: () => void }) {
  const t = useT();
  const [params] = useUrlParams();
  const view = readClientsView(params);
  const list = usePages(listClients, { query: { q: view.q, sort: view.sort } });
  const deleted = justDeleted(listClients).useItems();
  const rows = putBack(list.items, deleted, (one, other) => compareClients(view.sort, one, other));
  return (
    <>
      <PagedList
        list={list}
        skeleton={<ClientRowsSkeleton />}
        failedTitle={t("clients.load_failed")}
        empty={rows.length === 0 ? <Nothing query={view.q} onClearSearch={onClearSearch} /> : null}
        status={t("clients.shown_count", { n: list.items.length })}
      >
        <ClientRows rows={rows} />
      </PagedList>
      {rows.length > 0 && <ToImport href={pathTo("/import")} />}
    </>
  );
}

/** In place of clients: nothing matches the search, or there is no client yet. */
function Nothing({ query, onClearSearch }: { query: string; onClearSearch: () => void }) {
  const t = useT();
  if (query !== "") {
    return (
      <NoMatch
        title={t("common.no_match_title")}
        text={t("clients.no_match", { query })}
        clearLabel={t("common.clear_search")}
        onClear={onClearSearch}
      />
    );
  }
  return (
    <EmptyState title={t("clients.empty_title")} text={t("clients.empty_text")} icon={UserPlus}>
      <ButtonLink variant="primary" isWide icon={UserPlus} href={pathTo("/clients/new")}>
        {t("clients.add")}
      </ButtonLink>
      <ImportButton href={pathTo("/import")} />
    </EmptyState>
  );
}
