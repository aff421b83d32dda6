import { useState } from "react";
import type { SaveQuestion } from "./use-save-order.ts";

/** Returns how to answer a question of saving; after a yes its dialog waits until the order is saved. */
export function useAnswer(question: SaveQuestion): {
  isSaving: boolean;
  say: (isWanted: boolean) => void;
} {
  const [agreed, setAgreed] = useState<SaveQuestion | null>(null);
  const say = (isWanted: boolean): void => {
    if (isWanted) setAgreed(question);
    question.answer(isWanted);
  };
  return { isSaving: agreed === question, say };
}
