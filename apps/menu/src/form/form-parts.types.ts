import type { Order } from "../island/order.ts";
import type { Draft } from "./draft.ts";
import type { FormSpeech } from "./form-speech.ts";

/** A change of the form: what changes, or how it follows from what is there. */
export type Change = Partial<Draft> | ((now: Draft) => Partial<Draft>);

/** What every part of the form is given. */
export interface PartProps {
  order: Order;
  speech: FormSpeech;
  draft: Draft;
  change: (change: Change) => void;
  /** What is wrong with a field of the body, in words. */
  problemOf: (path: string) => string | undefined;
}
