import { showLater } from "./toasts.ts";

/** Returns the function that shows a short message: `showToast(text)`. Never the only copy of an error. */
export function useToast(): (text: string) => void {
  return showLater;
}
