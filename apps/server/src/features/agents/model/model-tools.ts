import type { AgentReply } from "@marzipan/contract/agents";
import type { Language } from "@marzipan/contract/languages";
import type { Role } from "@marzipan/contract/roles";
import type { z } from "zod";
import type { Tx } from "../../../platform/database/database.ts";
import type { Pseudonyms } from "./privacy/pseudonyms.rules.ts";

type Reply = z.infer<typeof AgentReply>;

/** What the tools of one answer know. */
export interface ToolContext {
  language: Language;
  currency: string;
  today: string;
  page: string | undefined;
  pseudonyms: Pseudonyms;
  /** Whether the owner lets a model see phone numbers, allergies and notes. */
  sharesDetails: boolean;
}

/** What a tool answers. */
export interface ToolAnswer {
  /** What the model is given; its numbers are the figures that may be said. */
  data: unknown;
  /** Texts of ours in it, whose figures may be said too. */
  ownTexts?: readonly string[];
  /** Names in it whose digits are no figures. */
  names?: readonly string[];
  sources?: Reply["sources"];
  /** Sums that are next to the answer where it says them. */
  figures?: Reply["figures"];
  /** Charts that may stand below the answer, by the figure whose course they show; the model is given none. */
  charts?: readonly { key: string; chart: NonNullable<Reply["chart"]> }[];
  /** Its rows as a reader sees them, with real names; the model is not given it. */
  table?: NonNullable<Reply["table"]>;
}

/** A tool that only reads. */
export interface AgentTool {
  description: string;
  input: z.ZodType;
  /** Who may use it; asked of the session each time. */
  mayUse: (role: Role) => boolean;
  run: (tx: Tx<"session">, input: never, context: ToolContext) => Promise<ToolAnswer>;
}

/** Describes a tool; its input is what the schema makes of what the model gives. */
export function defineTool<Schema extends z.ZodType>(
  tool: Omit<AgentTool, "input" | "run"> & {
    input: Schema;
    run: (tx: Tx<"session">, input: z.output<Schema>, context: ToolContext) => Promise<ToolAnswer>;
  },
): AgentTool {
  return tool as AgentTool;
}
