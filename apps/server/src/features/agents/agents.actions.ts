import type { businessAgent } from "@marzipan/contract/agents";
import type { Input, ReplyOf } from "@marzipan/contract/endpoint";
import { isLanguage } from "@marzipan/contract/languages";
import { findIntent } from "@marzipan/domain/agent-intent";
import { refuseAgent } from "@marzipan/domain/agent-quota";
import { unlimited } from "@marzipan/domain/plans";
import { mayRole } from "@marzipan/domain/roles";
import { AppError } from "../../platform/app-error.ts";
import type { Tx } from "../../platform/database/database.ts";
import { memberOf } from "../../platform/member.ts";
import { countConsultation, readConsultations } from "../billing/billing.actions.ts";
import { answerBusiness } from "./advisor.actions.ts";
import { addMessages } from "./agents.store.ts";
import { answerSupport } from "./support.actions.ts";

/**
 * Answers a message: support from the help articles, business from the business's own figures. A consultation is
 * counted only when it was answered, by one at a time, so that the last one is given once (rulings §7).
 */
export async function answerMessage(
  tx: Tx<"session">,
  asked: Input<typeof businessAgent>["body"],
): Promise<ReplyOf<typeof businessAgent>> {
  const session = await tx.entered;
  const member = memberOf(session, tx.now);
  const { plan, status } = member.plan;
  const language = isLanguage(session.language) ? session.language : "en";
  const isAdvisorChosen =
    asked.agentType === "business_consultant" || asked.promptType === "business";
  const intent = findIntent({ message: asked.message, language, plan, isAdvisorChosen });
  const isBusiness = intent === "business";
  if (isBusiness && !mayRole(session.role, "money")) {
    throw new AppError("role_too_low", { capability: "money" });
  }
  const counted = await readConsultations(tx, plan, isBusiness);
  const refusal = refuseAgent(intent, {
    plan,
    status,
    isAdmin: member.isAdmin,
    used: counted.used,
  });
  if (refusal) throw new AppError(refusal, { used: counted.used, limit: counted.limit, plan });
  const answer = isBusiness
    ? await answerBusiness(tx, asked.message, language, member)
    : await answerSupport(asked.message, language, asked.currentPage);
  const { isAnswered, ...told } = answer;
  const isCounted = isBusiness && isAnswered;
  if (isCounted) await countConsultation(tx);
  const agentType = isBusiness ? "business_consultant" : "support";
  await addMessages(tx, member.accountId, [
    { intent, role: "user", content: asked.message, agent_type: agentType },
    { intent, role: "assistant", content: told.reply, agent_type: agentType },
  ]);
  return {
    ...told,
    intent,
    agentType,
    quota: {
      used: counted.used + (isCounted ? 1 : 0),
      limit: member.isAdmin ? unlimited : counted.limit,
      resetsOn: counted.countsAnewAt,
    },
  };
}
