/** What a check found: a sentence for each defect, and one line that says what was looked at. */
export interface Findings {
  complaints: readonly string[];
  fine: string;
}

/** Prints a check's findings: one line when all is well, else the list, and makes the process fail. */
export function reportFindings(name: string, { complaints, fine }: Findings): void {
  if (complaints.length === 0) {
    console.log(`${name}: ${fine}`);
    return;
  }
  console.error(`${name}: ${complaints.length} to mend`);
  for (const complaint of complaints) console.error(`  ${complaint}`);
  process.exitCode = 1;
}
