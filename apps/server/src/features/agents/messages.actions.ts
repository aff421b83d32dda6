import { createHash, randomUUID } from "node:crypto";
import type { businessAgent } from "@marzipan/contract/agents";
import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import { isLanguage } from "@marzipan/contract/languages";
import type { Language } from "@marzipan/contract/languages";
import { findIntent } from "@marzipan/questions/agent-intent";
import { questionLanguage } from "@marzipan/questions/question-language";
import { refuseAgent } from "@marzipan/domain/agent-quota";
import { unlimited } from "@marzipan/domain/plans";
import { mayRole } from "@marzipan/domain/roles";
import { AppError } from "../../platform/errors/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import { memberOf } from "../../platform/account/member.ts";
import type { Member } from "../../platform/account/member.ts";
import { readConsultations } from "../billing/billing.actions.ts";
import type { AgentAnswer, Listener } from "./agent-answer.ts";
import { addMessages } from "./agents.store.ts";

/** A message as it was sent. */
export type Message = Input<typeof businessAgent>["body"];
/** What is answered. */
export type Told = ReplyOf<typeof businessAgent>;

/** A message that may be answered: what it is about, whose it is, and what of the consultations is used. */
export interface Heard {
  intent: Told["intent"];
  member: Member;
  /** The question's own language, in which it is answered. */
  language: Language;
  counted: Awaited<ReturnType<typeof readConsultations>>;
  /** The advisor would be asked the same without a refusal. */
  isAdvisorOpen: boolean;
  /** Under what it is counted as a consultation. */
  consultationId: string;
}

/** Reads a message: what it is about, and whether it may be answered; the last consultation is heard by one at a time. */
export async function hear(tx: Tx<"session">, asked: Message): Promise<Heard> {
  const session = await tx.entered;
  const member = memberOf(session, tx.now);
  const { isAdmin, plan } = member;
  const own = isLanguage(session.language) ? session.language : "en";
  const isAdvisorChosen =
    asked.agentType === "business_consultant" || asked.promptType === "business";
  const { message } = asked;
  const language = questionLanguage(message, own);
  // Anyone who chose the support agent has no consultation counted for a word in the question.
  const intent =
    asked.promptType === "support"
      ? "support"
      : findIntent({ message, language: own, plan: plan.plan, isAdvisorChosen });
  const isBusiness = intent === "business";
  if (isBusiness && !mayRole(session.role, "money")) {
    throw new AppError("role_too_low", { capability: "money" });
  }
  const consultationId = nameConsultation(asked, member);
  const counted = await readConsultations(tx, plan.plan, isBusiness ? consultationId : null);
  const { used, limit } = counted;
  const asker = { plan: plan.plan, status: plan.status, isAdmin, used };
  const refusal = refuseAgent(intent, asker);
  if (refusal) throw new AppError(refusal, { used, limit, plan: plan.plan });
  const isAdvisorOpen = mayRole(session.role, "money") && refuseAgent("business", asker) === null;
  return { intent, member, language, counted, isAdvisorOpen, consultationId };
}

/** The same question with the same key is one consultation, so that one whose answer was lost can be asked again. */
function nameConsultation({ questionKey, message }: Message, { accountId, today }: Member): string {
  if (questionKey === undefined) return randomUUID();
  const question = JSON.stringify([accountId, questionKey, today, message]);
  const hash = createHash("sha256").update(question).digest("hex");
  return hash.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

const agentOf = ({ intent }: Heard): Told["agentType"] =>
  intent === "business" ? "business_consultant" : "support";

/** Stores what was asked and what was answered. */
export async function storeBoth(
  tx: Tx,
  asked: Message,
  heard: Heard,
  { reply }: AgentAnswer,
): Promise<void> {
  const both = { intent: heard.intent, agent_type: agentOf(heard) };
  await addMessages(tx, heard.member.accountId, [
    { ...both, role: "user", content: asked.message },
    { ...both, role: "assistant", content: reply },
  ]);
}

/** Returns what is told, with what of the consultations is used now. */
export function tell(
  heard: Heard,
  { isAnswered: _own, ...told }: AgentAnswer,
  spent: number,
): Told {
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

/** Sends a complete answer, line by line. */
export function say(told: Told, listener: Listener): Told {
  for (const line of told.reply.split("\n")) listener.text(`${line}\n`);
  return told;
}
