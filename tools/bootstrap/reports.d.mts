/** What a step passed and failed; `failures` and `repeated` name tests, each with the first line of its error. */
interface Count {
  passed: number;
  failed: number;
  failures: string[];
  repeated: string[];
}

export function readTests(report: unknown): Count;
export function readJourneys(report: unknown): Count;

/** What a step that ended with an exit code counts, read from its report where it has one. */
export function countStep(
  step: { report?: string; read?: (report: unknown) => Count },
  code: number,
): Count;
