import type { StandInState, StandInSubscription, StandInTransaction } from "./stand-in.state.ts";

/** What can be done to a checkout of the stand-in. */
export type CheckoutAct = "pay" | "refuse";

/** What can be done to a subscription of the stand-in, by buttons and by command. */
export const standInActs = [
  "renew",
  "refuse-card",
  "accept-card",
  "refund",
  "refund-half",
  "chargeback",
  "chargeback-reverse",
  "cancel-now",
  "pause",
  "resume",
] as const;

/** Something that can be done to a subscription. */
export type StandInAct = (typeof standInActs)[number];

/** Delivers one event: returns the status that it was answered with. */
export type PostEvent = (body: string, signature: string) => Promise<number>;

/** The card provider of the demo, of development and of tests: it speaks Paddle's API, and no money moves. */
export interface StandIn {
  /** Returns the address of its API, which listens on this machine only. */
  address: () => Promise<string>;
  findTransaction: (id: string) => Promise<StandInTransaction | undefined>;
  findSubscription: (id: string) => Promise<StandInSubscription | undefined>;
  onCheckout: (id: string, act: CheckoutAct, email: string) => Promise<void>;
  /** Returns whether it could be done. */
  onSubscription: (id: string, act: StandInAct) => Promise<boolean>;
  letPass: (id: string, days: number) => Promise<void>;
  /** Lets deliveries go wrong, or right again. */
  setTrouble: (trouble: Partial<StandInState["trouble"]>) => Promise<void>;
  readState: () => Promise<StandInState>;
  /** Sets how events are delivered. */
  deliverBy: (post: PostEvent) => void;
  /** Delivers what is due; returns how many events were answered well. */
  deliver: () => Promise<number>;
  /** Delivers every second from now on. */
  start: () => void;
  close: () => Promise<void>;
}
