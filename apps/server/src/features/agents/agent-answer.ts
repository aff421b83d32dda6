import type { Deps } from "../../platform/feature/deps.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { businessAgent } from "@marzipan/contract/agents";
import type { ReplyOf } from "@marzipan/contract/endpoint";

/** What an agent answers, before quota and type are told next to it. */
export type AgentAnswer = Pick<
  ReplyOf<typeof businessAgent>,
  | "reply"
  | "answeredBy"
  | "sources"
  | "figures"
  | "chart"
  | "table"
  | "actions"
  | "choices"
  | "basis"
> & {
  /** It returns the question; what is not understood is not counted as a consultation. */
  isAnswered: boolean;
};

/** Who waits for an answer. */
export interface Listener {
  /** From here on nothing is refused any more that could be refused before. */
  begin(): void;
  /** Receives a piece of the answer. */
  text(piece: string): void;
  /** Called when what was sent so far is withdrawn. */
  again(): void;
  /** Called when no one listens any more. */
  readonly gone: AbortSignal;
}

/** What answering works with: transactions under the caller's proof, and who calls. */
export interface Asking {
  deps: Pick<Deps, "agentModel" | "config" | "database" | "log" | "now">;
  transact: <T>(work: (tx: Tx<"session">) => Promise<T>) => Promise<T>;
  /** Reads one state of the rows and changes nothing. */
  snapshot: <T>(work: (tx: Tx<"session">) => Promise<T>) => Promise<T>;
  accountId: string;
}
