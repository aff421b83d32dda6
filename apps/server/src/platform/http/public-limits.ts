/** How many uncached public responses one address gets from this process, and how many are made at once. */
export interface PublicLimits {
  windowMs: number;
  /** Responses of one address in a window. */
  responses: number;
  /** Pictures and other files of one address in a window: a page embeds many. */
  files: number;
  /** How many responses are made at the same time; the others wait. */
  atOnce: number;
  /** How many may wait, of all addresses and of one. */
  mostWaiting: number;
  mostWaitingEach: number;
  /** How long a refusal is delayed, so that a client which repeats at once costs little, in milliseconds. */
  refusalDelayMs: number;
}

/** The limits of a server. One response costs up to 10 ms of the event loop. */
export const publicLimits: PublicLimits = {
  windowMs: 10_000,
  responses: 300,
  files: 6000,
  atOnce: 4,
  mostWaiting: 1200,
  mostWaitingEach: 300,
  refusalDelayMs: 1000,
};
