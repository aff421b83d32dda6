import type { businessAgent } from "@marzipan/contract/agents";
import type { ReplyOf } from "@marzipan/contract/endpoint";

/** What an agent answers, before quota and type are told beside it. */
export type AgentAnswer = Pick<
  ReplyOf<typeof businessAgent>,
  "reply" | "sources" | "figures" | "actions"
> & {
  /** It answers the question; what is not understood is not counted as a consultation. */
  isAnswered: boolean;
};
