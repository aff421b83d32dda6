import type { Cell, Table } from "../../platform/sheets/table.ts";
import { listClientSums, listItemSums, sumClientGroups } from "../figures/figures.actions.ts";
import type { ClientSum } from "../figures/figures.actions.ts";
import { once } from "./money-tables.actions.ts";
import * as store from "./report-rows.store.ts";
import { currenciesFor, readCells, titleIn } from "./report-source.ts";
import type { ReportSource } from "./report-source.ts";

/** More clients or items than a business has. */
const all = 1_000_000;

/**
 * The clients with what they brought in in the span, a table for each currency: those there are by name, then deleted
 * ones who brought something in, then the orders without a client, so that the sums are those of the orders.
 */
export async function clientTables(source: ReportSource): Promise<Table[]> {
  const { t, tx, span } = source;
  const currencies = currenciesFor(source, "orders");
  const tables: Table[] = [];
  for (const currency of currencies) {
    const sums = await listClientSums(tx, span, currency, {
      group: "all",
      after: null,
      limit: all,
    });
    const groups = await sumClientGroups(tx, span, currency);
    const unlinked = groups.find(({ kind }) => kind === "unlinked");
    tables.push({
      title: titleIn(t("sheets.clients"), currency, currencies),
      currency,
      columns: [
        { title: t("sheets.name"), kind: "text", isBrief: true },
        { title: t("common.phone"), kind: "text", isShort: true },
        { title: t("common.email"), kind: "text" },
        { title: t("sheets.client_kind"), kind: "text", isShort: true },
        { title: t("figures.orders"), kind: "count", isBrief: true, isSummed: true },
        { title: t("figures.revenue"), kind: "money", isBrief: true, isSummed: true },
      ],
      rows: clientRows(source, currency, sums, unlinked),
    });
  }
  return tables;
}

type Sums = Pick<ClientSum, "ordersCount" | "revenueMinor">;

function clientRows(
  source: ReportSource,
  currency: string,
  sums: readonly ClientSum[],
  unlinked: Sums | undefined,
): () => AsyncGenerator<(readonly Cell[])[]> {
  const { t } = source;
  const sayKind = ({ isNew }: ClientSum): string =>
    t(isNew ? "sheets.client_new" : "sheets.client_returning");
  const counted = (sum: Sums | undefined): [number, number] => [
    sum?.ordersCount ?? 0,
    sum?.revenueMinor ?? 0,
  ];
  return async function* pieces() {
    const left = new Map(sums.map((sum) => [sum.clientId, sum]));
    const there = readCells(source, currency, store.clientsStatement, (row) => {
      const sum = left.get(row.id);
      left.delete(row.id);
      return [row.name, row.phone, row.email, sum ? sayKind(sum) : null, ...counted(sum)];
    });
    yield* there();
    yield* once([
      ...[...left.values()].map((sum) => [
        sum.clientName,
        null,
        null,
        sayKind(sum),
        ...counted(sum),
      ]),
      ...(unlinked ? [[t("sheets.no_client"), null, null, null, ...counted(unlinked)]] : []),
    ]);
  };
}

/** The products, the menu's items with their prices, and what was sold in the span by item and currency. */
export async function productTables(source: ReportSource): Promise<Table[]> {
  const { t } = source;
  const onMenu = currenciesFor(source, "menu");
  return [
    {
      title: t("sheets.products"),
      currency: null,
      columns: [
        { title: t("sheets.name"), kind: "text", isBrief: true },
        { title: t("expenses.category"), kind: "text", isBrief: true },
        { title: t("common.notes"), kind: "text", isShort: true },
      ],
      rows: readCells(source, source.own, store.productsStatement, (row) => [
        row.name,
        row.category,
        row.description,
      ]),
    },
    ...onMenu.map((currency): Table => ({
      title: titleIn(t("sheets.menu_items"), currency, onMenu),
      currency,
      columns: [
        { title: t("sheets.name"), kind: "text", isBrief: true },
        { title: t("expenses.category"), kind: "text", isBrief: true },
        { title: t("common.notes"), kind: "text" },
        { title: t("sheets.on_menu"), kind: "text", isShort: true },
        { title: t("sheets.price"), kind: "money", isBrief: true },
      ],
      rows: readCells(source, currency, store.menuItemsStatement, (row) => [
        row.name,
        row.section,
        row.description,
        row.is_active ? t("sheets.yes") : null,
        row.price_minor,
      ]),
    })),
    ...(await soldTables(source)),
  ];
}

async function soldTables(source: ReportSource): Promise<Table[]> {
  const { t, tx, span } = source;
  const currencies = currenciesFor(source, "orders");
  const tables: Table[] = [];
  for (const currency of currencies) {
    const sums = await listItemSums(tx, span, currency, {
      sort: "revenue",
      after: null,
      limit: all,
    });
    tables.push({
      title: titleIn(t("sheets.sold"), currency, currencies),
      currency,
      columns: [
        { title: t("sheets.item"), kind: "text", isBrief: true },
        { title: t("common.quantity"), kind: "number", isBrief: true, isSummed: true },
        { title: t("figures.revenue"), kind: "money", isBrief: true, isSummed: true },
      ],
      rows: () =>
        once(
          sums.map(({ name, quantity, revenueMinor }) => [
            name ?? t("sheets.other_items"),
            quantity,
            revenueMinor,
          ]),
        ),
    });
  }
  return tables;
}
