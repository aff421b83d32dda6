/** The name of a step, without what runs it. */
interface NamedStep {
  name: string;
}

export function chooseSteps(steps: NamedStep[], names: string[]): NamedStep[];
export function chooseStepsOrFiles(
  steps: NamedStep[],
  names: string[],
  listFileSteps: (files: string[]) => NamedStep[],
): NamedStep[];
