/** What a check found: a sentence for each defect, and one line about what was checked. */
export interface Findings {
  complaints: readonly string[];
  fine: string;
}

/** Prints a check's findings: one line without findings, else the list with exit code 1. */
export function reportFindings(name: string, { complaints, fine }: Findings): void {
  if (complaints.length === 0) {
    console.log(`${name}: ${fine}`);
    return;
  }
  console.error(`${name}: ${complaints.length} to fix`);
  for (const complaint of complaints) console.error(`  ${complaint}`);
  process.exitCode = 1;
}
