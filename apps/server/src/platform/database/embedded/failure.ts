import { StartupError } from "../../errors/startup-error.ts";

function codeOf(error: unknown): string | undefined {
  return error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
}

function lastComplaint(output: string): string {
  const lines = output.split("\n").filter((line) => line.trim() !== "");
  const complaint = lines.findLast((line) => /(FATAL|PANIC|error):/.test(line)) ?? lines.at(-1);
  return (complaint ?? "it ended without a word").replace(/^.*?(FATAL|PANIC|error):\s*/, "").trim();
}

/**
 * Turns what PostgreSQL's programs wrote before they gave up into the sentence that a person can act
 * on: a full disk, a folder out of reach, memory, or else the program's own last complaint.
 */
export function explainOutput(output: string, dataDir: string): StartupError {
  if (/No space left on device|Disk quota exceeded/i.test(output)) return diskFull(dataDir);
  if (/Permission denied|Operation not permitted|must be owned/i.test(output)) {
    return outOfReach(dataDir);
  }
  if (
    /could not (create|map|resize|attach).{0,99}shared memory|Cannot allocate memory/i.test(output)
  ) {
    return new StartupError(
      "The computer has too little memory left for Marzipan's database: close other programs and start again.",
    );
  }
  if (/could not look up effective user ID/.test(output)) {
    return new StartupError(
      "Marzipan's database needs a user that this computer knows by name: run Marzipan as a user listed in /etc/passwd, or set DATABASE_URL.",
    );
  }
  return new StartupError(
    `Marzipan's database in ${dataDir} could not start: ${lastComplaint(output)}`,
  );
}

/**
 * Turns a system error met while preparing the data folder into a `StartupError`; a `StartupError`
 * stays as it is, and any other error is thrown again by the reader, being a defect.
 */
export function explainSystemError(error: unknown, dataDir: string): unknown {
  if (error instanceof StartupError) return error;
  const code = codeOf(error);
  if (code === "ENOSPC" || code === "EDQUOT") return diskFull(dataDir);
  if (code === "EACCES" || code === "EPERM" || code === "EROFS") return outOfReach(dataDir);
  if (code === "ENOTDIR" || code === "EEXIST") {
    return new StartupError(
      `${dataDir} is not a folder: choose a folder for Marzipan's data with DATA_DIR.`,
    );
  }
  return error;
}

/** The sentence for a data folder whose disk has no room left. */
export function diskFull(dataDir: string): StartupError {
  return new StartupError(
    `The disk that holds Marzipan's data folder ${dataDir} is full: free at least 200 MB, or choose another folder with DATA_DIR.`,
  );
}

function outOfReach(dataDir: string): StartupError {
  const who = process.getuid?.() === 0 ? "its database's account" : "this user";
  return new StartupError(
    `The data folder ${dataDir} cannot be used by ${who}: choose another folder with DATA_DIR, or start Marzipan as the user who owns it.`,
  );
}
