import { askAdvisorPath } from "@marzipan/contract/agents";
import { loadClassifier } from "@marzipan/questions/classifier/classify";
import type { Tx } from "../../platform/database/database.ts";
import { countAct } from "../../platform/limits/throttle.ts";
import { wordsIn } from "../../platform/formats/translator.ts";
import { countConsultation } from "../billing/billing.actions.ts";
import type { AgentAnswer, Asking, Listener } from "./agent-answer.ts";
import {
  answerBusiness,
  answerUnlessOnUse,
  isForAdvisor,
  wholeQuestion,
} from "./advisor/advisor.actions.ts";
import { hear, say, storeBoth, tell } from "./messages.actions.ts";
import type { Heard, Message, Told } from "./messages.actions.ts";
import { answerByModel } from "./model/hosted-answer.actions.ts";
import { answerAdvisorsHelp, answerSupport } from "./support/support.actions.ts";

/** As many messages a minute as no one types. */
const messages = { lengthMs: 60_000, most: 60 };

/**
 * Returns a message: support from the help articles, business from the business's own figures, by a hosted model where
 * one is configured. A consultation is counted only when it was answered, by one at a time, so that the last one is
 * given once (rulings §7). What the advisor is asked on the product's use is answered from the help articles.
 */
export async function businessAgent(
  asking: Asking,
  asked: Message,
  listener: Listener,
): Promise<Told> {
  const { deps, transact, accountId } = asking;
  await countAct(deps, { key: `agent:${accountId}`, window: messages, refusal: "rate_limited" });
  await loadClassifier();
  if (deps.agentModel) return await answerByModel(asking, asked, listener);
  const { message, currentPage } = asked;
  const first = await transact(async (tx) => {
    const heard = await hear(tx, asked);
    const { intent, language, member } = heard;
    const whole =
      intent === "business" ? await wholeQuestion(tx, asked, language, member) : message;
    const answer =
      intent === "business" ? await answerUnlessOnUse(tx, whole, language, member) : null;
    return { heard, whole, told: answer && (await consult(tx, asked, heard, answer)) };
  });
  listener.begin();
  const { heard, whole, told } = first;
  const { language } = heard;
  if (told !== null) return say(told, listener);
  // Articles are files: no transaction waits for them.
  const answer =
    heard.intent === "business"
      ? await answerAdvisorsHelp(message, language, currentPage)
      : await offerAdvisor(heard, message, await answerSupport(message, language, currentPage));
  if (answer === null) {
    const late = await transact(async (tx) => {
      const again = await hear(tx, asked);
      const from = await answerBusiness(tx, whole, again.language, again.member);
      return await consult(tx, asked, again, from);
    });
    return say(late, listener);
  }
  await transact((tx) => storeBoth(tx, asked, heard, answer));
  return say(tell(heard, answer, 0), listener);
}

/** Offers the same question to the advisor where it would answer it from the books. */
async function offerAdvisor(
  { isAdvisorOpen, language, member }: Heard,
  message: string,
  answer: AgentAnswer,
): Promise<AgentAnswer> {
  if (!isAdvisorOpen || !(await isForAdvisor(message, language, member))) return answer;
  const t = await wordsIn(language);
  const offer = { label: t("ask.card_ask"), path: askAdvisorPath };
  return { ...answer, actions: [offer, ...answer.actions] };
}

async function consult(
  tx: Tx<"session">,
  asked: Message,
  heard: Heard,
  answer: AgentAnswer,
): Promise<Told> {
  if (answer.isAnswered) await countConsultation(tx, heard.consultationId);
  await storeBoth(tx, asked, heard, answer);
  return tell(heard, answer, answer.isAnswered ? 1 : 0);
}
