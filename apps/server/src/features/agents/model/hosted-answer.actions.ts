import { isErrorCode } from "@marzipan/contract/errors";
import { languagesOf } from "@marzipan/questions/concepts/concepts";
import { addDays, monthStart, weekdayOf } from "@marzipan/domain/dates";
import { normalise } from "@marzipan/domain/search";
import { AppError } from "../../../platform/errors/app-error.ts";
import type { AgentModelConfig } from "../../../platform/config/models.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { wordsIn } from "../../../platform/formats/translator.ts";
import { holdConsultation, settleConsultation } from "../../billing/billing.actions.ts";
import { answerBusiness, answerUnlessOnUse, wholeQuestion } from "../advisor/advisor.actions.ts";
import type { AgentAnswer, Asking, Listener } from "../agent-answer.ts";
import { reserveCost, settleCost } from "./costs.store.ts";
import type { Cost } from "./costs.store.ts";
import { findContacts, findNames, loadSetting } from "../agent-settings.store.ts";
import type { NameSearch } from "../agent-settings.store.ts";
import type { KnownContacts } from "./privacy/contact-details.rules.ts";
import { foldSigns } from "./privacy/contact-signs.rules.ts";
import { giveBack } from "./refund-consultation.actions.ts";
import { hear, say, storeBoth, tell } from "../messages.actions.ts";
import type { Heard, Message, Told } from "../messages.actions.ts";
import { writeInstructions, writeQuestion } from "./instructions.rules.ts";
import { mostTokens, runModel } from "./model-run.ts";
import type { ModelAnswer, Spent } from "./model-run.ts";
import { toolboxFor } from "./model-toolbox.actions.ts";
import { phoneEndsOf } from "./privacy/phone-numbers.rules.ts";
import { makePseudonyms, phoneEndsIn, wordsOfNames } from "./privacy/pseudonyms.rules.ts";
import type { Pseudonyms } from "./privacy/pseudonyms.rules.ts";
import { answerAdvisorsHelp, answerSupport } from "../support/support.actions.ts";

/** Whom the person may mean: clients, and anyone who ordered in this time. */
const namesOfDays = 400;
/** How often the session is asked about while an answer is made. */
const sessionCheckMs = 1000;

/** A message that the model may be asked: what is held for it, and what may leave. */
interface Prepared {
  businessId: string;
  heard: Heard;
  /** The consultation is held; not for what is not counted. */
  isHeld: boolean;
  /** What is counted before it is spent; `null` where the month has no more. */
  cost: Cost | null;
  sharesDetails: boolean;
  pseudonyms: Pseudonyms;
}

/**
 * Returns a message by the hosted model, outside transactions: consultation and cost are held before, settled after,
 * also where the answer is refused. Where no answer comes that may be shown, the embedded agents answer and say so.
 */
export async function answerByModel(
  asking: Asking,
  asked: Message,
  listener: Listener,
): Promise<Told> {
  const config = asking.deps.config.agentModel as AgentModelConfig;
  const prepared = await asking.transact((tx) => prepare(tx, asked, config));
  listener.begin();
  const spent: Spent = { input: 0, output: 0 };
  const making = { listener, spent, config, isSettled: false };
  try {
    return await answerPrepared(asking, asked, prepared, making);
  } catch (error) {
    // What fails after the answer is stored takes nothing of it back.
    if (making.isSettled) throw error;
    const { businessId, heard, isHeld, cost } = prepared;
    await giveBack(asking.deps, businessId, {
      consultationId: isHeld ? heard.consultationId : null,
      cost,
      spentMicroUsd: costOf(spent, config),
    });
    throw error;
  }
}

async function answerPrepared(
  asking: Asking,
  asked: Message,
  prepared: Prepared,
  making: Making,
): Promise<Told> {
  const { listener } = making;
  const made = await make(asking, asked, prepared, making);
  const { heard } = prepared;
  if ("rest" in made) {
    const answer = await finish(heard, made);
    await settle(asking, prepared, making, true, (tx) => storeBoth(tx, asked, heard, answer));
    if (made.rest !== "") listener.text(made.rest);
    return tell(heard, answer, heard.intent === "business" ? 1 : 0);
  }
  const { answer, isConsultation } = await answerEmbedded(asking, asked, heard, made.failed);
  await settle(asking, prepared, making, isConsultation, (tx) =>
    storeBoth(tx, asked, heard, answer),
  );
  return say(tell(heard, answer, isConsultation ? 1 : 0), listener);
}

async function prepare(
  tx: Tx<"session">,
  asked: Message,
  { prices, mostMonthlyUsd }: AgentModelConfig,
): Promise<Prepared> {
  const heard = await hear(tx, asked);
  const { member, language, intent } = heard;
  const isHeld = intent === "business" && (await holdConsultation(tx, heard.consultationId));
  const cost = {
    month: monthStart(member.today),
    microUsd: Math.ceil(mostTokens.input * prices.input + mostTokens.output * prices.output),
    mostMicroUsd: Math.round(mostMonthlyUsd * 1e6),
  };
  const isPayable = await reserveCost(tx, cost);
  const sharesDetails = (await loadSetting(tx))?.sharesDetails ?? false;
  const texts = [asked.message, ...asked.history.map(({ content }) => content)];
  const search = {
    words: wordsOfNames(texts, language),
    text: normalise(texts.join("\n")),
    since: addDays(member.today, -namesOfDays),
  };
  const names = sharesDetails ? [] : await findNames(tx, search);
  const contacts = sharesDetails ? noContacts : await knownContacts(tx, texts, search);
  return {
    businessId: tx.businessId,
    heard,
    isHeld,
    cost: isPayable ? cost : null,
    sharesDetails,
    pseudonyms: makePseudonyms(names, sharesDetails, contacts),
  };
}

const noContacts: KnownContacts = { phones: [], addresses: [] };

/** Finds the clients' phone numbers and addresses that texts may hold; none where no text has a digit. */
async function knownContacts(
  tx: Tx<"session">,
  texts: readonly string[],
  { words, since }: NameSearch,
): Promise<KnownContacts> {
  const folded = foldSigns(texts.join("\n"));
  if (!/\d/.test(folded)) return noContacts;
  const ends = phoneEndsOf(folded);
  const { phones, addresses } = await findContacts(tx, { ends, words, since });
  return { phones: [...phoneEndsIn(texts), ...phones], addresses };
}

/** What one answering has at hand. */
interface Making {
  listener: Listener;
  spent: Spent;
  config: AgentModelConfig;
  /** What was held is settled, and the answer stored. */
  isSettled: boolean;
}

/** Why the embedded agents answer in the model's place, `null` where nothing needs to be said about it. */
type Failed = "agents.model_failed" | "agents.model_spent" | null;

async function make(
  asking: Asking,
  asked: Message,
  prepared: Prepared,
  { listener, spent, config }: Making,
): Promise<ModelAnswer | { failed: Failed }> {
  const { agentModel: model, log } = asking.deps;
  if (prepared.cost === null || model === null) return { failed: "agents.model_spent" };
  const { heard, pseudonyms, sharesDetails } = prepared;
  const { member, language, intent } = heard;
  const over = new AbortController();
  const watch = watchSession(asking, over);
  const signal = AbortSignal.any([
    listener.gone,
    over.signal,
    AbortSignal.timeout(config.timeoutMs),
  ]);
  let hasSaid = false;
  const context = {
    language,
    currency: member.currency,
    today: member.today,
    page: asked.currentPage,
    pseudonyms,
    sharesDetails,
  };
  const toolbox = toolboxFor(intent, asking, context);
  try {
    const answer = await runModel(
      {
        model,
        instructions: writeInstructions({
          intent,
          language,
          today: member.today,
          currency: member.currency,
          weekday: weekdayNames[weekdayOf(member.today)] ?? "",
        }),
        question: writeQuestion(asked.message, asked.history, asked.currentPage, (text) =>
          pseudonyms.hide(text),
        ),
        ...toolbox,
        pseudonyms,
        spoken: languagesOf(asked.message, language).filter(
          (one) => one === language || one === "en",
        ),
        asked: asked.message,
        say: (piece) => {
          hasSaid = true;
          listener.text(piece);
        },
        withdraw: () => listener.again(),
        signal,
      },
      spent,
    );
    // Support answers from articles or not at all.
    if (intent === "business" || answer.sources.length > 0) return answer;
    if (hasSaid) listener.again();
    return { failed: null };
  } catch (error) {
    if (listener.gone.aborted) throw new AppError("unavailable");
    if (over.signal.aborted) throw over.signal.reason;
    if (error instanceof AppError) throw error;
    log.warn({ err: error as Error }, "the model gave no answer, the embedded agent does");
    if (hasSaid) listener.again();
    return { failed: "agents.model_failed" };
  } finally {
    clearInterval(watch);
  }
}

const weekdayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Asks about the session again and again; a refusal ends the answer, an unreachable database does not. */
function watchSession({ snapshot }: Asking, over: AbortController): NodeJS.Timeout {
  return setInterval(() => {
    snapshot(async (tx) => await tx.entered).catch((error: unknown) => {
      const isRefused =
        error instanceof AppError && isErrorCode(error.code) && error.code !== "unavailable";
      if (isRefused) over.abort(error);
    });
  }, sessionCheckMs);
}

/** Returns by the embedded agents, saying first why; a consultation is what was answered from the books alone. */
async function answerEmbedded(
  asking: Asking,
  asked: Message,
  { intent, language, member }: Heard,
  failed: Failed,
): Promise<{ answer: AgentAnswer; isConsultation: boolean }> {
  const { message, currentPage } = asked;
  const { answer, isFromBooks } =
    intent === "business"
      ? await adviseEmbedded(asking, asked, { language, member })
      : { answer: await answerSupport(message, language, currentPage), isFromBooks: false };
  const isConsultation = isFromBooks && answer.isAnswered;
  if (failed === null) return { answer, isConsultation };
  const t = await wordsIn(language);
  return { answer: { ...answer, reply: `${t(failed)}\n${answer.reply}` }, isConsultation };
}

/** Returns what the advisor is asked from the books, but from the help articles what is on the product's use. */
async function adviseEmbedded(
  { transact }: Asking,
  asked: Message,
  { language, member }: Pick<Heard, "language" | "member">,
): Promise<{ answer: AgentAnswer; isFromBooks: boolean }> {
  const { whole, advised } = await transact(async (tx) => {
    const question = await wholeQuestion(tx, asked, language, member);
    return {
      whole: question,
      advised: await answerUnlessOnUse(tx, question, language, member),
    };
  });
  if (advised !== null) return { answer: advised, isFromBooks: true };
  // Articles are files: no transaction waits for them.
  const help = await answerAdvisorsHelp(asked.message, language, asked.currentPage);
  if (help !== null) return { answer: help, isFromBooks: false };
  const late = await transact((tx) => answerBusiness(tx, whole, language, member));
  return { answer: late, isFromBooks: true };
}

async function finish({ intent, language }: Heard, made: ModelAnswer): Promise<AgentAnswer> {
  const { rest: _said, actions, ...answer } = made;
  const t = await wordsIn(language);
  const open = { label: t("agents.open_figures"), path: "/analytics" };
  const isNamed = actions.some(({ path }) => path.startsWith(open.path));
  return {
    ...answer,
    isAnswered: true,
    answeredBy: "model",
    actions: intent === "business" && !isNamed ? [...actions, open] : actions,
  };
}

/** Settles what was held, and stores what belongs to it. */
async function settle(
  { transact }: Asking,
  { heard, isHeld, cost }: Prepared,
  making: Making,
  isAnswered: boolean,
  store: (tx: Tx<"session">) => Promise<void>,
): Promise<void> {
  await transact(async (tx) => {
    if (isHeld || (isAnswered && heard.intent === "business"))
      await settleConsultation(tx, heard.consultationId, isAnswered);
    if (cost !== null) await settleCost(tx, cost, costOf(making.spent, making.config));
    await store(tx);
  });
  making.isSettled = true;
}

function costOf(spent: Spent, { prices }: AgentModelConfig): number {
  return Math.ceil(spent.input * prices.input + spent.output * prices.output);
}
