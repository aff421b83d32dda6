import type { businessAgent } from "@marzipan/contract/agents";
import type { ReplyOf } from "@marzipan/contract/endpoint";

/** Answers a reply as server-sent events: its text line by line (`text`), then the whole (`reply`). */
export function asEvents(answer: ReplyOf<typeof businessAgent>): string {
  const event = (name: string, data: unknown): string =>
    `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
  const lines = answer.reply.split("\n").map((line) => event("text", { text: `${line}\n` }));
  return lines.join("") + event("reply", answer);
}
