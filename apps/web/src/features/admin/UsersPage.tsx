import { listUsers } from "@marzipan/contract/admin";
import { Users } from "lucide-react";
import { usePages } from "../../platform/api/queries.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { PagedList } from "../../platform/lists/PagedList.tsx";
import { useTypedSearch } from "../../platform/url/use-typed-search.ts";
import { useUrlParams } from "../../platform/url/use-url-params.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { NoMatch } from "../../ui/NoMatch.tsx";
import { SearchField } from "../../ui/SearchField.tsx";
import { Page } from "../../platform/screen/Page.tsx";
import { ListSkeleton } from "./ListSkeleton.tsx";
import { PlanFilter, StandingFilter } from "./UserFilters.tsx";
import { UserRows } from "./UserRows.tsx";
import { UserSheet } from "./UserSheet.tsx";
import { readUsersView } from "./users-view.rules.ts";
import styles from "./admin.module.css";

/** `/admin/user-management`: every account, found by name, email or business, and its sheet. */
export function UsersPage() {
  const t = useT();
  const [params, change] = useUrlParams();
  const view = readUsersView(params);
  const [typed, setTyped] = useTypedSearch();
  const clear = (): void => {
    setTyped("");
    change({ q: null, filter: null, plan: null });
  };
  return (
    <Page title={t("shell.admin_users")}>
      <div className={styles.adminTools}>
        <SearchField
          label={t("admin.search")}
          placeholder={t("admin.search")}
          clearLabel={t("common.clear_search")}
          value={typed}
          onChange={setTyped}
        />
        <PlanFilter />
      </div>
      <StandingFilter />
      <UserList onClear={clear} />
      {view.userId && <UserSheet id={view.userId} onClose={() => change({ user: null })} />}
    </Page>
  );
}

function UserList({ onClear }: { onClear: () => void }) {
  const t = useT();
  const [params] = useUrlParams();
  const { q, filter, plan } = readUsersView(params);
  const list = usePages(listUsers, {
    query: { q, ...(filter && { filter }), ...(plan && { plan }) },
  });
  const isFiltered = [q, filter, plan].some(Boolean);
  const nothing = isFiltered ? (
    <NoMatch
      title={t("common.no_match_title")}
      text={t("admin.no_filtered")}
      clearLabel={t("admin.clear_filters")}
      onClear={onClear}
    />
  ) : (
    <EmptyState icon={Users} title={t("admin.nobody_waits")} />
  );
  return (
    <PagedList
      list={list}
      skeleton={<ListSkeleton label={t("admin.loading")} />}
      failedTitle={t("admin.load_failed")}
      empty={list.items.length === 0 ? nothing : null}
      status={t("admin.shown_count", { n: list.items.length })}
    >
      <UserRows users={list.items} />
    </PagedList>
  );
}
