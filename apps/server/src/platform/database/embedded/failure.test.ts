import { describe, expect, it } from "vitest";
import { StartupError } from "../../errors/startup-error.ts";
import { explainOutput, explainSystemError } from "./failure.ts";

function systemError(code: string) {
  return Object.assign(new Error(code), { code });
}

describe("what PostgreSQL's programs say before they give up", () => {
  it.each([
    [
      'FATAL:  could not write lock file "postmaster.pid": No space left on device',
      "The disk that holds Marzipan's data folder /d is full",
    ],
    [
      'PANIC:  could not write to file "pg_wal/xlogtemp.1": Disk quota exceeded',
      "The disk that holds Marzipan's data folder /d is full",
    ],
    [
      'initdb: error: could not access directory "/d/postgres": Permission denied',
      "The data folder /d cannot be used by",
    ],
    [
      "FATAL:  could not map anonymous shared memory: Cannot allocate memory",
      "The computer has too little memory left",
    ],
    [
      "initdb: error: could not look up effective user ID 1234: user does not exist",
      "Marzipan's database needs a user that this computer knows by name",
    ],
  ])("becomes a sentence to act on: %s", (output, sentence) => {
    expect(explainOutput(`LOG:  starting\n${output}\n`, "/d").message).toContain(sentence);
  });

  it("is passed on in one line when nobody knows it", () => {
    const output = "LOG:  starting\nFATAL:  the moon is full\nLOG:  database system is shut down\n";
    expect(explainOutput(output, "/d").message).toBe(
      "Marzipan's database in /d could not start: the moon is full",
    );
  });
});

describe("a system error on the data folder", () => {
  it.each(["ENOSPC", "EDQUOT", "EACCES", "EPERM", "EROFS", "ENOTDIR", "EEXIST"])(
    "%s names the folder and DATA_DIR",
    (code) => {
      const reason = explainSystemError(systemError(code), "/d");
      expect(reason).toBeInstanceOf(StartupError);
      expect(String(reason)).toMatch(/\/d\b.*DATA_DIR/);
    },
  );

  it("of another kind stays what it was", () => {
    const defect = new TypeError("x is undefined");
    expect(explainSystemError(defect, "/d")).toBe(defect);
  });
});
