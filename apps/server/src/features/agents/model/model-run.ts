import type { AgentReply } from "@marzipan/contract/agents";
import type { Language } from "@marzipan/contract/languages";
import {
  addFacts,
  addText,
  findUnknown,
  listSaid,
  noFigures,
} from "@marzipan/questions/figures-in-text/known-figures";
import type { z } from "zod";
import type {
  AgentModel,
  ModelCall,
  ModelTurn,
} from "../../../providers/agent-model/agent-model.port.ts";
import { tableNamedIn } from "../wording/tables.rules.ts";
import type { ToolAnswer } from "./model-tools.ts";
import { cutPieces, makePlain, makePlainName } from "./plain-answer.rules.ts";
import type { Pseudonyms } from "./privacy/pseudonyms.rules.ts";

type Reply = z.infer<typeof AgentReply>;

const mostSteps = 6;
const mostOutputTokens = 4000;
const mostInputTokens = 60_000;
const mostCallsEach = 4;
const mostLinks = 3;

/** The most that one answer may spend. */
export const mostTokens = { input: mostInputTokens, output: mostOutputTokens } as const;

/** What an answer by the model is made with. */
export interface RunOptions {
  model: AgentModel;
  instructions: string;
  question: string;
  tools: Readonly<Record<string, { description: string; input: z.ZodType }>>;
  /** Runs a tool; an answer that is a text says why it could not. */
  runTool: (call: ModelCall) => Promise<ToolAnswer | string>;
  pseudonyms: Pseudonyms;
  /** Languages whose number words may be in the answer. */
  spoken: readonly Language[];
  /** The person's own words, whose figures may be said again. */
  asked: string;
  /** Hears checked pieces; the last is held back until the answer is settled. */
  say: (piece: string) => void;
  /** Called when all pieces are withdrawn. */
  withdraw: () => void;
  signal: AbortSignal;
}

/** An answer whose every figure a tool gave. */
export interface ModelAnswer {
  reply: string;
  /** What of the reply has not been said yet. */
  rest: string;
  sources: Reply["sources"];
  figures: Reply["figures"];
  chart?: NonNullable<Reply["chart"]>;
  table?: NonNullable<Reply["table"]>;
  actions: Reply["actions"];
}

/** The tokens that an answer has used so far. */
export interface Spent {
  input: number;
  output: number;
}

/** Thrown where the model gives no answer that may be shown. */
class ModelFailure extends Error {
  override name = "ModelFailure";
}

/** Thrown by a piece with figures or pseudonyms that nothing gave. */
class FalseFigures extends Error {
  readonly figures: readonly string[];

  constructor(figures: readonly string[]) {
    super("an answer says figures that no tool gave");
    this.figures = figures;
  }
}

/** Makes one answer; what it spends is added to `spent` as it goes, also where it fails. */
export async function runModel(options: RunOptions, spent: Spent): Promise<ModelAnswer> {
  const run = makeRun(options, spent);
  try {
    return await run.answer();
  } catch (error) {
    if (!(error instanceof FalseFigures)) throw error;
    run.correct(error.figures);
  }
  try {
    return await run.answer();
  } catch (error) {
    if (error instanceof FalseFigures) throw new ModelFailure(error.message);
    throw error;
  }
}

function makeRun(options: RunOptions, spent: Spent) {
  const { model, pseudonyms, spoken, signal } = options;
  const turns: ModelTurn[] = [{ by: "user", text: options.question }];
  const known = noFigures();
  addText(known, options.asked, spoken);
  const answers: ToolAnswer[] = [];
  const names = new Set<string>();
  let steps = 0;
  let said = "";
  let held = "";
  let links: Reply["actions"] = [];

  const clear = (): void => {
    if (said !== "") options.withdraw();
    [said, held, links] = ["", "", []];
  };
  const judge = (raw: string): void => {
    const { text, links: found } = makePlain(raw);
    const bare = stripNames(pseudonyms.strip(text), names);
    const unknown = [...pseudonyms.findStrange(text), ...findUnknown(bare, known, spoken)];
    if (unknown.length > 0) throw new FalseFigures(unknown);
    links.push(...found.map(({ label, path }) => ({ label: nameIn(label), path })));
    if (held !== "") {
      options.say(held);
      said += held;
    }
    held = nameIn(text);
  };
  const nameIn = (text: string): string => pseudonyms.restore(text, makePlainName);
  const take = async (call: ModelCall): Promise<string> => {
    signal.throwIfAborted();
    const answer = await options.runTool(call);
    if (typeof answer === "string") return JSON.stringify({ error: answer });
    answers.push(answer);
    addFacts(known, answer.data);
    for (const text of answer.ownTexts ?? []) addText(known, text, spoken);
    for (const name of answer.names ?? []) names.add(name);
    return JSON.stringify({ data: answer.data });
  };

  const step = async (): Promise<boolean> => {
    steps += 1;
    requireLeft(steps, spent);
    const calls: ModelCall[] = [];
    const cutter = cutPieces();
    let letters = 0;
    let isWhole = false;
    try {
      const parts = model.ask({
        instructions: options.instructions,
        turns,
        tools: options.tools,
        mustAnswer: steps === mostSteps,
        mostOutputTokens: mostOutputTokens - spent.output,
        signal,
      });
      for await (const part of parts) {
        if (part.kind === "text") {
          letters += part.text.length;
          for (const piece of cutter.add(part.text)) judge(piece);
        } else if (part.kind === "call") calls.push(part.call);
        else {
          isWhole = true;
          spent.input += part.inputTokens;
          spent.output += part.outputTokens;
          turns.push({ by: "model", turn: part.turn });
        }
      }
    } finally {
      // What was broken off is not counted by the provider's answer, and paid for.
      if (!isWhole) {
        spent.input += Math.ceil(JSON.stringify([options.instructions, turns]).length / 2);
        spent.output += Math.ceil(letters / 2);
      }
    }
    if (calls.length === 0) {
      const rest = cutter.rest();
      if (rest.trim() !== "") judge(rest);
      return true;
    }
    clear();
    turns.push({ by: "tools", answers: await answerCalls(calls, take) });
    return false;
  };

  return {
    answer: async (): Promise<ModelAnswer> => {
      while (!(await step()));
      const reply = said + held;
      if (reply.trim() === "") throw new ModelFailure("the model says nothing");
      return {
        ...partsOf(reply, answers, spoken),
        rest: held.trimEnd(),
        actions: unique(links).slice(0, mostLinks),
      };
    },
    correct: (figures: readonly string[]): void => {
      clear();
      turns.push({ by: "user", text: correctionOf(figures) });
    },
  };
}

/** Throws where an answer has used up its steps or tokens. */
function requireLeft(steps: number, spent: Spent): void {
  if (steps > mostSteps) throw new ModelFailure("the model takes too many steps");
  if (spent.input >= mostInputTokens || spent.output >= mostOutputTokens) {
    throw new ModelFailure("the model uses too many tokens");
  }
}

async function answerCalls(
  calls: readonly ModelCall[],
  take: (call: ModelCall) => Promise<string>,
): Promise<{ call: ModelCall; answer: string }[]> {
  const given: { call: ModelCall; answer: string }[] = [];
  for (const [at, call] of calls.entries()) {
    const answer = at < mostCallsEach ? await take(call) : JSON.stringify({ error: "too_many" });
    given.push({ call, answer });
  }
  return given;
}

function correctionOf(figures: readonly string[]): string {
  const list = JSON.stringify(figures.slice(0, 10));
  return `Your answer was not shown: no tool gave these figures: ${list}. Answer again with figures of the tools only, in digits, or say that you cannot tell.`;
}

/** Returns what a reply shows of the tools' answers: the figures that it says, their chart, the table it names. */
function partsOf(
  reply: string,
  answers: readonly ToolAnswer[],
  spoken: RunOptions["spoken"],
): Omit<ModelAnswer, "rest" | "actions"> {
  // Of sums that are written alike, such as expenses and the loss they make, the first is meant.
  const sums = [
    ...new Map(
      answers
        .flatMap(({ figures = [] }) => figures)
        .toReversed()
        .map((one) => [`${Math.abs(one.value)} ${one.currency ?? ""}`, one]),
    ).values(),
  ].toReversed();
  const figures = listSaid(
    reply,
    sums.map(({ value }) => value),
    spoken,
  );
  const shown = unique(sums.filter(({ value }) => figures.includes(value)));
  const chart = chartBeside(shown, answers);
  const tables = answers.flatMap(({ table }) => (table ? [table] : []));
  const table = tableNamedIn(reply, tables);
  return {
    reply: reply.trim(),
    sources: unique(answers.flatMap(({ sources = [] }) => sources)),
    figures: shown,
    ...(chart && { chart }),
    ...(table && { table }),
  };
}

/** Returns the chart of the first figure that is said, else the first that a tool gave: the model chooses none. */
function chartBeside(
  figures: Reply["figures"],
  answers: readonly ToolAnswer[],
): Reply["chart"] | undefined {
  const charts = answers.flatMap((one) => one.charts ?? []);
  const said = charts.find(({ key }) => figures.some((figure) => figure.key === key));
  return (said ?? charts[0])?.chart;
}

/** Returns a text without names that hold digits, the longest first. */
function stripNames(text: string, names: ReadonlySet<string>): string {
  return [...names]
    .filter((name) => name.length > 2 && /\p{L}/u.test(name) && /\p{N}/u.test(name))
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, name) => rest.replaceAll(name, " "), text);
}

function unique<Item extends object>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}
