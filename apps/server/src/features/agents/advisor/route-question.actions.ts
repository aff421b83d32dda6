import { pages } from "@marzipan/contract/paths";
import { restsOnNames } from "@marzipan/questions/account";
import type { Intent } from "@marzipan/questions/intents";
import { isDirectionWord } from "@marzipan/questions/direction";
import { leavesOut } from "@marzipan/questions/leaving-out";
import type { Meant } from "@marzipan/questions/meant-names";
import { asWritten } from "@marzipan/questions/names";
import { plainText } from "@marzipan/questions/words";
import type { NamedThing } from "../../figures/figures.actions.ts";
import type { AdvisorQuestion, AnswerParts } from "./answer-parts.rules.ts";
import { withNow } from "./answer-parts.rules.ts";
import { answerFigures, isPlain } from "./answers/figures.actions.ts";
import { answerToCome, isKnownAfterwards } from "./answers/upcoming.actions.ts";
import * as lists from "./answers/lists.actions.ts";
import { askItem, askWhich, findNamed, isUnclear, readItem } from "./answers/names.actions.ts";
import { answerNamed, tellLeft, tellWhole } from "./route-named.actions.ts";
import * as plans from "./answers/what-if.actions.ts";
import type { Words } from "../wording/insights.rules.ts";
import * as standing from "./answers/counts.actions.ts";
import { answerBuyers, answerPayers } from "./answers/clients.actions.ts";
import * as work from "./answers/orders.actions.ts";
import { answerDayOrders } from "./answers/day-orders.actions.ts";
import { answerDeposits } from "./answers/deposits.actions.ts";
import { answerPlacesLeft } from "./answers/places.actions.ts";
import { answerRequests } from "./answers/requests.actions.ts";
import { answerNamedSuppliers, answerSuppliers } from "./answers/suppliers.actions.ts";
import { answerClientOrder } from "./answers/client-orders.actions.ts";

/** Returns whether a question names something of the business that it can be about; one on an account a client alone. */
export async function namesWhatIsAsked(asked: AdvisorQuestion): Promise<boolean> {
  const named = await findNamed(asked);
  const { isOfAccount, rest } = asked.question;
  return isOfAccount ? restsOnNames(rest, named) : named.groups.length > 0;
}

const byIntent: Readonly<
  Partial<Record<Intent, (asked: AdvisorQuestion) => Promise<AnswerParts>>>
> = {
  owed: work.answerOwed,
  cash_methods: lists.answerMethods,
  expense_categories: lists.answerCategories,
  expense_category: lists.answerCategories,
  best_items: (asked) => lists.answerItems(asked, "best"),
  best_items_units: (asked) => lists.answerItems(asked, "best_units"),
  item_sales: askItem,
  worst_items: (asked) => lists.answerItems(asked, "worst"),
  clients_best: lists.answerBestClients,
  clients_new: lists.answerClients,
  clients_returning: lists.answerClients,
  clients_count: lists.answerClients,
  clients_stopped: (asked) => plans.answerInsights(asked, "client_stopped"),
  busiest_day: (asked) => lists.answerBusiest(asked, "day"),
  busiest_hour: (asked) => lists.answerBusiest(asked, "hour"),
  clients_paid: answerPayers,
  clients_all: standing.answerAllClients,
  best_month: (asked) => standing.answerMonths(asked, "best"),
  worst_month: (asked) => standing.answerMonths(asked, "worst"),
  orders_open: (asked) =>
    asked.question.isNamed ? work.answerOpen(asked) : standing.answerAllOpen(asked),
  goal: plans.answerGoal,
  orders_on_day: answerDayOrders,
  deposits: (asked) => answerDeposits(asked, "paid"),
  deposits_unpaid: (asked) => answerDeposits(asked, "missing"),
  requests: (asked) => answerRequests(asked, "all"),
  requests_declined: (asked) => answerRequests(asked, "declined"),
  cancelled: work.answerCancelled,
  discounts: work.answerDiscounts,
  month_end: plans.answerMonthEnd,
  insights: (asked) => plans.answerInsights(asked),
  places_left: answerPlacesLeft,
  supplier_spend: answerSuppliers,
  client_next_order: (asked) => answerClientOrder(asked, "next"),
  client_last_order: (asked) => answerClientOrder(asked, "last"),
  product_cost: ({ words: { t } }) =>
    Promise.resolve({
      lines: [t("agents.cannot_costing")],
      figures: [],
      counted: null,
      actions: [{ label: t("shell.expenses"), path: pages.expenses.path }],
    }),
};

/** What is asked of a named item or client rather than of the whole business. */
const ofNamed: readonly Intent[] = [
  "revenue",
  "orders",
  "best_items",
  "best_items_units",
  "item_sales",
  "clients_count",
  "cash",
  "owed",
  "expenses",
];

/** What is known of the whole business only: where a name is next to it, that is said. */
const ofWhole: readonly Intent[] = ["profit", "average", "refunds", "cancelled", "discounts"];

/** So is this, which words that are no names often are next to: an unknown one is not told. */
const ofWholeToo: readonly Intent[] = [
  "cash_methods",
  "orders_open",
  "clients_best",
  "clients_new",
  "clients_returning",
  "busiest_day",
  "busiest_hour",
  "best_month",
  "worst_month",
  "deposits",
  "requests",
];

/** Returns the answer to an understood question: on what it names, else on the business as a whole. */
export async function answer(asked: AdvisorQuestion): Promise<AnswerParts> {
  const { intents, isOfAccount, isOfBuyers, rest, written } = asked.question;
  const [intent] = intents;
  if (isOfAccount && !(await namesWhatIsAsked(asked))) return nothingKnown(asked.words);
  const isOfNamed = intent !== undefined && ofNamed.includes(intent);
  const isOfItem = intent === "price_change" || intent === "to_make";
  const isNameTold = isOfNamed || (intent !== undefined && ofWhole.includes(intent));
  if (!isNameTold && !isOfItem && (!intent || !ofWholeToo.includes(intent)))
    return await answerWhole(asked);
  const named = await findNamed(asked);
  const { text } = asked.question;
  const keys = named.groups.flatMap((group) =>
    group.map(({ nameKey }) => plainText(nameKey).trim()),
  );
  // What all but one came to is not worked out, and the one is not what is asked for.
  if (named.groups.length > 0 && leavesOut(text, keys)) return nothingKnown(asked.words);
  if (isOfItem) return await answerOfItem(asked, named, intent);
  const buyers = await answerBuyersOf(asked, named);
  if (buyers) return buyers;
  const isToCome = isKnownAfterwards(asked.question);
  // Which items sell best is not counted by client.
  const isOfAll =
    (intent === "best_items" || intent === "best_items_units") &&
    named.groups.flat().every(({ kind }) => kind === "client");
  const said = isOfNamed && !isToCome && !isOfAll ? await answerNamed(asked, named, intent) : null;
  if (said) return said;
  const whole = await answerWhole(asked);
  const known = isOfNamed && !isToCome && !isOfAll ? [] : named.groups;
  if (known.length > 0) return tellWhole(asked, whole, known);
  const strange = isOfBuyers && rest.length > 0 && named.groups.length === 0 ? rest : [];
  const name = asked.question.name ?? strange.map((word) => asWritten(word, written)).join(" ");
  if (name === "" || !isNameTold || isDirectionWord(name, asked.language)) return whole;
  return { ...whole, lines: [asked.words.t("advisor.not_found", { name }), ...whole.lines] };
}

/** Returns what is asked of items alone, the price of one or what is to be made of several; clients are told apart. */
async function answerOfItem(
  asked: AdvisorQuestion,
  { groups, unknown }: Meant<NamedThing>,
  intent: "price_change" | "to_make",
): Promise<AnswerParts> {
  const areItems = groups.filter((group) => group.every(({ kind }) => kind === "item"));
  const [first = []] = areItems;
  const heard = intent === "to_make" ? areItems : [first];
  const said =
    intent === "to_make"
      ? await work.answerToMake(asked, heard)
      : await plans.answerPrice(asked, await readItem(asked, first));
  const left = { groups: groups.filter((group) => !heard.includes(group)), unknown };
  if (said.counted === null) return said;
  return heard.length === 0 && groups.length > 0
    ? tellWhole(asked, said, groups)
    : tellLeft(asked, said, left);
}

/** Returns who bought the first item that a question on buyers names; `null` where it names none, or asks of days to come. */
async function answerBuyersOf(
  asked: AdvisorQuestion,
  { groups, unknown }: Meant<NamedThing>,
): Promise<AnswerParts | null> {
  const { isOfBuyers, isToCome } = asked.question;
  const item = groups.find((group) => group.every(({ kind }) => kind === "item"));
  if (!isOfBuyers || isToCome || !item) return null;
  if (isUnclear(item)) return askWhich(asked, item);
  const left = { groups: groups.filter((group) => group !== item), unknown };
  return tellLeft(asked, await answerBuyers(asked, item), left);
}

/** Returns for the business as a whole. */
async function answerWhole(asked: AdvisorQuestion): Promise<AnswerParts> {
  const { intents } = asked.question;
  const [intent] = intents;
  if (isKnownAfterwards(asked.question)) return await answerToCome(asked);
  const suppliers = intent === "expenses" ? await answerNamedSuppliers(asked) : null;
  if (suppliers) return suppliers;
  const { compared, span } = asked.question;
  const isOfDays = intents.length === 1 && intent === "orders" && compared === null;
  if (isOfDays && span[0] >= asked.member.today) return await answerDayOrders(asked);
  const figures = intents.filter(isPlain);
  if (figures.length > 0) {
    const said = await answerFigures(asked, figures);
    return intent === "owed" ? withNow(said, await work.answerOwed(asked)) : said;
  }
  const one = intent && byIntent[intent];
  return one ? await one(asked) : { lines: [], figures: [], counted: null, actions: [] };
}

/** Says that a question is not known, with three that are. */
export function nothingKnown({ t }: Words): AnswerParts {
  const examples = [t("advisor.ex_1"), t("advisor.ex_2"), t("advisor.ex_3")];
  return {
    lines: [t("agents.figures_unknown"), ...examples.map((one) => `• ${one}`)],
    figures: [],
    counted: null,
    actions: [{ label: t("agents.open_figures"), path: pages.analytics.path }],
  };
}
