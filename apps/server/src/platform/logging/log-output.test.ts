import { execFileSync } from "node:child_process";
import { closeSync, constants, openSync, readFileSync, readSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, expect, it } from "vitest";
import { openLogOutput } from "./log-output.ts";

const opened: number[] = [];
afterEach(() => opened.splice(0).forEach((descriptor) => closeSync(descriptor)));

function open(file: string, flags: string | number): number {
  const descriptor = openSync(file, flags);
  opened.push(descriptor);
  return descriptor;
}

/** Reads what a pipe holds now; an empty one does not hold up the thread on which the output waits for its writes. */
function readWaiting(reader: number, bytes: Buffer): string {
  try {
    return bytes.toString("utf8", 0, readSync(reader, bytes));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EAGAIN") return "";
    throw error;
  }
}

it("drops what a full disk does not take, and goes on", async () => {
  const output = openLogOutput(open("/dev/full", "w"));
  for (let line = 0; line < 1000; line += 1) output.write(`{"line":${line}}\n`);
  expect(await output.isWritten(5000)).toBe(true);
  output.write("{}\n");
  output.writeNow();
  expect(await output.isWritten(5000)).toBe(true);
});

it("drops lines while the reader is stalled, and says how many when it resumes", async () => {
  const fifo = path.join(tmpdir(), `marzipan-log-${process.pid}`);
  execFileSync("mkfifo", [fifo]);
  try {
    const reader = open(fifo, constants.O_RDWR | constants.O_NONBLOCK);
    const output = openLogOutput(open(fifo, "w"));
    const line = `${"x".repeat(999)}\n`;
    for (let count = 0; count < 3000; count += 1) output.write(line);
    expect(await output.isWritten(50)).toBe(false);
    const bytes = Buffer.alloc(65_536);
    let said = "";
    const writing = output.isWritten(10_000);
    let isDone = false;
    void writing.then(() => (isDone = true));
    while (!isDone) {
      said += readWaiting(reader, bytes);
      await new Promise((resolve) => setImmediate(resolve));
    }
    output.write("the next\n");
    expect(await output.isWritten(5000)).toBe(true);
    said += readWaiting(reader, bytes);
    expect(said).toMatch(/"lost":\d{3,},"msg":"log lines were lost"}\nthe next\n$/);
  } finally {
    rmSync(fifo);
  }
});

it("writes every line in its order to a file", async () => {
  const file = path.join(tmpdir(), `marzipan-log-${process.pid}.txt`);
  const output = openLogOutput(open(file, "w"));
  for (let line = 0; line < 500; line += 1) output.write(`${line}\n`);
  expect(await output.isWritten(5000)).toBe(true);
  const lines = readFileSync(file, "utf8").trim().split("\n");
  rmSync(file);
  expect(lines).toEqual(Array.from({ length: 500 }, (_none, line) => String(line)));
});
