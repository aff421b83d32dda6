import { write, writeSync } from "node:fs";
import type { DestinationStream } from "pino";

/** Where log lines go. What cannot be written is dropped and counted: a log never stops or ends its server. */
export interface LogOutput extends DestinationStream {
  write(line: string): void;
  /** Returns whether everything was written, or given up, within a time. */
  isWritten(withinMs: number): Promise<boolean>;
  /** Writes what waits without waiting, for a process that exits now. */
  writeNow(): void;
}

/** The most characters buffered while the reader is stalled; further lines are dropped. */
const mostWaiting = 1_000_000;
const againAfterMs = 100;

/**
 * Opens the output on a file descriptor. A full disk drops lines until writing works again, a
 * stalled reader gets the buffer when it resumes, and a closed one (EPIPE) ends all writing. The
 * first line after a gap says how many were lost.
 */
export function openLogOutput(descriptor = 1): LogOutput {
  let waiting: string[] = [];
  let waitingLength = 0;
  let underWay: Buffer | null = null;
  let lost = 0;
  let isGone = false;
  let tellWritten: (() => void)[] = [];

  const drop = (lines: number): void => {
    lost += lines;
  };

  const begin = (): void => {
    if (underWay !== null) return;
    if (waiting.length === 0) {
      for (const tell of tellWritten.splice(0)) tell();
      return;
    }
    underWay = Buffer.from(waiting.join(""));
    const lines = waiting.length;
    waiting = [];
    waitingLength = 0;
    send(underWay, lines);
  };

  const send = (bytes: Buffer, lines: number): void => {
    write(descriptor, bytes, (error, written) => {
      if (error?.code === "EAGAIN") {
        setTimeout(() => send(bytes, lines), againAfterMs);
        return;
      }
      if (!error && written < bytes.length) {
        send(bytes.subarray(written), lines);
        return;
      }
      if (error) drop(lines);
      if (error?.code === "EPIPE" || error?.code === "EBADF") isGone = true;
      underWay = null;
      begin();
    });
  };

  const add = (line: string): void => {
    waiting.push(line);
    waitingLength += line.length;
  };

  return {
    write: (line) => {
      if (isGone) return;
      if (waitingLength + line.length > mostWaiting) {
        drop(1);
        return;
      }
      if (lost > 0 && underWay === null) {
        add(
          `${JSON.stringify({ level: 40, time: Date.now(), lost, msg: "log lines were lost" })}\n`,
        );
        lost = 0;
      }
      add(line);
      begin();
    },
    isWritten: (withinMs) => {
      if (underWay === null && waiting.length === 0) return Promise.resolve(true);
      return new Promise((resolve) => {
        const timer = setTimeout(() => resolve(false), withinMs);
        tellWritten = [
          ...tellWritten,
          () => {
            clearTimeout(timer);
            resolve(true);
          },
        ];
      });
    },
    writeNow: () => {
      // During an asynchronous write it is unknown how much was written, and a second, synchronous
      // one could block for ever.
      if (underWay !== null || waiting.length === 0 || isGone) return;
      try {
        writeSync(descriptor, waiting.splice(0).join(""));
      } catch {
        isGone = true;
      }
    },
  };
}
