import type { businessAgent } from "@marzipan/contract/agents";
import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import { isLanguage } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import { findIntent } from "@marzipan/domain/agent-intent";
import { refuseAgent } from "@marzipan/domain/agent-quota";
import { unlimited } from "@marzipan/domain/plans";
import { mayRole } from "@marzipan/domain/roles";
import { AppError } from "../../platform/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import { memberOf } from "../../platform/member.ts";
import type { Member } from "../../platform/member.ts";
import { countAct } from "../../platform/throttle.ts";
import type { Counting } from "../../platform/throttle.ts";
import { countConsultation, readConsultations } from "../billing/billing.actions.ts";
import type { AgentAnswer, Listener } from "./agent-answer.ts";
import { answerBusiness } from "./advisor.actions.ts";
import { addMessages } from "./agents.store.ts";
import { answerSupport } from "./support.actions.ts";

/** As many messages a minute as nobody types. */
const messages = { lengthMs: 60_000, most: 60 };

/** What answering works with: transactions under the caller's proof, and who calls. */
export interface Asking {
  deps: Counting;
  transact: <T>(work: (tx: Tx<"session">) => Promise<T>) => Promise<T>;
  accountId: string;
}

type Message = Input<typeof businessAgent>["body"];
type Told = ReplyOf<typeof businessAgent>;

/**
 * Answers a message: support from the help articles, business from the business's own figures. A consultation is
 * counted only when it was answered, by one at a time, so that the last one is given once (rulings §7).
 */
export async function answerMessage(
  { deps, transact, accountId }: Asking,
  asked: Message,
  listener: Listener,
): Promise<Told> {
  await countAct(deps, { key: `agent:${accountId}`, window: messages, refusal: "rate_limited" });
  const first = await transact(async (tx) => {
    const heard = await hear(tx, asked);
    return { heard, told: heard.intent === "business" ? await consult(tx, asked, heard) : null };
  });
  listener.begin();
  const { heard } = first;
  if (first.told !== null) return say(first.told, listener);
  // Articles are files: no transaction waits for them.
  const answer = await answerSupport(asked.message, heard.language, asked.currentPage);
  await transact((tx) => store(tx, asked, heard, answer));
  return say(tell(heard, answer, 0), listener);
}

/** Says an answer that is there as a whole, line by line. */
function say(told: Told, listener: Listener): Told {
  for (const line of told.reply.split("\n")) listener.text(`${line}\n`);
  return told;
}

/** A message that may be answered: what it is about, whose it is, and what of the consultations is used. */
interface Heard {
  intent: Told["intent"];
  member: Member;
  language: Language;
  counted: Awaited<ReturnType<typeof readConsultations>>;
}

async function hear(tx: Tx<"session">, asked: Message): Promise<Heard> {
  const session = await tx.entered;
  const member = memberOf(session, tx.now);
  const { isAdmin, plan } = member;
  const language = isLanguage(session.language) ? session.language : "en";
  const isAdvisorChosen =
    asked.agentType === "business_consultant" || asked.promptType === "business";
  const { message } = asked;
  const intent = findIntent({ message, language, plan: plan.plan, isAdvisorChosen });
  const isBusiness = intent === "business";
  if (isBusiness && !mayRole(session.role, "money")) {
    throw new AppError("role_too_low", { capability: "money" });
  }
  const counted = await readConsultations(tx, plan.plan, isBusiness);
  const { used, limit } = counted;
  const refusal = refuseAgent(intent, { plan: plan.plan, status: plan.status, isAdmin, used });
  if (refusal) throw new AppError(refusal, { used, limit, plan: plan.plan });
  return { intent, member, language, counted };
}

async function consult(tx: Tx<"session">, asked: Message, heard: Heard): Promise<Told> {
  const answer = await answerBusiness(tx, asked.message, heard.language, heard.member);
  if (answer.isAnswered) await countConsultation(tx);
  await store(tx, asked, heard, answer);
  return tell(heard, answer, answer.isAnswered ? 1 : 0);
}

const agentOf = ({ intent }: Heard): Told["agentType"] =>
  intent === "business" ? "business_consultant" : "support";

async function store(tx: Tx, asked: Message, heard: Heard, { reply }: AgentAnswer): Promise<void> {
  const both = { intent: heard.intent, agent_type: agentOf(heard) };
  await addMessages(tx, heard.member.accountId, [
    { ...both, role: "user", content: asked.message },
    { ...both, role: "assistant", content: reply },
  ]);
}

function tell(heard: Heard, { isAnswered: _own, ...told }: AgentAnswer, spent: number): Told {
  const { intent, member, counted } = heard;
  return {
    ...told,
    intent,
    agentType: agentOf(heard),
    quota: {
      used: counted.used + spent,
      limit: member.isAdmin ? unlimited : counted.limit,
      resetsOn: counted.countsAnewAt,
    },
  };
}
