import { expenseCategories, listExpenses } from "@marzipan/contract/expenses";
import { justDeleted } from "../../platform/undo/just-deleted.ts";
import { LayoutGrid, Plus, ScanLine } from "lucide-react";
import { usePages } from "../../platform/api/queries.ts";
import { useT } from "../../platform/i18n/LanguageProvider.tsx";
import { MonthSteps } from "../../platform/lists/MonthSteps.tsx";
import { AddLink, ToDeleted } from "../../platform/lists/ListPage.tsx";
import { NarrowedTo } from "../../platform/lists/NarrowedTo.tsx";
import { useNarrowing } from "../../platform/lists/use-narrowing.ts";
import { PagedList } from "../../platform/lists/PagedList.tsx";
import { useFeature, useMe } from "../../platform/session/me.tsx";
import { putBack } from "../../platform/undo/put-back.ts";
import { useTypedSearch } from "../../platform/url/use-typed-search.ts";
import { useUrlParams } from "../../platform/url/use-url-params.ts";
import { ButtonLink } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { IconLink } from "../../ui/IconButton.tsx";
import { NoMatch } from "../../ui/NoMatch.tsx";
import { SearchField } from "../../ui/SearchField.tsx";
import { Select } from "../../ui/Select.tsx";
import { Page } from "../../platform/screen/Page.tsx";
import { categoryIcons } from "./category-icons.ts";
import { ExpenseRows, ExpenseRowsSkeleton } from "./ExpenseRows.tsx";
import { ExpenseSums } from "./ExpenseSums.tsx";
import { compareExpenses, expensesQuery, readExpensesView } from "./expenses-view.rules.ts";
import type { ExpensesView } from "./expenses-view.rules.ts";
import styles from "./expenses.module.css";
import pagePartsStyles from "../../platform/screen/page-parts.module.css";
import { pathTo } from "../../platform/url/path-to.ts";

/** What was spent: month by month, with its sums by category, found by words and filters. */
export function ExpensesPage() {
  const t = useT();
  const [typed, setTyped] = useTypedSearch();
  const { today } = useMe().business;
  const [params, change] = useUrlParams();
  const view = readExpensesView(params, today);
  return (
    <Page title={t("expenses.title")} actions={<HeadActions />}>
      <div className={pagePartsStyles.listTools}>
        <SearchField
          className={pagePartsStyles.listSearch}
          label={t("expenses.search")}
          clearLabel={t("common.clear_search")}
          value={typed}
          onChange={setTyped}
        />
      </div>
      <Filters view={view} />
      <NarrowedTo
        words={useNarrowing(view)}
        onClear={() => change({ from: null, to: null, currency: null })}
      />
      <div className={styles.expenseColumns}>
        <div className={styles.expenseMain}>
          <ExpenseList view={view} onClear={() => setTyped("")} />
          <ToDeleted href={pathTo("/expenses/deleted")} />
        </div>
        {view.month !== null && <ExpenseSums month={view.month} chosen={view.category} />}
      </div>
    </Page>
  );
}

function HeadActions() {
  const t = useT();
  const scans = useFeature("receipt_ocr");
  return (
    <>
      {scans && (
        <IconLink
          label={t("dashboard.quick_receipts")}
          icon={ScanLine}
          iconSize="l"
          href={pathTo("/receipts")}
        />
      )}
      <AddLink href={pathTo("/expenses/new")} label={t("expenses.add")} />
    </>
  );
}

function Filters({ view }: { view: ExpensesView }) {
  const t = useT();
  const [, change] = useUrlParams();
  const items = [
    { id: "all", text: t("expenses.all_categories"), icon: LayoutGrid },
    ...expenseCategories.map((id) => ({
      id,
      text: t(`expenses.category_${id}`),
      icon: categoryIcons[id],
    })),
  ];
  return (
    <div className={styles.expenseFilters}>
      {view.range === null && <MonthSteps month={view.month} />}
      <Select
        aria-label={t("expenses.category")}
        className={styles.expenseCategory}
        placeholder={t("expenses.all_categories")}
        items={items}
        value={view.category ?? "all"}
        onChange={(id) => change({ category: id === "all" ? null : id })}
      />
    </div>
  );
}

/**
 * The list of the view, with those deleted within the last 10 seconds put back at their places for
 * Undo.
 */
function ExpenseList({ view, onClear }: { view: ExpensesView; onClear: () => void }) {
  const t = useT();
  const list = usePages(listExpenses, { query: expensesQuery(view) });
  const deleted = justDeleted(listExpenses)
    .useItems()
    .filter(({ date }) => view.month === null || date.startsWith(view.month.slice(0, 7)))
    .filter(({ date }) => !view.range || (view.range.from <= date && date <= view.range.to));
  const rows = putBack(list.items, deleted, compareExpenses);
  return (
    <PagedList
      list={list}
      skeleton={<ExpenseRowsSkeleton />}
      failedTitle={t("expenses.load_failed")}
      empty={rows.length === 0 ? <Nothing view={view} onClear={onClear} /> : null}
      status={t("expenses.shown_count", { n: list.items.length })}
    >
      <ExpenseRows rows={rows} />
    </PagedList>
  );
}

/**
 * In place of rows: nothing matches the filters, which can be cleared, or there is no expense yet.
 */
function Nothing({ view, onClear }: { view: ExpensesView; onClear: () => void }) {
  const t = useT();
  const [, change] = useUrlParams();
  if (view.q !== "" || view.category !== null) {
    return (
      <NoMatch
        title={t("common.no_match_title")}
        text={t("expenses.no_match")}
        clearLabel={t("expenses.clear_filters")}
        onClear={() => {
          onClear();
          change({ category: null, q: null });
        }}
      />
    );
  }
  return (
    <EmptyState
      title={view.month === null ? t("expenses.empty_title") : t("expenses.month_empty")}
      text={t("expenses.empty_text")}
      picture={{ src: "/sweets/empty-board.svg" }}
    >
      <ButtonLink variant="primary" isWide icon={Plus} href={pathTo("/expenses/new")}>
        {t("expenses.add")}
      </ButtonLink>
    </EmptyState>
  );
}
