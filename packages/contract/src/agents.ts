import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import type { ErrorCode } from "./errors.ts";
import { Done, Instant, requiredText, text } from "./primitives.ts";

/** The two agents by their names on the wire (spec §3). */
export const agentTypes = ["support", "business_consultant"] as const;

/** Where an answer leads that offers the same question to the advisor: the dialog asks it there and then. */
export const askAdvisorPath = "/dashboard?ask=advisor";

/** What a message is about. */
export const agentIntents = ["support", "business"] as const;

/** What a message to the agents asks for: how Marzipan is used, or the business's own figures (spec §3). */
export type AgentIntent = (typeof agentIntents)[number];

/** Who wrote an answer: the product's own rules, or a hosted model over the same figures and articles. */
export const agentWriters = ["embedded", "model"] as const;

/** The longest message: what people paste. */
export const longestMessage = 10_000;

const Role = z.enum(["user", "assistant"], "invalid");

/**
 * What is asked. History, plan and type come from the caller and are hints: rights and quota are read from
 * the business (rulings §7).
 */
const AgentMessage = z.strictObject({
  message: requiredText(longestMessage),
  history: z._default(
    z
      .array(z.strictObject({ role: Role, content: text(longestMessage) }))
      .check(z.maxLength(50, "too_many")),
    [],
  ),
  currentPage: z.optional(text(200)),
  agentType: z.optional(z.enum(agentTypes, "invalid")),
  promptType: z.optional(z.enum(agentIntents, "invalid")),
  plan: z.optional(text(40)),
  /** The question's own key: asked again under the same one, on the same day, it is counted once. */
  questionKey: z.optional(text(100)),
});

/** Consultations of the plan: used, the limit (-1 is none), and when they are counted again. */
const AgentQuota = z.object({
  used: z.number(),
  limit: z.number(),
  resetsOn: z.nullable(Instant),
});

/** An answer with where it comes from, the figures in it, and where one can go on. */
export const AgentReply = z.object({
  reply: z.string(),
  intent: z.enum(agentIntents),
  agentType: z.enum(agentTypes),
  answeredBy: z.enum(agentWriters),
  sources: z.array(z.object({ title: z.string(), path: z.string() })),
  figures: z.array(
    z.object({
      key: z.string(),
      value: z.number(),
      unit: z.enum(["money", "count", "percent", "days"]),
      currency: z.optional(z.string()),
    }),
  ),
  /** What the answer tells over time: three to eight columns, in reading order. */
  chart: z.optional(
    z.object({
      title: z.string(),
      columns: z.array(z.object({ label: z.string(), value: z.number() })),
    }),
  ),
  /** Rows that have more to tell than a name and a figure, the name first; sums stand below them. */
  table: z.optional(
    z.object({
      columns: z.array(z.object({ title: z.string(), isNumber: z.boolean() })),
      rows: z.array(z.array(z.string())),
      sums: z.optional(z.array(z.string())),
    }),
  ),
  actions: z.array(z.object({ label: z.string(), path: z.string() })),
  /** How the figures were counted, a sentence each. */
  basis: z.optional(z.array(z.string())),
  /** What may have been meant where that is not sure: each is asked as it is written. */
  choices: z.optional(z.array(z.string())),
  quota: AgentQuota,
});

/**
 * What an answer is sent as where `Accept` asks for server-sent events: pieces of its text in order; `again`, when what
 * was sent so far is withdrawn and the text begins again; at the end the whole as `reply`, or `refused` when the answer
 * ended without one, with the code of the refusal. Anyone who closes the connection before has stopped the answer.
 */
export interface AgentEvents {
  text: { text: string };
  again: Record<string, never>;
  reply: z.infer<typeof AgentReply>;
  refused: { error: { code: ErrorCode; facts: Record<string, unknown> } };
}

/** Asks the support agent or the business advisor (spec §7). */
export const businessAgent = endpoint({
  id: "agents.ask",
  method: "POST",
  path: "/api/functions/business-agent",
  access: "member",
  changes: [],
  changesNothing: "No page shows what was asked.",
  summary:
    "Answers a question from the help articles or from the business's own figures. Streams server-sent events if `Accept` asks for them.",
  body: AgentMessage,
  reply: AgentReply,
  errors: [
    "agent_inactive",
    "agent_locked",
    "agent_lifetime_used",
    "agent_month_used_pro",
    "agent_month_used",
    "rate_limited",
  ],
});

/** Returns whether a hosted model answers, and whether the owner lets it see what tells of people. */
export const getAgentSettings = endpoint({
  id: "agents.settings",
  method: "GET",
  path: "/api/agents/settings",
  access: "member",
  capability: "settings",
  summary:
    "Returns whether a hosted model is configured, and whether it may receive names, phone numbers, allergies and notes.",
  reply: z.object({
    hasModel: z.boolean(),
    sharesDetails: z.boolean(),
    /** Who decided so, and when; `null` while no one has. */
    changedBy: z.nullable(z.string()),
    changedAt: z.nullable(Instant),
  }),
});

/** Lets a hosted model see names, phone numbers, allergies and notes, or no longer (rulings §7). */
export const changeAgentSettings = endpoint({
  id: "agents.changeSettings",
  method: "PUT",
  path: "/api/agents/settings",
  access: "member",
  capability: "settings",
  changes: ["account"],
  summary:
    "Lets a hosted model see the names, phone numbers, allergies and notes of the business's clients, or no longer.",
  body: z.strictObject({ sharesDetails: z.boolean("invalid") }),
  reply: Done,
});
