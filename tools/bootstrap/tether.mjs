import { Socket } from "node:net";
import { isMainThread } from "node:worker_threads";

/**
 * Loaded before a server: tells it, as `disconnect`, when the command that started it is gone without a word. Node
 * loads this for every thread too, and a thread must leave the pipe alone: its end would close the descriptor for
 * the whole process, the next connection would get the number, and the next thread would take that connection's
 * end for the end of the command.
 */
function holdTether() {
  const tether = new Socket({ fd: 3, readable: true, writable: false });
  tether.on("error", () => undefined);
  tether.on("close", () => {
    if (process.listenerCount("disconnect") > 0) process.emit("disconnect");
    else process.kill(process.pid, "SIGTERM");
  });
  tether.resume();
  tether.unref();
}

if (isMainThread) holdTether();
