import { useBackCloses } from "./useBackCloses.ts";
import { useSwallowsSecondTap } from "./useSwallowsSecondTap.ts";

/** What a sheet does while it is open, and when it closes; draws nothing. */
export function OpenSheet({ close }: { close: () => void }) {
  useBackCloses(close);
  useSwallowsSecondTap();
  return null;
}
