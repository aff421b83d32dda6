import type { LanguageModel, ModelMessage, ToolSet } from "ai";
import type { ModelConfig } from "../../platform/config/models.ts";
import { OutsideFailure } from "../../platform/outside/outside-call.ts";
import { openModel } from "../../platform/outside/open-model.ts";
import type { AgentModel, ModelAsk, ModelPart, ModelTurn } from "./agent-model.port.ts";

/** More than any answer has: what goes on beyond it is a flood. */
const mostBytes = 1024 * 1024;
const mostLetters = 24_000;
/** Where a provider does not say what it counted, so many letters are taken for a token. */
const lettersPerToken = 2;

/** Opens a hosted model at its first ask by its provider's own protocol, streaming; nothing is tried again. */
export function createHostedModel(config: ModelConfig): AgentModel {
  let opened: Promise<LanguageModel> | undefined;
  return {
    ask: async function* (ask) {
      const { streamText } = await import("ai");
      const model = await (opened ??= openModel(config, boundedFetch));
      const failure: { error?: unknown } = {};
      const messages = ask.turns.flatMap(toMessages);
      const result = streamText({
        model,
        instructions: ask.instructions,
        messages,
        tools: toTools(ask),
        ...(ask.mustAnswer ? { toolChoice: "none" as const } : {}),
        maxOutputTokens: ask.mostOutputTokens,
        maxRetries: 0,
        abortSignal: ask.signal,
        onError: ({ error }) => void (failure.error ??= error),
      });
      let letters = 0;
      for await (const part of result.stream) {
        ask.signal.throwIfAborted();
        if (part.type === "error")
          throw new OutsideFailure("the model failed", { cause: part.error });
        if (part.type === "abort") throw new OutsideFailure("the model was stopped");
        if (part.type === "text-delta") {
          letters += part.text.length;
          if (letters > mostLetters) throw new OutsideFailure("the model answers without an end");
          yield { kind: "text", text: part.text };
        }
        if (part.type === "tool-call") {
          yield {
            kind: "call",
            call: { id: part.toolCallId, tool: part.toolName, input: part.input as unknown },
          };
        }
      }
      if (failure.error !== undefined) {
        throw new OutsideFailure("the model failed", { cause: failure.error });
      }
      const [reason, usage, turn] = await Promise.all([
        result.finishReason,
        result.usage,
        result.responseMessages,
      ]);
      if (reason !== "stop" && reason !== "tool-calls") {
        throw new OutsideFailure(`the model ended by ${reason}`);
      }
      yield endOf(turn, { ask, messages, letters }, usage);
    },
  };
}

function endOf(
  turn: ModelMessage[],
  { ask, messages, letters }: { ask: ModelAsk; messages: ModelMessage[]; letters: number },
  usage: { inputTokens: number | undefined; outputTokens: number | undefined },
): ModelPart {
  const sent = ask.instructions.length + JSON.stringify(messages).length;
  return {
    kind: "end",
    turn,
    inputTokens: tokensOf(usage.inputTokens, sent),
    outputTokens: tokensOf(usage.outputTokens, letters),
  };
}

/** Returns the tokens that a model claims, or an estimate from the letters where it claims none or fewer. */
function tokensOf(claimed: number | undefined, letters: number): number {
  return claimed !== undefined && claimed > 0 ? claimed : Math.ceil(letters / lettersPerToken);
}

function toMessages(turn: ModelTurn): ModelMessage[] {
  if (turn.by === "user") return [{ role: "user", content: turn.text }];
  if (turn.by === "model") return turn.turn as ModelMessage[];
  return [
    {
      role: "tool",
      content: turn.answers.map(({ call, answer }) => ({
        type: "tool-result" as const,
        toolCallId: call.id,
        toolName: call.tool,
        output: { type: "text" as const, value: answer },
      })),
    },
  ];
}

function toTools({ tools }: ModelAsk): ToolSet {
  return Object.fromEntries(
    Object.entries(tools).map(([name, { description, input }]) => [
      name,
      { description, inputSchema: input } as ToolSet[string],
    ]),
  );
}

/** Fetches without following redirects, and breaks off answers that are longer than any is. */
const boundedFetch: typeof fetch = async (input, init) => {
  const answer = await fetch(input, { ...init, redirect: "error" });
  if (answer.body === null) return answer;
  let bytes = 0;
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform: (piece, controller) => {
      bytes += piece.byteLength;
      if (bytes > mostBytes) controller.error(new OutsideFailure("the model floods"));
      else controller.enqueue(piece);
    },
  });
  return new Response(answer.body.pipeThrough(bounded), answer);
};
