import type { Intent } from "@marzipan/questions/intents";
import type { Meant } from "@marzipan/questions/meant-names";
import { asWritten } from "@marzipan/questions/names";
import { spanOfNamed } from "@marzipan/questions/read-spans";
import type { NamedThing } from "../../figures/figures.actions.ts";
import {
  type AdvisorQuestion,
  type AnswerParts,
  sayPeriod,
  withNow,
} from "./answer-parts.rules.ts";
import type { Words } from "../wording/insights.rules.ts";
import {
  answerClient,
  answerClientOwing,
  answerClientPaying,
  answerItem,
  askWhich,
  isUnclear,
  readItem,
} from "./answers/names.actions.ts";

/** So many names of a question are answered. */
const mostAnswered = 5;
const mostActions = 3;

/**
 * Returns for each name of a question by itself, over a year where it names no period, and tells which names are not
 * in the answer; `null` where nothing that can be asked so is named.
 */
export async function answerNamed(
  { question, ...asked }: AdvisorQuestion,
  { groups, unknown }: Meant<NamedThing>,
  intent: Intent,
): Promise<AnswerParts | null> {
  // What a client owes or spends: an item does neither.
  const isOfClient = intent === "owed" || intent === "expenses";
  const fitting = isOfClient
    ? groups.map((group) => group.filter(({ kind }) => kind === "client"))
    : groups;
  const named = fitting.filter((group) => group.length > 0).slice(0, mostAnswered);
  if (named.length === 0) return null;
  const span = question.isNamed ? question.span : spanOfNamed(asked.member.today);
  const own: AdvisorQuestion = { ...asked, question: { ...question, span } };
  const unclear = named.find(isUnclear);
  if (unclear) return askWhich(own, unclear);
  const parts: AnswerParts[] = [];
  for (const one of named) parts.push(await answerCompared(own, one, intent));
  const told = groups.filter((_, at) => named.includes(fitting[at] ?? []));
  const left = groups.filter((group) => !told.includes(group));
  return tellLeft(own, { ...joinSaid(own, parts, named), span }, { groups: left, unknown });
}

/** Returns what is asked of one name, with the same of the period that it is compared with. */
async function answerCompared(
  asked: AdvisorQuestion,
  named: readonly NamedThing[],
  intent: Intent,
): Promise<AnswerParts> {
  const { question, words, member } = asked;
  const now = await answerAll(asked, named, intent);
  const { compared } = question;
  if (compared === null || now.isNow === true) return now;
  // What is owed is known of today alone.
  const intents = question.intents.filter((one) => one !== "owed");
  const before = { ...asked, question: { ...question, intents, span: compared } };
  const then = await answerAll(before, named, intents[0] ?? intent);
  const label = sayPeriod(compared, words, member.today);
  return {
    ...now,
    lines: [
      ...now.lines,
      ...then.lines.map((value) => words.t("common.labelled", { label, value })),
    ],
    figures: [
      ...now.figures,
      ...then.figures.map((figure) => ({ ...figure, key: `${figure.key}_before` })),
    ],
  };
}

/** Returns what is asked of one name; of a client both what they paid and what they bought or owes, where both are. */
async function answerAll(
  asked: AdvisorQuestion,
  named: readonly NamedThing[],
  intent: Intent,
): Promise<AnswerParts> {
  const { intents } = asked.question;
  const [first] = named;
  const beside = (["revenue", "owed"] as const).find((one) => intents.includes(one));
  if (!intents.includes("cash") || beside === undefined || first?.kind !== "client")
    return await answerOne(asked, named, intent);
  const paid = await answerLabelled(asked, named, "cash");
  const other = await answerLabelled(asked, named, beside);
  if (beside === "owed") return withNow(paid, other);
  return {
    ...other,
    lines: [...other.lines, ...paid.lines],
    figures: [...other.figures, ...paid.figures],
    counted: asked.words.format.list([other.counted ?? "", paid.counted ?? ""]),
    actions: [...other.actions.slice(0, 1), ...paid.actions.slice(1)],
  };
}

/** Returns what is asked of one name, and says what it is. */
async function answerLabelled(
  asked: AdvisorQuestion,
  named: readonly NamedThing[],
  intent: "revenue" | "cash" | "owed",
): Promise<AnswerParts> {
  const { t } = asked.words;
  const said = await answerOne(asked, named, intent);
  const [value = "", ...lines] = said.lines;
  return {
    ...said,
    lines: [t("common.labelled", { label: t(`figures.${intent}`), value }), ...lines],
  };
}

async function answerOne(
  asked: AdvisorQuestion,
  named: readonly NamedThing[],
  intent: Intent,
): Promise<AnswerParts> {
  const [first] = named as readonly [NamedThing];
  if (intent === "owed") return await answerClientOwing(asked, first);
  const item = first.kind === "item" ? await readItem(asked, named) : null;
  if (item) return answerItem(asked, item);
  return intent === "cash"
    ? await answerClientPaying(asked, first)
    : await answerClient(asked, first);
}

/** Returns several as one, which says that each is counted by itself. */
function joinSaid(
  { words: { t, format } }: AdvisorQuestion,
  parts: readonly AnswerParts[],
  named: readonly (readonly NamedThing[])[],
): AnswerParts {
  const [first] = parts as readonly [AnswerParts];
  if (parts.length === 1) return first;
  const counted = [...new Set(parts.flatMap((one) => one.counted ?? []))];
  return {
    lines: [t("advisor.each_alone"), ...parts.flatMap(({ lines }) => lines)],
    figures: parts.flatMap(({ figures }, at) =>
      figures.map((figure) => (at === 0 ? figure : { ...figure, key: `${figure.key}_${at + 1}` })),
    ),
    counted: format.list(counted),
    ...(first.isNow === true && { isNow: true }),
    ...(first.countedNow !== undefined && { countedNow: first.countedNow }),
    actions: joinActions(t, parts, named),
  };
}

/**
 * Returns where several answers lead: the own place of each first, then what they share. Words that lead to several
 * places bear the name of each.
 */
function joinActions(
  t: Words["t"],
  parts: readonly AnswerParts[],
  named: readonly (readonly NamedThing[])[],
): AnswerParts["actions"] {
  const own = parts.flatMap(({ actions: [first] }, at) =>
    first ? [{ ...first, value: named[at]?.[0]?.name ?? "" }] : [],
  );
  const places = new Map(own.map((one) => [one.path, one]));
  const isShared = ({ label }: { label: string }): boolean =>
    [...places.values()].filter((one) => one.label === label).length > 1;
  const said = [...places.values()].map(({ value, ...one }) =>
    isShared(one) ? { ...one, label: t("common.labelled", { label: one.label, value }) } : one,
  );
  const rest = parts.flatMap(({ actions }) => actions.slice(1));
  const shared = new Map(rest.map((one) => [one.path, one]));
  for (const { path } of said) shared.delete(path);
  return [...said, ...shared.values()].slice(0, mostActions);
}

/** Returns what is said with the names of the question that are not counted in it. */
export function tellLeft(
  { words: { t, format }, question: { written } }: AdvisorQuestion,
  said: AnswerParts,
  { groups, unknown }: Meant<NamedThing>,
): AnswerParts {
  const name = format.list(nameEach(groups));
  const strange = (unknown ?? "").split(" ").map((word) => asWritten(word, written));
  return {
    ...said,
    lines: [
      ...said.lines,
      ...(groups.length > 0 ? [t("advisor.not_counted", { name })] : []),
      ...(unknown === null ? [] : [t("advisor.not_found_too", { name: strange.join(" ") })]),
    ],
  };
}

/** Returns what is said of the whole business with the names of the question for which it is not known. */
export function tellWhole(
  { words: { t, format } }: AdvisorQuestion,
  said: AnswerParts,
  groups: Meant<NamedThing>["groups"],
): AnswerParts {
  const name = format.list(nameEach(groups));
  return { ...said, lines: [t("advisor.only_whole", { name }), ...said.lines] };
}

function nameEach(groups: Meant<NamedThing>["groups"]): string[] {
  return groups.flatMap(([first]) => (first ? [first.name] : []));
}
