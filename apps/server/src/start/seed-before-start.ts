/**
 * Fills the demo before the jobs start: the clean-up would delete the sessions of the year that the
 * demo's script walks through, since they have expired by now. Returns whether something was filled
 * and how to stop the jobs; when filling fails no job has been started.
 */
export async function seedBeforeStart(
  fill: () => Promise<boolean>,
  startJobs: () => Promise<() => Promise<void>>,
): Promise<{ isFilled: boolean; stopJobs: () => Promise<void> }> {
  const isFilled = await fill();
  return { isFilled, stopJobs: await startJobs() };
}
