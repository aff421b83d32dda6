/**
 * Fills the house, and only then lets its jobs begin: housekeeping would end the sessions of the year that
 * the demo walks through. Answers whether something was filled and how the jobs are stopped; what fails to
 * fill leaves no jobs behind.
 */
export async function fillThenWork(
  fill: () => Promise<boolean>,
  startJobs: () => Promise<() => Promise<void>>,
): Promise<{ isFilled: boolean; stopJobs: () => Promise<void> }> {
  const isFilled = await fill();
  return { isFilled, stopJobs: await startJobs() };
}
