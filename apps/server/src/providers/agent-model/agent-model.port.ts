import type { z } from "zod";

/** A tool as the model is told of it. */
export interface ModelTool {
  description: string;
  input: z.ZodType;
}

/** A tool that the model calls, with what it gives. */
export interface ModelCall {
  id: string;
  tool: string;
  input: unknown;
}

/** What is said to the model, in order: by the person or us, by the model itself, and what its tools answered. */
export type ModelTurn =
  | { by: "user"; text: string }
  | { by: "model"; turn: unknown }
  | { by: "tools"; answers: readonly { call: ModelCall; answer: string }[] };

/** One asking of the model. */
export interface ModelAsk {
  instructions: string;
  turns: readonly ModelTurn[];
  tools: Readonly<Record<string, ModelTool>>;
  /** The tools are there to explain earlier calls, and may be called no more. */
  mustAnswer: boolean;
  mostOutputTokens: number;
  signal: AbortSignal;
}

/** What comes of an asking: its text in pieces, the tools that it calls, and at its end the turn to give back next time. */
export type ModelPart =
  | { kind: "text"; text: string }
  | { kind: "call"; call: ModelCall }
  | { kind: "end"; turn: unknown; inputTokens: number; outputTokens: number };

/** A language model. */
export interface AgentModel {
  /** Asks once; throws where no whole answer comes, and as soon as the signal says so. */
  ask(ask: ModelAsk): AsyncIterable<ModelPart>;
}
