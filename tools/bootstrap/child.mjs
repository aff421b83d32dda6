import { spawn } from "node:child_process";
import { constants } from "node:os";
import { Failure } from "./failure.mjs";
import { root } from "./project.mjs";

const repeatWithinMs = 1000;

/** Forwards a stop signal to the child, once: a terminal and npm both deliver the same Ctrl-C. */
function passSignalsTo(child, signals, keepsSignal = false) {
  let lastAt = -Infinity;
  const pass = (signal) => {
    if (performance.now() - lastAt < repeatWithinMs) return;
    lastAt = performance.now();
    child.kill(keepsSignal ? signal : "SIGTERM");
  };
  for (const signal of signals) process.on(signal, pass);
  return () => signals.forEach((signal) => process.off(signal, pass));
}

function ignoreWhileWaiting(signal) {
  const ignore = () => undefined;
  process.on(signal, ignore);
  return () => process.off(signal, ignore);
}

/**
 * Starts a program in the project's root with our terminal. With `ownSession` it runs in a process
 * group of its own, which the terminal's Ctrl-C does not reach: it gets one SIGTERM from us instead
 * (with `keepsSignal` the signal that we got), and inherits a pipe as descriptor 3 that closes when
 * this process dies. With `hear` what it says goes there and not to the terminal. Returns `{ child, ended }`, where `ended` resolves to the exit code (128 plus
 * the number for a signal).
 */
export function startChild(
  file,
  args,
  { env = process.env, ownSession = false, keepsSignal = false, hear = null } = {},
) {
  const says = hear ? "pipe" : "inherit";
  const child = spawn(file, args, {
    cwd: root,
    env,
    detached: ownSession,
    stdio: ["inherit", says, says, ...(ownSession ? ["pipe"] : [])],
  });
  for (const stream of hear ? [child.stdout, child.stderr] : []) stream.on("data", hear);
  child.stdio[3]?.on("error", () => undefined);
  const undo = ownSession
    ? [passSignalsTo(child, ["SIGINT", "SIGTERM", "SIGHUP"], keepsSignal)]
    : [ignoreWhileWaiting("SIGINT"), passSignalsTo(child, ["SIGTERM", "SIGHUP"])];
  const ended = new Promise((resolve, reject) => {
    child.once("error", (error) => {
      reject(
        new Failure(
          `${file} could not be run (${error.code}): remove node_modules and run it again.`,
        ),
      );
    });
    child.once("close", (code, signal) => {
      undo.forEach((step) => step());
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
  return { child, ended };
}

/** Runs a program to its end and returns its exit code. */
export function runChild(file, args, options) {
  return startChild(file, args, options).ended;
}
