/** A step of a run: where its report is written, and how what passed, failed and was repeated is read from it. */
interface Step {
  report?: string;
  count?: (report: unknown) => [passed: number, failed: number, repeated?: string[]];
}

/** Answers what a step that ended with an exit code passed and failed, and which journeys passed only when repeated. */
export function countStep(
  step: Step,
  code: number,
): { passed: number; failed: number; repeated: string[] };
