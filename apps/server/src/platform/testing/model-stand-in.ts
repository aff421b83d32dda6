import { createServer } from "node:http";
import type { ServerResponse } from "node:http";

/** What a played model is asked: the whole of it, and what was said and answered in order. */
export interface ModelAsked {
  /** Every byte of the body. */
  body: string;
  path: string;
  tools: string[];
  /** The texts of the conversation without our instructions: of the person, and of the tools. */
  heard: string[];
  /** How many times the model spoke in this conversation. */
  turn: number;
}

/** What a played model does: says pieces, calls tools, ends oddly, or falls silent. */
export interface ModelActs {
  say?: readonly string[];
  calls?: readonly { tool: string; input: unknown }[];
  /** Milliseconds between pieces. */
  pauseMs?: number;
  finish?: "stop" | "length" | "none";
  /** After the pieces nothing more comes. */
  hangs?: boolean;
  /** How many tokens it claims to have read and written. */
  tokens?: { input: number; output: number };
}

const usualTokens = { input: 1000, output: 100 };

/** A language model that a test plays, by the protocols of three makers, streaming. */
export interface ModelStandIn {
  url: string;
  asked: ModelAsked[];
  /** How many conversations the other side broke off. */
  brokenOff: () => number;
  /** Says how it acts from now on. */
  act: (play: (asked: ModelAsked) => ModelActs) => void;
  close: () => Promise<void>;
}

interface Body {
  messages?: { role: string; content?: unknown }[];
  contents?: { role: string; parts: Record<string, unknown>[] }[];
  tools?: {
    function?: { name: string };
    name?: string;
    functionDeclarations?: { name: string }[];
  }[];
}

/** Opens a model on a free port of this machine. */
export async function openModelStandIn(): Promise<ModelStandIn> {
  const asked: ModelAsked[] = [];
  let broken = 0;
  let play: (one: ModelAsked) => ModelActs = () => ({ say: ["Hello."] });
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (part: string) => (body += part));
    request.on("end", () => {
      const one = readAsked(request.url ?? "", body);
      asked.push(one);
      response.on("close", () => {
        if (!response.writableFinished) broken += 1;
      });
      void speak(response, one.path, play(one));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}/v1`,
    asked,
    brokenOff: () => broken,
    act: (next) => {
      play = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function readAsked(path: string, body: string): ModelAsked {
  const { messages = [], contents = [], tools = [] } = JSON.parse(body) as Body;
  const said = [...messages.filter(({ role }) => role !== "system"), ...contents];
  const isModel = ({ role }: { role: string }): boolean => role === "assistant" || role === "model";
  return {
    body,
    path,
    tools: tools.flatMap((one) => [
      ...(one.functionDeclarations ?? []).map(({ name }) => name),
      ...[one.function?.name ?? one.name ?? []].flat(),
    ]),
    heard: said.filter((one) => !isModel(one)).map((one) => textOf(one)),
    turn: said.filter(isModel).length,
  };
}

function textOf(message: object): string {
  const content = (message as { content?: unknown }).content;
  return typeof content === "string" ? content : JSON.stringify(message);
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function speak(response: ServerResponse, path: string, acts: ModelActs): Promise<void> {
  response.writeHead(200, { "content-type": "text/event-stream" });
  const speaker = path.includes("/messages")
    ? anthropic
    : path.includes(":stream")
      ? google
      : openAi;
  const write = (data: object, event?: string): void =>
    void response.write(`${event ? `event: ${event}\n` : ""}data: ${JSON.stringify(data)}\n\n`);
  const { begin, text, call, end } = speaker(write, acts.tokens ?? usualTokens);
  begin();
  for (const [at, piece] of (acts.say ?? []).entries()) {
    if (at > 0 && acts.pauseMs) await pause(acts.pauseMs);
    text(piece);
  }
  for (const [at, { tool, input }] of (acts.calls ?? []).entries()) call(at, tool, input);
  if (acts.hangs) return;
  if (acts.finish !== "none") end((acts.calls ?? []).length > 0, acts.finish === "length");
  response.end();
}

interface Speaker {
  begin: () => void;
  text: (piece: string) => void;
  call: (at: number, tool: string, input: unknown) => void;
  end: (isCall: boolean, isCut: boolean) => void;
}

type Write = (data: object, event?: string) => void;

/** How many tools were called, for ids that tell calls apart. */
let calls = 0;

type Tokens = typeof usualTokens;

const openAi = (write: Write, { input: read, output: written }: Tokens): Speaker => {
  const chunk = (choice: object, more: object = {}): void =>
    write({
      id: "x",
      object: "chat.completion.chunk",
      created: 1,
      model: "m",
      choices: [{ index: 0, ...choice }],
      ...more,
    });
  return {
    begin: () => chunk({ delta: { role: "assistant", content: "" } }),
    text: (content) => chunk({ delta: { content } }),
    call: (index, name, input) =>
      chunk({
        delta: {
          tool_calls: [
            {
              index,
              id: `call_${(calls += 1)}`,
              type: "function",
              function: { name, arguments: JSON.stringify(input) },
            },
          ],
        },
      }),
    end: (isCall, isCut) =>
      chunk(
        { delta: {}, finish_reason: isCut ? "length" : isCall ? "tool_calls" : "stop" },
        {
          usage: {
            prompt_tokens: read,
            completion_tokens: written,
            total_tokens: read + written,
          },
        },
      ),
  };
};

const anthropic = (write: Write, { input: read, output: written }: Tokens): Speaker => {
  let blocks = 0;
  const send = (type: string, data: object): void => write({ type, ...data }, type);
  const block = (content: object, delta: object): void => {
    send("content_block_start", { index: blocks, content_block: content });
    send("content_block_delta", { index: blocks, delta });
    send("content_block_stop", { index: blocks });
    blocks += 1;
  };
  return {
    begin: () =>
      send("message_start", {
        message: {
          id: "m",
          type: "message",
          role: "assistant",
          model: "m",
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: { input_tokens: read, output_tokens: 1 },
        },
      }),
    text: (text) => block({ type: "text", text: "" }, { type: "text_delta", text }),
    call: (index, name, input) =>
      block(
        { type: "tool_use", id: `toolu_${index}`, name, input: {} },
        { type: "input_json_delta", partial_json: JSON.stringify(input) },
      ),
    end: (isCall, isCut) => {
      const reason = isCut ? "max_tokens" : isCall ? "tool_use" : "end_turn";
      send("message_delta", {
        delta: { stop_reason: reason, stop_sequence: null },
        usage: { output_tokens: written },
      });
      send("message_stop", {});
    },
  };
};

const google = (write: Write, { input: read, output: written }: Tokens): Speaker => {
  const part = (one: object, more: object = {}): void =>
    write({
      candidates: [{ content: { role: "model", parts: [one] }, index: 0, ...more }],
      usageMetadata: {
        promptTokenCount: read,
        candidatesTokenCount: written,
        totalTokenCount: read + written,
      },
    });
  return {
    begin: () => undefined,
    text: (text) => part({ text }),
    call: (_index, name, args) => part({ functionCall: { name, args } }),
    end: (_isCall, isCut) => part({ text: "" }, { finishReason: isCut ? "MAX_TOKENS" : "STOP" }),
  };
};
