import type { Logger } from "pino";
import type { LogOutput } from "../logging/log-output.ts";

/** Signals that ask a process to end: by a person, a service manager, a closed terminal. */
const askingSignals = ["SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT"] as const;

const writtenWithinMs = 1000;

/** Watches for everything that ends the process, and says why it does. */
export interface Ending {
  /** Sets what to do when the process is asked to end; before, it ends at once. */
  whenAsked(stop: () => Promise<Record<string, unknown>>): void;
}

/**
 * Watches for the end of this process: signals, the command that started it gone, errors that no one caught. The
 * first that asks is answered by stopping in order, a second one ends at once; an uncaught error ends at once with
 * exit code 1. Each end is logged with its cause, and where the log's level hides that, said in a line.
 */
export function watchEnd(log: Logger, output: LogOutput): Ending {
  let stop: (() => Promise<Record<string, unknown>>) | undefined;
  let isAsked = false;
  let isTold = false;
  const began = performance.now();

  const tell = (level: "info" | "fatal", facts: object, sentence: string): void => {
    isTold = true;
    const uptimeSeconds = Math.round((performance.now() - began) / 1000);
    log[level]({ ...facts, pid: process.pid, uptimeSeconds }, sentence);
    if (!log.isLevelEnabled(level)) output.write(`${sentence}\n`);
  };

  /** Exits once the log is written, or after a limit when the output's reader is stalled. */
  const leave = async (exitCode: number): Promise<void> => {
    process.exitCode = exitCode;
    if (await output.isWritten(writtenWithinMs)) process.exit(exitCode);
    process.kill(process.pid, "SIGKILL");
  };

  const fail = (error: unknown, cause: string): void => {
    tell("fatal", { err: error, cause }, `Marzipan ends because of a defect (${cause}).`);
    if (!log.isLevelEnabled("fatal")) output.write(`${describe(error)}\n`);
    void leave(1);
  };

  const ask = (cause: string, exitCode: number): void => {
    if (isAsked) {
      tell("info", { cause }, `Marzipan ends at once: asked a second time (${cause}).`);
      void leave(exitCode);
      return;
    }
    isAsked = true;
    tell("info", { cause }, `Marzipan stops (${cause}).`);
    if (!stop) {
      void leave(exitCode);
      return;
    }
    stop().then(
      (report) => {
        log.info({ ...report, cause }, "Marzipan has stopped.");
        return leave(0);
      },
      (error: unknown) => fail(error, "stopping failed"),
    );
  };

  const numbers = { SIGINT: 2, SIGTERM: 15, SIGHUP: 1, SIGQUIT: 3 } as const;
  for (const signal of askingSignals) process.on(signal, () => ask(signal, 128 + numbers[signal]));
  // The command that started this process holds a pipe open for as long as it lives (`tools/bootstrap/tether.mjs`).
  process.on("disconnect", () => ask("the command that started it is gone", 1));
  process.on("uncaughtException", (error) => fail(error, "uncaughtException"));
  process.on("unhandledRejection", (error) => fail(error, "unhandledRejection"));
  process.on("exit", (code) => {
    if (!isTold && code === 0) output.write("Marzipan ends: there is nothing left to do.\n");
    output.writeNow();
  });
  return {
    whenAsked: (act) => {
      stop = act;
    },
  };
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
