import type * as analytics from "@marzipan/contract/analytics";
import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import { averageOrderMinor, profitMinor, sumOwed, sumWeekdays } from "@marzipan/domain/figures";
import type { OwedDay, Span, Sums } from "@marzipan/domain/figures";
import { toMajorOf } from "@marzipan/domain/money";
import { comparedSpan, piecesOf } from "@marzipan/domain/periods";
import type { Tx } from "../../platform/database/database.ts";
import { together } from "../../platform/database/together.ts";
import { memberOf } from "../../platform/account/member.ts";
import {
  countHours,
  countRequests,
  currenciesOf,
  figuresOfSpan,
  listBestItems,
  sumCategories,
  sumClientGroups,
  sumOwedDays,
  sumOwedIn,
  sumsIn,
} from "../figures/figures.actions.ts";
import type { ClientGroup, SpanFigures } from "../figures/figures.actions.ts";
import { readSpan } from "../figures/span.rules.ts";

type Analytics = ReplyOf<typeof analytics.getAnalytics>;
type Money = (amountMinor: number) => number;

const bestCount = 10;

/** Returns the figures of a period in one currency, beside those that it is compared with. */
export async function getAnalytics(
  tx: Tx<"session">,
  query: Input<typeof analytics.getAnalytics>["query"],
): Promise<Analytics> {
  const span = readSpan(query);
  const member = memberOf(await tx.entered, tx.now);
  const { today, timeZone, currency: own } = member;
  const currency = query.currency ?? own;
  const before = comparedSpan(span, today, query.compare);
  const [figures, earlier, groups, earlierGroups, best, hours, owed, requests] = await together([
    figuresOfSpan(tx, span),
    before ? figuresOfSpan(tx, before) : null,
    sumClientGroups(tx, span, currency),
    before ? sumClientGroups(tx, before, currency) : null,
    listBestItems(tx, span, currency, bestCount),
    countHours(tx, span, currency),
    member.tracksPayments ? sumOwedDays(tx) : [],
    countRequests(tx, span, timeZone, currency),
  ]);
  const money: Money = (amountMinor) => toMajorOf(amountMinor, currency);
  const describe = (of: SpanFigures, [from, to]: Span, ofClients: readonly ClientGroup[]) => ({
    totals: describeTotals(sumsIn(of, currency, [from, to]), ofClients, money),
    spans: describeSpans(of, piecesOf([from, to], span), currency, money),
    categories: sumCategories(of, currency).map(({ category, amountMinor, count }) => ({
      category,
      amount: money(amountMinor),
      count,
    })),
  });
  const days = figures.days.get(currency) ?? [];
  const spent = sumCategories(figures, currency);
  return {
    from: span[0],
    to: span[1],
    today,
    at: tx.now.toISOString(),
    currency,
    currencies: currenciesOf(figures, own, owed),
    ...describe(figures, span, groups),
    compared:
      before && earlier
        ? { from: before[0], to: before[1], ...describe(earlier, before, earlierGroups ?? []) }
        : null,
    items: best.map(({ name, productId, quantity, revenueMinor }) => ({
      name,
      productId,
      quantity,
      revenue: money(revenueMinor),
    })),
    itemsCount: best[0]?.itemsCount ?? 0,
    weekdays: sumWeekdays(days, span).map(({ revenueMinor, ...one }) => ({
      ...one,
      revenue: money(revenueMinor),
    })),
    hours: sumHours(hours),
    weekdayHours: hours.flatMap(({ hour, ...one }) => (hour === null ? [] : [{ hour, ...one }])),
    expensesCount: spent.reduce((sum, { count }) => sum + count, 0),
    expensesWithFile: spent.reduce((sum, { withFile }) => sum + withFile, 0),
    owed: describeOwed(
      owed.filter((day) => day.currency === currency),
      today,
      money,
    ),
    requests: describeRequests(requests, money),
    clients: {
      new: describeGroup(groups, "new", money),
      returning: describeGroup(groups, "returning", money),
      unlinked: describeGroup(groups, "unlinked", money),
    },
    others: describeOthers(figures, owed, span, currency),
  };
}

function describeTotals(
  sums: Sums,
  groups: readonly ClientGroup[],
  money: Money,
): Analytics["totals"] {
  const average = averageOrderMinor(sums);
  return {
    revenue: money(sums.revenueMinor),
    cash: money(sums.cashMinor),
    refunds: money(sums.refundsMinor),
    expenses: money(sums.expensesMinor),
    profit: money(profitMinor(sums)),
    ordersCount: sums.ordersCount,
    averageOrder: average === null ? null : money(average),
    newClients: groupOf(groups, "new").clients,
    returningClients: groupOf(groups, "returning").clients,
  };
}

function describeSpans(
  figures: SpanFigures,
  pieces: readonly Span[],
  currency: string,
  money: Money,
): Analytics["spans"] {
  return pieces.map(([from, to]) => {
    const sums = sumsIn(figures, currency, [from, to]);
    return {
      from,
      to,
      revenue: money(sums.revenueMinor),
      cash: money(sums.cashMinor),
      expenses: money(sums.expensesMinor),
    };
  });
}

function groupOf(groups: readonly ClientGroup[], kind: ClientGroup["kind"]): ClientGroup {
  const none = { kind, clients: 0, ordersCount: 0, revenueMinor: 0 };
  return groups.find((group) => group.kind === kind) ?? none;
}

function describeGroup(
  groups: readonly ClientGroup[],
  kind: ClientGroup["kind"],
  money: Money,
): Analytics["clients"]["new"] {
  const { clients, ordersCount, revenueMinor } = groupOf(groups, kind);
  return { clients, ordersCount, revenue: money(revenueMinor) };
}

function sumHours(hours: Awaited<ReturnType<typeof countHours>>): Analytics["hours"] {
  const counts = new Map<number, number>();
  for (const { hour, ordersCount } of hours) {
    if (hour !== null) counts.set(hour, (counts.get(hour) ?? 0) + ordersCount);
  }
  return [...counts]
    .toSorted(([a], [b]) => a - b)
    .map(([hour, ordersCount]) => ({ hour, ordersCount }));
}

function describeOwed(days: readonly OwedDay[], today: string, money: Money): Analytics["owed"] {
  return {
    total: money(days.reduce((sum, { amountMinor }) => sum + amountMinor, 0)),
    oldestDate: days[0]?.day ?? null,
    byAge: sumOwed(days, today).map(({ amountMinor, ...one }) => ({
      ...one,
      amount: money(amountMinor),
    })),
  };
}

function describeRequests(
  counts: Awaited<ReturnType<typeof countRequests>>,
  money: Money,
): Analytics["requests"] {
  const of = (status: string) => counts.find((one) => one.status === status);
  const count = (status: string): number => of(status)?.count ?? 0;
  return {
    asked: counts.reduce((sum, one) => sum + one.count, 0),
    accepted: count("accepted"),
    declined: count("declined"),
    expired: count("expired"),
    withdrawn: count("withdrawn"),
    waiting: count("new") + count("quoted"),
    declinedAmount: money(of("declined")?.amountMinor ?? 0),
  };
}

function describeOthers(
  figures: SpanFigures,
  owed: readonly (OwedDay & { currency: string })[],
  span: Span,
  currency: string,
): Analytics["others"] {
  return currenciesOf(figures, currency, owed)
    .slice(1)
    .map((other) => {
      const sums = sumsIn(figures, other, span);
      return {
        currency: other,
        revenue: toMajorOf(sums.revenueMinor, other),
        cash: toMajorOf(sums.cashMinor, other),
        expenses: toMajorOf(sums.expensesMinor, other),
        profit: toMajorOf(profitMinor(sums), other),
        owed: toMajorOf(sumOwedIn(owed, other), other),
        ordersCount: sums.ordersCount,
      };
    });
}
