import type { Run } from "../sending/import-run.ts";

/** The steps of an import, in their order. */
export const steps = ["file", "columns", "check", "import"] as const;

/** A step of an import. */
export type Step = (typeof steps)[number];

/**
 * Returns the step that is shown: that of the address, if there is a file for it; the last while rows come in, whatever
 * the address says.
 */
export function findStep(
  asked: string | undefined,
  { hasDraft, run }: { hasDraft: boolean; run: Run["status"] | null },
): Step {
  if (run !== null && run !== "done") return "import";
  const step = steps.find((one) => one === asked) ?? "file";
  if (step === "import") return run === null ? "file" : "import";
  return hasDraft ? step : "file";
}
