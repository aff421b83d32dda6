import { Socket } from "node:net";
import { isMainThread } from "node:worker_threads";

/**
 * Preloaded into a server: emits `disconnect` when the command that started it has died, which
 * shows as the end of the inherited pipe. Node preloads this in every worker thread too, and a
 * worker must not open the pipe: closing it would close the descriptor of the whole process, the
 * next connection would be given the same number, and the next worker would take the end of that
 * connection for the end of the command.
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
